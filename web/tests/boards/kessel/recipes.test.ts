/** The players' own recipes (KESSEL-B) have exactly the fields that their condition needs. */

import { describe, expect, it } from "vitest";
import { vocabulary } from "../../../src/wire/games/kessel.json";
import { blank, freeName, KINDS, recipesIn, subjectsOf, withKind } from "../../../src/boards/kessel/options/recipes";

describe("a recipe", () => {
  it.each(KINDS)("has exactly the fields of the condition %s, whatever it was before", (kind) => {
    for (const before of KINDS) {
      const recipe = withKind(withKind(blank("Soup"), before), kind);
      const fields = ["name", "points", "kind", ...vocabulary.needs[kind]];
      expect(Object.keys(recipe)).toEqual(fields);
      expect(recipe.name).toBe("Soup");
      if (recipe.of !== undefined) expect(subjectsOf(kind)).toContain(recipe.of);
    }
  });

  it("keeps a subject that the next condition can count too", () => {
    const wands = { ...blank("Soup"), of: "wands", cards: 2 };
    expect(withKind(wands, "at_most")).toMatchObject({ of: "wands", cards: 2 });
    expect(withKind(wands, "sets").of).not.toBe("wands");
  });
});

it("gives a new recipe a name that no other has", () => {
  const named = (number: number) => `Recipe ${number}`;
  expect(freeName([], named)).toBe("Recipe 1");
  expect(freeName([blank("Recipe 2")], named)).toBe("Recipe 3");
});

it("accepts only lists of recipes", () => {
  const soup = blank("Soup");
  expect(recipesIn([soup, null, { kind: "gone" }, 7])).toEqual([soup]);
  expect([recipesIn("soup"), recipesIn(undefined)]).toEqual([[], []]);
});
