/** What the notes of the guide point at, apart from what can be touched: that has its rings anyway. */
export const guide: Readonly<Record<string, readonly string[]>> = {
  welcome: ["me-1", "me-2", "me-3", "me-4", "me-5", "me-6", "store-me"],
  stored: ["store-me"],
  free: ["store-me"],
  "their-free": ["store-them"],
  captured: ["store-me"],
  robbed: ["store-them"],
  over: ["store-me", "store-them"],
};
