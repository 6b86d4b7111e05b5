/** What the notes of the guide point at, apart from what can be touched: that has its rings anyway. */
export const guide: Readonly<Record<string, readonly string[]>> = {
  welcome: ["hand-me"],
  dissolved: ["black"],
  fined: ["black"],
  few: ["hand-me", "hand-them"],
};
