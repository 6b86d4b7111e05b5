/** Texts of games from other packages come from the server. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { texts } from "../src/app/texts.svelte";

const nim = { id: "nim", texts: { en: { board: "/texts/1/en/nim.ftl", learn: "/texts/1/en/nim-learn.ftl" } } };
const lost = { id: "lost", texts: { en: { board: "/texts/1/en/lost.ftl", learn: null } } };
const FILES: Record<string, string> = {
  "/texts/1/en/nim.ftl": "nim-name = Nim",
  "/texts/1/en/nim-learn.ftl": "learn-nim-about = About Nim",
};

beforeEach(() => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("fetch", async (address: string) => ({
    ok: address in FILES,
    text: async () => FILES[address] ?? "",
  }));
});
afterEach(() => void vi.unstubAllGlobals());

it("they are used in every language, also if some are missing", async () => {
  await texts.setLanguage("en");
  expect(texts.knows("nim-name")).toBe(false);
  await texts.addGames([nim, lost]);
  expect(texts.t("nim-name")).toBe("Nim");
  expect(texts.knows("learn-nim-about")).toBe(false);
  await texts.load("learn");
  expect(texts.t("learn-nim-about")).toBe("About Nim");
  await texts.setLanguage("de");
  expect(texts.t("nim-name")).toBe("Nim");
  expect(texts.t("page-app")).toBe("Cupboard");
});
