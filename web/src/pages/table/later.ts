/** The parts of the game page that no one needs before the first move. */

import { gameOf } from "../../api/games";
import { rulesOf, texts } from "../../app/texts.svelte";
import type { TablePage } from "./table-page.svelte";

/** With the texts of the game's rules and options. */
export async function loadPanels({ client }: TablePage) {
  const rules = client.table ? texts.load(rulesOf(client.table.game)) : null;
  const [content] = await Promise.all([import("./panels/PanelContent.svelte"), rules]);
  return content;
}

export const loadResult = () => import("./ending/Result.svelte");
export const loadCelebration = () => import("./Celebration.svelte");
export const loadFarBar = () => import("./FarBar.svelte");
export const loadGuideNote = () => import("./GuideNote.svelte");
export const loadInvite = () => import("./Invite.svelte");

const DELAY_MS = 3000;

/** Load them when the board has been shown, so that they are available even if the connection is lost. */
export function loadSoon(page: TablePage): () => void {
  const timer = setTimeout(() => {
    const { table } = page.client;
    // What fails here is tried again when it is shown.
    void Promise.allSettled([
      loadPanels(page),
      // The rules are shown by what the server says of the game.
      table && gameOf(table.game),
      loadResult(),
      loadCelebration(),
      loadFarBar(),
      loadGuideNote(),
      texts.load("pages"),
    ]);
  }, DELAY_MS);
  return () => clearTimeout(timer);
}
