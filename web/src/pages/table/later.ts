/** The parts of the game page that no one needs before the first move. */

export const loadPanels = () => import("./panels/PanelContent.svelte");
export const loadResult = () => import("./ending/Result.svelte");

const DELAY_MS = 3000;

/** Load them after the board, so that they are available even if the connection is lost. */
export function loadSoon(): () => void {
  const timer = setTimeout(() => {
    // What fails here is tried again when it is shown.
    void Promise.allSettled([loadPanels(), loadResult()]);
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
