/** Moves keyboard focus to the answers of a question, and back to the board afterwards. */

/** The focused element of the document or shadow root that the drawing is in. */
const focused = (drawing: Node | undefined): Element | null =>
  (drawing?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;

export function leadFocus(
  drawing: () => SVGSVGElement | undefined,
  state: { readonly targets: unknown; readonly asks: boolean },
): void {
  let inside = false;
  let asked = false;

  $effect.pre(() => {
    void state.targets;
    inside = drawing()?.contains(focused(drawing())) ?? false;
  });

  $effect(() => {
    void state.targets;
    const [begins, here] = [state.asks && !asked, drawing()];
    asked = state.asks;
    if (!inside || !here) return;
    const gone = !here.contains(focused(here));
    const next = here.querySelector<SVGGElement>(begins ? ".enabled" : "[tabindex='0']");
    if (begins || gone) next?.focus({ preventScroll: true });
  });
}
