/** The board of a game that has none here: the view in words and the legal moves as buttons. */

import type { View } from "../../wire/http";
import type { BoardModule, Kit } from "../contract";
import { svelteBoard } from "../svelte.svelte";
import Board from "./Board.svelte";

/** Why the plain board is used. */
export type Reason = "none" | "contract" | "missing" | "failed";

export interface PlainProps {
  game: string;
  reason: Reason;
}

export const plainBoard = (kit: Kit, game: string, reason: Reason): BoardModule<View> => ({
  picture: (view) => view,
  after: (view) => view,
  motion: () => null,
  mount: svelteBoard<View, PlainProps>(Board, kit, { game, reason }),
});

/** A field of a view in words. */
export interface Line {
  label: string;
  value: string;
}

export function linesOf({ t, knows }: Kit, game: string, view: View, names: readonly string[]): Line[] {
  const label = (field: string) => {
    const key = `${game}-view-${field.replaceAll("_", "-")}`;
    return knows(key) ? t(key) : field.replaceAll("_", " ");
  };
  return Object.entries(view).map(([field, value]) => ({ label: label(field), value: words(t, value, names, field) }));
}

/** Fields that name a player by the number of the seat. */
const SEATS: ReadonlySet<string> = new Set(["actor", "mover", "owner", "player", "seat"]);

function words(t: Kit["t"], value: unknown, names: readonly string[], field = ""): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "number" && SEATS.has(field)) return names[value] ?? String(value);
  if (typeof value === "boolean") return t(value ? "board-plain-yes" : "board-plain-no");
  if (Array.isArray(value)) return list(t, value, names);
  if (typeof value !== "object") return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${words(t, part, names, name)}`)
    .join(", ");
}

/** One entry per player, or any other list. */
function list(t: Kit["t"], values: readonly unknown[], names: readonly string[]): string {
  if (values.length === 0) return "–";
  const perPlayer = names.length > 1 && values.length === names.length;
  const parts = values.map((value, n) => (perPlayer ? `${names[n]}: ` : "") + words(t, value, names));
  return parts.join(values.some((value) => typeof value === "object" && value !== null) ? "; " : ", ");
}
