/** Boards for the pages: loaded with the kit, and animated. */

import { gameOf } from "../api/games";
import { loadBoard, type AnyBoard } from "../board/loader";
import { Stage, type StageSettings } from "../board/player.svelte";
import type { Frame } from "../wire/http";
import { kit } from "./kit";
import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import { rulesOf, texts } from "./texts.svelte";

/** Together with the game's texts, except those of its rules and options. */
export async function bareBoardOf(game: string): Promise<AnyBoard> {
  const [board] = await Promise.all([loadBoard(game, kit, () => gameOf(game)), texts.load(game)]);
  return board;
}

/** Together with all texts of the game. */
export async function boardOf(game: string): Promise<AnyBoard> {
  const [board] = await Promise.all([bareBoardOf(game), texts.load(rulesOf(game))]);
  return board;
}

/** How pages play frames: at the user's pace, with sounds. */
export const playing: StageSettings = { pace: () => settings.pace, sound: playSound };

export const createPlayer = (board: AnyBoard, first: Frame, more: Partial<StageSettings> = {}): Stage<unknown> =>
  new Stage<unknown>(board, first, { ...playing, ...more });
