/** The layout of a souvenir card: one picture of a finished game, as an SVG document. Pure. */

import type { Drawing } from "./styled-copy";

export interface CardPlayer {
  sign: string;
  name: string;
  colour: string;
  /** Null where the points are no score. */
  points: string | null;
}

export interface CardContent {
  app: string;
  game: string;
  date: string;
  title: string;
  /** Why the game ended so; may be empty. */
  why: string;
  players: readonly CardPlayer[];
  board: Drawing;
  moment: { title: string; text: string; picture: Drawing } | null;
  /** The colour of the game's cloth. */
  cloth: string;
}

/** The width of a text in pixels, in a CSS font. */
export type Measure = (text: string, font: string) => number;

export interface Card {
  svg: string;
  width: number;
  height: number;
}

const WIDTH = 1200;
/** The cloth around the paper, and the space on the paper. */
const EDGE = 36;
const LEFT = 92;
const INNER = WIDTH - 2 * LEFT;
const PAPER = "#fffaf1";
const INK = "#33210f";
const SOFT = "#6b4f33";
const LINE = "#d8c3a2";
const DISPLAY = '"Fraunces", "Georgia", serif';
const PLAIN = 'system-ui, "Segoe UI", "Noto Sans", sans-serif';
const TITLE = { most: 80, least: 46 };
const BOARD_HIGH = 780;
const MOMENT = { wide: 380, high: 290, gap: 40 };

const display = (size: number) => `600 ${size}px ${DISPLAY}`;
const plain = (size: number) => `400 ${size}px ${PLAIN}`;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

interface Written {
  font: string;
  colour?: string;
  anchor?: "start" | "middle" | "end";
}

function text(words: string, x: number, y: number, { font, colour = INK, anchor = "start" }: Written): string {
  const look = `font:${font};fill:${colour};text-anchor:${anchor}`;
  return `<text x="${x}" y="${y}" style="${escaped(look)}">${escaped(words)}</text>`;
}

/** As many words to a line as fit. What does not fit into the last line is cut off. */
export function wrapped(words: string, width: number, most: number, fits: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : "";
    if (longer && fits(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last.includes(" ") && fits(`${last}…`) > width) last = last.slice(0, last.lastIndexOf(" "));
  return [...lines.slice(0, most - 1), `${last}…`];
}

/** Lines below each other; the first baseline is at `y`. */
function paragraph(lines: readonly string[], x: number, y: number, high: number, written: Written): string {
  return lines.map((line, at) => text(line, x, y + at * high, written)).join("");
}

/** A drawing, as large as fits into a box, centred in it. */
function placed({ markup, width, height }: Drawing, x: number, y: number, wide: number, high: number): string {
  const scale = Math.min(wide / width, high / height);
  const [left, top] = [x + (wide - width * scale) / 2, y + (high - height * scale) / 2];
  return `<g transform="translate(${left} ${top}) scale(${scale})">${markup}</g>`;
}

/** The largest size in which a headline takes one line, or two of the smallest. */
function headline(words: string, measure: Measure): { lines: string[]; size: number } {
  let size = TITLE.most;
  while (size > TITLE.least && measure(words, display(size)) > INNER) size -= 2;
  return { lines: wrapped(words, INNER, 2, (line) => measure(line, display(size))), size };
}

/** The players in rows, each with their sign and points. Returns their height too. */
function players(all: readonly CardPlayer[], y: number, measure: Measure): { svg: string; high: number } {
  const [size, gap, row] = [34, 48, 52];
  const font = display(size);
  let [x, at] = [LEFT, y];
  const parts = all.map(({ sign, name, colour, points }) => {
    const told = points === null ? name : `${name}  ${points}`;
    const wide = 44 + measure(told, font);
    if (x > LEFT && x + wide > LEFT + INNER) [x, at] = [LEFT, at + row];
    const label = text(told.replaceAll("  ", "\u2002"), x + 44, at, { font });
    const drawn = text(sign, x, at, { font: plain(size), colour }) + label;
    x += wide + gap;
    return drawn;
  });
  return { svg: parts.join(""), high: at - y + row };
}

/** `fonts`: style sheets to put into it, because a picture cannot load anything. */
export function cardOf(content: CardContent, measure: Measure, fonts: string): Card {
  const { app, game, date, why, board, moment, cloth } = content;
  const parts: string[] = [];
  let y = EDGE + 72;
  parts.push(text(game, LEFT, y, { font: display(36), colour: SOFT }));
  parts.push(text(date, WIDTH - LEFT, y, { font: plain(28), colour: SOFT, anchor: "end" }));
  const title = headline(content.title, measure);
  y += 30 + title.size;
  parts.push(paragraph(title.lines, LEFT, y, title.size * 1.1, { font: display(title.size) }));
  y += (title.lines.length - 1) * title.size * 1.1;
  const reasons = wrapped(why, INNER, 2, (line) => measure(line, plain(30)));
  if (reasons.length > 0) y += 52;
  parts.push(paragraph(reasons, LEFT, y, 40, { font: plain(30), colour: SOFT }));
  y += Math.max(0, reasons.length - 1) * 40 + 74;
  const row = players(content.players, y, measure);
  parts.push(row.svg);
  y += row.high;
  const high = Math.min(BOARD_HIGH, (board.height * INNER) / board.width);
  parts.push(placed(board, LEFT, y, INNER, high));
  y += high + 44;
  if (moment) {
    parts.push(`<path d="M${LEFT} ${y}h${INNER}" stroke="${LINE}" stroke-width="2"/>`);
    y += 36;
    parts.push(momentOf(moment, y, measure));
    y += MOMENT.high + 36;
  }
  parts.push(text(app, WIDTH / 2, y + 18, { font: display(26), colour: SOFT, anchor: "middle" }));
  const height = Math.round(y + 50 + EDGE);
  const paper = `<rect x="${EDGE}" y="${EDGE}" width="${WIDTH - 2 * EDGE}" height="${height - 2 * EDGE}" rx="28" fill="${PAPER}"/>`;
  const size = `width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"`;
  const back = `<rect width="${WIDTH}" height="${height}" fill="${escaped(cloth)}"/>${paper}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${fonts}</style>${back}${parts.join("")}</svg>`;
  return { svg, width: WIDTH, height };
}

function momentOf(moment: NonNullable<CardContent["moment"]>, y: number, measure: Measure): string {
  const x = LEFT + MOMENT.wide + MOMENT.gap;
  const wide = INNER - MOMENT.wide - MOMENT.gap;
  const title = wrapped(moment.title, wide, 2, (line) => measure(line, display(38)));
  const lines = wrapped(moment.text, wide, 5, (line) => measure(line, plain(30)));
  const high = title.length * 46 + lines.length * 42;
  const first = y + (MOMENT.high - high) / 2 + 34;
  return (
    placed(moment.picture, LEFT, y, MOMENT.wide, MOMENT.high) +
    paragraph(title, x, first, 46, { font: display(38) }) +
    paragraph(lines, x, first + title.length * 46 + 6, 42, { font: plain(30), colour: SOFT })
  );
}
