/** Scrolls to a position on a page that is still growing. */

/** Give up after this time in milliseconds. */
const LONGEST = 10_000;
const GESTURES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Scroll as soon as the page is long enough, unless the user scrolls first. Returns a function that
 * cancels it.
 */
export function keepScrolling(place: number): () => void {
  const growing = new ResizeObserver(() => reach());
  const stop = () => {
    growing.disconnect();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const gesture of GESTURES) removeEventListener(gesture, stop);
  };
  const reach = () => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) < 1) stop();
  };
  for (const gesture of GESTURES) addEventListener(gesture, stop, { passive: true });
  const timer = setTimeout(stop, LONGEST);
  // Wait until the old page is gone, because it may be long enough.
  const frame = requestAnimationFrame(() => growing.observe(document.body));
  return stop;
}
