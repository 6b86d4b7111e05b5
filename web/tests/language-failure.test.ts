/** A language that cannot be loaded leaves everything else as it was. */

import { beforeAll, expect, it, vi } from "vitest";
import { texts } from "../src/app/texts.svelte";

const base = { default: "page-app = Cupboard" };
const refuse = () => Promise.reject(new Error("not reachable"));

vi.mock("virtual:texts", () => ({
  default: {
    en: { base: async () => base, kala: async () => ({ default: "kala-rule = A rule" }) },
    fr: { base: () => refuse() },
    de: { base: async () => ({ default: "page-app = Der Schrank" }) },
  },
}));

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});

it("what is loaded meanwhile comes in the current one", async () => {
  await texts.setLanguage("en");
  const switching = texts.setLanguage("fr");
  const games = texts.addGames([]);
  const part = texts.load("kala");
  await expect(switching).rejects.toThrow();
  await Promise.all([games, part]);
  expect(texts.language).toBe("en");
  expect(texts.t("kala-rule")).toBe("A rule");
  expect(texts.failed).toBe("fr");
});

it("is forgotten when another one is chosen", async () => {
  await texts.setLanguage("de");
  expect(texts.t("page-app")).toBe("Der Schrank");
  expect(texts.failed).toBeNull();
});
