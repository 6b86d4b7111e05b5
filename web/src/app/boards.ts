/** What pages give to boards, and the boards themselves. */

import { gameOf } from "../api/games";
import { CONTRACT, type Kit } from "../board/contract";
import { loadBoard, type AnyBoard } from "../board/loader";
import { Stage, type StageSettings } from "../board/player.svelte";
import { colourOf, signOf } from "../ui/signs";
import type { Frame } from "../wire/http";
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

export const boardOf = (game: string): Promise<AnyBoard> => loadBoard(game, kit, () => gameOf(game));

/** How pages play frames: at the user's pace, with sounds. */
export const playing: StageSettings = { pace: () => settings.pace, sound: playSound };

export const createPlayer = (board: AnyBoard, first: Frame, more: Partial<StageSettings> = {}): Stage<unknown> =>
  new Stage<unknown>(board, first, { ...playing, ...more });
