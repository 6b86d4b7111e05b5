/** Parts of pages that a game's package brings as scripts, shown like components. */

import type { Component } from "svelte";
import { CONTRACT, type Kit } from "./contract";
import ForeignSlot from "./ForeignSlot.svelte";
import type { LoadScript } from "./foreign";
import type { CreateSlot, MountSlot, PrintSlot } from "./slots";

const loadScript: LoadScript = (address) => import(/* @vite-ignore */ address);

/** Null if the script follows another contract or fails; pages then do without it. */
export async function foreignSlot(
  contract: number,
  address: string,
  kit: Kit,
  load = loadScript,
): Promise<{ default: Component<any>; parts?: PrintSlot["parts"] } | null> {
  if (contract !== CONTRACT) return null;
  try {
    const { default: create } = await load(address);
    const { mount, parts } = (create as CreateSlot<unknown>)(kit);
    if (typeof mount !== "function") throw new TypeError("It has no function `mount`.");
    const shown: Component<any> = (internals, props) =>
      ForeignSlot(internals, {
        mount: guardedSlot(mount),
        get given() {
          return { ...props };
        },
      });
    return { default: shown, ...(parts && { parts }) };
  } catch (fault) {
    console.error(`${address} could not be used.`, fault);
    return null;
  }
}

/** The same part, which stays empty after its first error. */
export const guardedSlot =
  <P>(mount: MountSlot<P>): MountSlot<P> =>
  (target, first) => {
    let failed = false;
    function attempt<T>(act: () => T): T | null {
      if (failed) return null;
      try {
        return act();
      } catch (fault) {
        console.error("A part of another package failed.", fault);
        failed = true;
        target.replaceChildren();
        return null;
      }
    }
    const shown = attempt(() => mount(target, first));
    return {
      update: (props) => void attempt(() => shown?.update(props)),
      destroy: () => void attempt(() => shown?.destroy()),
    };
  };
