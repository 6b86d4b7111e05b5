/** The calls of docs/reference/api.md. A refusal is thrown as a `Refusal` with a text for users. */

import { t } from "../app/texts.svelte";
import { keepTokens, tokensOf } from "./tokens";
import type {
  AnalysisInfo,
  AnswerInfo,
  Fairness,
  Frame,
  GameInfo,
  GuestProfile,
  GuideInfo,
  Joined,
  LessonInfo,
  Link,
  Opened,
  Problem,
  PuzzleInfo,
  PuzzleList,
  Reach,
  Seat,
  TableInfo,
  TableOrder,
  TriedInfo,
} from "../wire/http";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.key);
  }
}

const UNREACHABLE: Problem = { code: "unreachable", key: "page-unreachable", rule: null, details: {} };

/** A problem in words, ending with its rule. */
export function describeProblem(problem: Problem): string {
  const text = t(problem.key, problem.details);
  return problem.rule ? `${text} [${problem.rule}]` : text;
}

/** Any error while loading a page, in words. */
export function describeError(fault: unknown): string {
  return fault instanceof Refusal ? describeProblem(fault.problem) : t("page-failed");
}

async function call<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = { "X-Cupboard": "1" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token !== undefined) headers["X-Seat-Token"] = token;
  const data = body === undefined ? null : JSON.stringify(body);
  const response = await fetch(`/api${path}`, { method, headers, body: data }).catch(() => null);
  if (!response) throw new Refusal(UNREACHABLE);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Refusal((answer as Problem | null) ?? UNREACHABLE);
  return answer as T;
}

export const games = (): Promise<GameInfo[]> => call("GET", "/games");
export const guest = (): Promise<GuestProfile> => call("GET", "/guest");
export const saveGuest = (known: GuestProfile): Promise<GuestProfile> => call("PUT", "/guest", known);
export const tables = (): Promise<TableInfo[]> => call("GET", "/tables");
export const guide = (game: string): Promise<GuideInfo> => call("GET", `/learn/${game}/guide`);
export const table = (code: string): Promise<TableInfo> => call("GET", `/tables/${code}`);

export async function openTable(order: TableOrder): Promise<TableInfo> {
  const opened = await call<Opened>("POST", "/tables", order);
  keepTokens(opened.table.code, opened.tokens);
  return opened.table;
}

/** `seat`: a particular free seat. */
export async function joinTable(code: string, name: string, seat?: Seat): Promise<TableInfo> {
  const path = `/tables/${code}/join`;
  const body = seat === undefined ? { name } : { name, seat };
  const joined = await call<Joined>("POST", path, body);
  keepTokens(joined.table.code, { [joined.seat]: joined.token });
  return joined.table;
}

/** The rematch that was agreed on, with this device's seats. */
export async function rematch(code: string): Promise<TableInfo> {
  const tokens = Object.values(tokensOf(code)).join(" ");
  const opened = await call<Opened>("POST", `/tables/${code}/rematch`, {}, tokens);
  keepTokens(opened.table.code, opened.tokens);
  return opened.table;
}

/** The current position as spectators see it. */
export const position = (code: string): Promise<Frame> => call("GET", `/tables/${code}/position`);

/** The host's table no longer counts as unfinished; its players can still open it. */
export const putAway = (code: string): Promise<null> => call("DELETE", `/tables/${code}`);

export function replay(code: string, seat: Seat | null): Promise<Frame[]> {
  const token = seat === null ? undefined : tokensOf(code)[seat];
  return call("GET", `/tables/${code}/replay${seat === null ? "" : `?seat=${seat}`}`, undefined, token);
}

/** The content of `report` is a `Report`; `frames` are those of the replay. */
export const analysis = (code: string): Promise<AnalysisInfo> => call("GET", `/tables/${code}/analysis`);
export const askAnalysis = (code: string): Promise<AnalysisInfo> => call("POST", `/tables/${code}/analysis`);

/** A table's address for other devices in the network. */
export const link = (code: string): Promise<Link> => call("GET", `/tables/${code}/link`);

/** Who can open links to this server. */
export const reach = (): Promise<Reach> => call("GET", "/reach");

/** Let devices on the network join, or shut them out; only on the server's own computer. */
export const letNetworkIn = (network: boolean): Promise<Reach> => call("PUT", "/reach", { network });

export const fairness = (code: string): Promise<Fairness> => call("GET", `/tables/${code}/fairness`);

/** `day`: today's local date, as 2026-01-31. */
export const puzzles = (game: string, day: string): Promise<PuzzleList> =>
  call("GET", `/learn/${game}/puzzles?day=${day}`);

export const puzzle = (game: string, id: string): Promise<PuzzleInfo> => call("GET", `/learn/${game}/puzzles/${id}`);

/** Without a move, returns the solution. */
export const answerPuzzle = (game: string, id: string, move: string | null): Promise<AnswerInfo> =>
  call("POST", `/learn/${game}/puzzles/${id}`, { move });

export const lessons = (game: string): Promise<LessonInfo[]> => call("GET", `/learn/${game}/lessons`);

/** All the learner's moves so far; returns what the last one leads to. */
export const tryLesson = (game: string, name: string, moves: readonly string[]): Promise<TriedInfo> =>
  call("POST", `/learn/${game}/lessons/${name}`, { moves });

/** A game's opening position; `options` are changes to its defaults. */
export const opening = (game: string, options: Readonly<Record<string, unknown>>, seats: number): Promise<Frame> =>
  call("POST", `/learn/${game}/opening`, { options, seats });
