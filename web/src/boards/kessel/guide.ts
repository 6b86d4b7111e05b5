/** What the notes of the guide point at, apart from what can be touched: that has its rings anyway. */
export const guide: Readonly<Record<string, readonly string[]>> = {
  welcome: ["pawn-me", "cauldron-me"],
  taken: ["cauldron-me"],
  walked: ["pawn-me"],
  refilled: ["stack"],
  corner: ["pawn-me"],
  jumped: ["pawn-me"],
  cauldron: ["cauldron-them"],
  exploded: ["cauldron-me"],
  stack: ["stack"],
  over: ["cauldron-me", "cauldron-them"],
};
