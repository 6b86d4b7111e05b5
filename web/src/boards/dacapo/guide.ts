/** What the notes of the guide point at, apart from what can be touched: that has its rings anyway. */
export const guide: Readonly<Record<string, readonly string[]>> = {
  welcome: ["row-me", "target"],
  advanced: ["row-me"],
  theirs: ["row-them"],
  gone: ["box"],
  near: ["target"],
};
