/** Keeps a keyboard's place on a board: when what had the focus is redrawn elsewhere, it follows. */

/** `_shown` is what the board shows: whenever it changes, the place is looked for. */
export function keepFocus(pane: HTMLElement, _shown: unknown): { update: () => void; destroy: () => void } {
  let last: string | null = null;

  const entered = (event: FocusEvent) => {
    last = (event.target as Element).closest<SVGElement>("[data-target]")?.dataset.target ?? null;
  };
  // Whoever goes elsewhere on purpose is not called back.
  const left = (event: Event) => {
    if (!pane.contains(event.target as Node)) last = null;
  };

  function update(): void {
    if (last === null || document.activeElement !== document.body) return;
    const same = pane.querySelector<SVGElement>(`[data-target="${CSS.escape(last)}"]`);
    (same ?? pane.querySelector<SVGElement>('[data-target][tabindex="0"]'))?.focus();
  }

  pane.addEventListener("focusin", entered);
  document.addEventListener("pointerdown", left);
  document.addEventListener("focusin", left);
  return {
    update,
    destroy() {
      document.removeEventListener("pointerdown", left);
      document.removeEventListener("focusin", left);
    },
  };
}
