declare module "virtual:failures" {
  /** Fluent texts, by language. */
  const source: Record<"de" | "en" | "fr" | "es" | "nl", string>;
  export default source;
}
declare module "virtual:texts/*" {
  const source: string;
  export default source;
}

declare module "virtual:learn/*" {
  const source: string;
  export default source;
}
