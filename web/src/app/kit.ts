/** What pages give to boards. */

import { CONTRACT, type Kit } from "../board/contract";
import { themeSheet } from "../board/theme";
import { colourOf, signOf } from "../ui/seats";
import { personOf } from "./describe";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import { t, texts } from "./texts.svelte";

let theme: CSSStyleSheet | null = null;

export const kit: Kit = {
  version: CONTRACT,
  t,
  knows: (key) => texts.knows(key),
  person: personOf,
  signOf,
  colourOf,
  get theme() {
    return (theme ??= themeSheet());
  },
  settings: {
    get pace() {
      return settings.pace;
    },
    get: (name) => settings.boards[name] ?? null,
    set: (name, value) => settings.chooseOnBoard(name, value),
  },
  playSound,
};
