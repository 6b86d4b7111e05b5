/** Protects a game from errors of a board that comes from another package. */

import type { View } from "../wire/http";
import type { BoardModule, BoardProps, LiveEvent, Mount, Mounted } from "./contract";
import type { AnyBoard } from "./loader";

interface Guarded {
  view: View;
  own: unknown;
}

/** After the first error, the board that `instead` returns is used for the rest. */
export function guarded(board: AnyBoard, instead: () => AnyBoard): BoardModule<Guarded> {
  let other: AnyBoard | null = null;

  function attempt<T>(act: () => T, otherwise: T): T {
    if (other) return otherwise;
    try {
      return act();
    } catch (fault) {
      console.error("A board failed; the plain one is shown instead.", fault);
      other = instead();
      return otherwise;
    }
  }

  const propsOf = (props: BoardProps<Guarded>) =>
    ({ ...props, picture: other ? props.picture.view : props.picture.own }) as BoardProps;

  const mounting =
    (mount: Mount<unknown>): Mount<Guarded> =>
    (target, first) => {
      const shown = attempt<Mounted<unknown> | null>(() => mount(target, propsOf(first)), null);
      let plain: Mounted<unknown> | null = null;

      function update(props: BoardProps<Guarded>): void {
        if (shown) attempt(() => shown.update(propsOf(props)), undefined);
        if (!other) return;
        if (plain) return plain.update(propsOf(props));
        if (shown) removed(shown, target);
        plain = other.mount(target, propsOf(props));
      }
      if (other) update(first);
      return { update, destroy: () => (plain ? plain.destroy() : shown && removed(shown, target)) };
    };

  return {
    picture: (view, facts) => ({ view, own: attempt(() => board.picture(view, facts), null) }),
    after: ({ view, own }, fact) => ({ view, own: attempt(() => board.after(own, fact), null) }),
    during: ({ view, own }, fact) => ({ view, own: attempt(() => board.during?.(own, fact) ?? own, null) }),
    motion: ({ own }, fact) => attempt(() => board.motion(own, fact), null),
    prepare: (fact) => attempt(() => board.prepare?.(fact), undefined),
    ...(board.live && {
      live: ({ view, own }: Guarded, event: LiveEvent) => ({ view, own: attempt(() => board.live!(own, event), null) }),
    }),
    hidesOutcome: (fact) => attempt(() => board.hidesOutcome?.(fact) ?? false, false),
    hides: (happening, described) => attempt(() => board.hides?.(happening, described) ?? false, false),
    whenOver: ({ view, own }) => ({ view, own: attempt(() => board.whenOver?.(own) ?? own, null) }),
    comparable: ({ own }) => attempt(() => board.comparable?.(own) ?? own, null),
    counts: ({ own }) => attempt(() => board.counts?.(own) ?? [], []),
    standings: ({ own }) => attempt(() => board.standings?.(own) ?? [], []),
    stake: ({ own }) => attempt(() => board.stake?.(own) ?? null, null),
    out: ({ own }) => attempt(() => board.out?.(own) ?? [], []),
    ...(board.task && { task: ({ own }: Guarded) => attempt(() => board.task!(own), "") }),
    ...(board.describeMove && { describeMove: (text: string) => attempt(() => board.describeMove!(text), text) }),
    ...(board.readMove && { readMove: (typed: string) => attempt(() => board.readMove!(typed), typed) }),
    clue: ({ own }, move, legal, actor) => {
      const none = { targets: [], key: "", places: "" };
      return attempt(() => board.clue?.(own, move, legal, actor) ?? none, none);
    },
    mount: mounting(board.mount),
    ...(board.mountHand && { mountHand: mounting(board.mountHand) }),
  };
}

function removed(shown: Mounted<unknown>, target: Element): void {
  try {
    shown.destroy();
  } catch (fault) {
    console.error("A board could not be removed.", fault);
  }
  target.replaceChildren();
}
