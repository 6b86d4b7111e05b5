declare module "virtual:failures" {
  /** Fluent texts, by language. */
  const source: Record<"de" | "en" | "fr" | "es" | "nl", string>;
  export default source;
}
declare module "virtual:texts" {
  type Source = () => Promise<{ default: string }>;
  /** Fluent texts, by language and part: `base`, `pages`, `table`, `learn`, and for each game `<id>`, `<id>-rules` and `<id>-learn`. */
  const sources: Record<"de" | "en" | "fr" | "es" | "nl", Record<string, Source>>;
  export default sources;
}
