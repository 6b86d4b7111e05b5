/** Boards that are Svelte components, behind the contract's framework-free border. */

import { mount, unmount, type Component } from "svelte";
import type { BoardProps, Kit, Mount } from "./contract";
import { BOARD_ID, KIT } from "./kit/context";

/** One property of a mounted board. An unchanged one updates nothing. */
class Property {
  value = $state.raw<unknown>();

  constructor(value: unknown) {
    this.value = value;
  }
}

let boards = 0;

/** A shadow root has the theme's colours only if it adopts them. */
function adoptTheme(target: Element, kit: Kit): void {
  const root = target.getRootNode();
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(kit.theme)) {
    root.adoptedStyleSheets.push(kit.theme);
  }
}

/** `more`: further properties of the component, which stay the same. */
export function svelteBoard<P, M extends object = object>(
  component: Component<BoardProps<P> & M>,
  kit: Kit,
  more: M = {} as M,
): Mount<P> {
  return (target, given) => {
    const kept = new Map(Object.entries(given).map(([name, value]) => [name, new Property(value)]));
    const props = { ...more };
    for (const [name, property] of kept) {
      Object.defineProperty(props, name, { enumerable: true, get: () => property.value });
    }
    const context = new Map<string, unknown>([
      [KIT, kit],
      [BOARD_ID, `board-${(boards += 1)}`],
    ]);
    adoptTheme(target, kit);
    const shown = mount(component, { target, props: props as BoardProps<P> & M, context });
    return {
      update(next) {
        for (const [name, value] of Object.entries(next)) kept.get(name)!.value = value;
      },
      destroy: () => void unmount(shown),
    };
  };
}
