/** What the notes of the guide point at, apart from what can be touched: that has its rings anyway. */
export const guide: Readonly<Record<string, readonly string[]>> = {
  welcome: ["cup-me", "store-me"],
  moved: ["cup-me"],
  harvested: ["store-me", "bank"],
  theirs: ["store-them"],
  bonus: ["cup-me"],
  dropped: ["cup-me", "cup-them"],
  landing: ["cup-them"],
  few: ["store-me", "store-them"],
};
