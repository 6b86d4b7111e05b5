/** What the notes of the guide point at, apart from what can be touched: that has its rings anyway. */
export const guide: Readonly<Record<string, readonly string[]>> = {
  welcome: ["tray"],
  shoot: ["shot"],
  claimed: ["plate-me"],
  theirs: ["plate-them"],
  shifted: ["tray"],
  near: ["plate-me", "plate-them"],
};
