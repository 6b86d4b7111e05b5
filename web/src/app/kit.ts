/** What pages give to boards. */

import { CONTRACT, type Kit } from "../board/contract";
import { colourOf, signOf } from "../ui/seats";
import { personOf } from "./describe";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import { t, texts } from "./texts.svelte";

export const kit: Kit = {
  version: CONTRACT,
  t,
  knows: (key) => texts.knows(key),
  person: personOf,
  signOf,
  colourOf,
  settings: {
    get pace() {
      return settings.pace;
    },
    get: (name) => settings.boards[name] ?? null,
    set: (name, value) => settings.chooseOnBoard(name, value),
  },
  playSound,
};
