/** Keeps keyboard focus on a board when the focused element is redrawn elsewhere. */

import { tick } from "svelte";

/** `_shown` is what the board shows; the focus is restored whenever it changes. */
export function keepFocus(pane: HTMLElement, _shown: unknown): { update: () => Promise<void>; destroy: () => void } {
  let last: string | null = null;

  const entered = (event: FocusEvent) => {
    last = (event.target as Element).closest<SVGElement>("[data-target]")?.dataset.target ?? null;
  };
  // Do not restore the focus after the user moved it elsewhere.
  const left = (event: Event) => {
    if (!pane.contains(event.target as Node)) last = null;
  };

  async function update(): Promise<void> {
    await tick(); // until the board has drawn it
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
