declare module "virtual:texts/*" {
  const source: string;
  export default source;
}

declare module "virtual:learn/*" {
  const source: string;
  export default source;
}
