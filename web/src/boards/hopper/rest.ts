/** What a referee enters: where the bean came to rest, and what else its hit moved. */

/** Beans that came into a cup (positive) or out of it (negative), in the order of their telling. */
export type Changes = ReadonlyMap<string, number>;

export const LOOSE = "loose";

export function changed(changes: Changes, cup: string, by: number): Changes {
  const next = new Map(changes);
  const beans = (next.get(cup) ?? 0) + by;
  if (beans) next.set(cup, beans);
  else next.delete(cup);
  return next;
}

export const signed = (beans: number): string => (beans > 0 ? `+${beans}` : `${beans}`);

export function restText(place: string, changes: Changes): string {
  const told = [...changes].map(([cup, beans]) => `${cup}${signed(beans)}`);
  return ["rest", place, ...told].join(" ");
}
