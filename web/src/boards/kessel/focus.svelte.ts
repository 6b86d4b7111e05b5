/** Moves keyboard focus to the answers of a question, and back to the board afterwards. */

export function leadFocus(
  drawing: () => SVGSVGElement | undefined,
  state: { readonly targets: unknown; readonly asks: boolean },
): void {
  let inside = false;
  let asked = false;

  $effect.pre(() => {
    void state.targets;
    inside = drawing()?.contains(document.activeElement) ?? false;
  });

  $effect(() => {
    void state.targets;
    const [begins, here] = [state.asks && !asked, drawing()];
    asked = state.asks;
    if (!inside || !here) return;
    const gone = !here.contains(document.activeElement);
    const next = here.querySelector<SVGGElement>(begins ? ".enabled" : "[tabindex='0']");
    if (begins || gone) next?.focus({ preventScroll: true });
  });
}
