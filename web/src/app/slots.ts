/** Where the parts of a game besides its board come from. */

import { gameOf } from "../api/games";
import type { SlotSource } from "../board/slots";
import { kit } from "./kit";

export const slotSource = (game: string): SlotSource => ({ game, kit, describe: () => gameOf(game) });
