/** The fourteen ingredients. Each has its own shape, so that none depends on its colour. */

import { cord, line, mirrored, oval, patch, shape, type Layer } from "./strokes";

const both = (d: string): string => `${d}${mirrored(d)}`;

function feathers(): Layer[] {
  return [
    shape("M46 58C40 50 40 40 44 30C50 38 54 48 48 58Z", "dark"),
    shape("M13 51C7 33 17 11 50 5C55 25 47 46 21 51L27 42L17 47Z", "body"),
    patch("M24 40C26 28 34 18 47 9C47 26 38 38 24 44Z", "light"),
    line("M20 36L29 33M22 28L33 26M28 20L39 19M36 36L44 32", "dark", 1.6),
    line("M7 60L45 12", "pale", 2.2),
  ];
}

function spiders(): Layer[] {
  const legs = "M27 30C20 22 14 20 7 27M26 34C17 32 10 36 5 45M27 38C19 41 14 49 14 58M29 27C24 18 20 12 12 9";
  return [
    line("M32 2L32 18", "pale", 1.4),
    ...cord(both(legs), "body", 2.6),
    shape(oval(32, 40, 11, 13), "body"),
    patch("M27 34C29 30 33 29 36 31C32 33 30 37 29 41Z", "light"),
    line("M32 44L32 50M29 47L35 47", "pale", 1.8),
    shape(oval(32, 24, 7, 6.5), "body"),
    patch(`${oval(29.5, 22.5, 1.7)}${oval(34.5, 22.5, 1.7)}`, "fire"),
  ];
}

function whiskers(): Layer[] {
  const hairs = "M24 34C16 28 9 27 3 28M23 38C15 37 8 39 3 43M25 42C18 45 13 50 10 56";
  return [
    shape("M12 24L14 6L27 15Z", "light"),
    shape("M52 24L50 6L37 15Z", "light"),
    shape(oval(32, 32, 22, 20), "body"),
    patch(both("M14 34C18 48 28 50 32 51L32 44C26 44 20 40 14 34Z"), "dark"),
    ...cord(both(hairs), "body", 1.8),
    patch(`${oval(23, 26, 2.8, 3.8)}${oval(41, 26, 2.8, 3.8)}`, "ink"),
    shape("M27 35L37 35L32 41Z", "ember"),
    line("M32 41L32 45M32 45C30 48 27 48 25 46M32 45C34 48 37 48 39 46", "ink", 1.6),
  ];
}

function eyes(): Layer[] {
  const ball = (x: number, y: number): Layer[] => [
    shape(oval(x, y, 15), "body"),
    patch(
      `M${x - 13} ${y + 6}C${x - 6} ${y + 13} ${x + 6} ${y + 13} ${x + 13} ${y + 6}C${x + 8} ${y + 14} ${x - 8} ${y + 14} ${x - 13} ${y + 6}Z`,
      "dark",
    ),
    shape(oval(x, y, 9.5), "fire", 1.4),
    patch(oval(x, y, 2.4, 8), "ink"),
    patch(oval(x - 5, y - 6, 2.2), "pale"),
  ];
  return [line("M30 44C34 50 34 56 30 61M44 36C50 44 52 50 50 58", "ember", 2), ...ball(20, 36), ...ball(45, 22)];
}

function roots(): Layer[] {
  const strands = "M27 26C24 36 15 38 7 48M29 28C29 40 22 46 20 59M24 34C18 34 12 34 6 36";
  return [
    ...cord(both(strands), "body", 4),
    ...cord("M32 28C33 40 30 48 33 60", "body", 4.4),
    shape("M22 4C26 7 38 7 42 4C40 14 41 22 44 32C36 36 28 36 20 32C23 22 24 14 22 4Z", "body"),
    line("M28 10C29 18 27 24 26 30M36 9C35 18 37 24 38 30M32 14L32 24", "dark", 1.6),
    shape(oval(32, 5, 10, 2.8), "light", 1.4),
    line("M28 5C30 3.8 34 3.8 36 5", "dark", 1),
  ];
}

function ash(): Layer[] {
  return [
    line("M24 24C18 18 28 15 23 5M38 22C32 16 43 12 38 3", "light", 3),
    shape("M3 56C10 48 16 32 26 28C30 24 36 25 40 30C49 36 54 48 61 56C48 61 16 61 3 56Z", "body"),
    patch("M14 50C20 42 24 34 30 32C27 40 24 46 22 54Z", "light"),
    patch("M44 52C46 46 44 40 42 36C48 42 52 48 54 54Z", "dark"),
    shape("M27 48L31 42L36 45L34 51L29 53Z", "ember", 1.2),
    shape("M41 50L45 47L48 51L44 54Z", "fire", 1.2),
    patch(`${oval(20, 54, 2)}${oval(36, 38, 1.8)}${oval(36, 56, 1.8)}`, "fire"),
  ];
}

function moss(): Layer[] {
  const tufts = [
    [12, 46, 10],
    [52, 48, 9],
    [26, 40, 13],
    [42, 42, 12],
    [20, 52, 9],
    [34, 53, 10],
    [46, 54, 7],
  ];
  const stems = "M20 30C20 22 16 18 15 10M31 28C31 20 32 14 32 7M43 31C44 22 48 18 49 11";
  return [
    line(stems, "dark", 2),
    ...[
      [15, 9],
      [32, 6],
      [49, 10],
    ].map(([x, y]) => shape(oval(x!, y!, 3, 4), "fire", 1.3)),
    ...tufts.map(([x, y, r]) => shape(oval(x!, y!, r!, r! * 0.86), "body")),
    line("M22 36L24 40M28 34L29 38M38 38L39 42M46 40L45 44M16 46L18 49M32 48L33 52M42 50L43 53", "light", 1.8),
  ];
}

function scales(): Layer[] {
  const rows = [
    [32, 48],
    [20, 40],
    [44, 40],
    [8, 30],
    [32, 30],
    [56, 30],
    [20, 20],
    [44, 20],
    [32, 10],
  ];
  const scale = ([x, y]: number[]): Layer[] => [
    shape(
      `M${x! - 12} ${y! - 6}C${x! - 13} ${y! + 6} ${x! - 6} ${y! + 12} ${x} ${y! + 13}C${x! + 6} ${y! + 12} ${x! + 13} ${y! + 6} ${x! + 12} ${y! - 6}C${x! + 4} ${y! - 9} ${x! - 4} ${y! - 9} ${x! - 12} ${y! - 6}Z`,
      "body",
    ),
    patch(
      `M${x! - 8} ${y! - 1}C${x! - 7} ${y! + 4} ${x! - 3} ${y! + 8} ${x} ${y! + 9}C${x! - 3} ${y! + 5} ${x! - 4} ${y! + 2} ${x! - 4} ${y! - 2}Z`,
      "light",
    ),
  ];
  return rows.filter(([x]) => x! > 10 && x! < 54).flatMap(scale);
}

function mushrooms(): Layer[] {
  return [
    shape("M43 40L52 40C51 48 53 54 54 60L42 60C44 54 44 48 43 40Z", "pale"),
    shape("M36 42C37 32 42 28 48 28C54 28 60 33 60 42C52 45 44 45 36 42Z", "body"),
    shape("M20 30L34 30C33 42 35 52 37 60L17 60C20 52 21 42 20 30Z", "pale"),
    line("M23 36L22 54M28 36L28 56", "dark", 1.2),
    shape("M3 32C4 14 16 5 27 5C39 5 51 14 52 32C38 38 16 38 3 32Z", "body"),
    patch("M8 27C10 16 18 10 24 9C18 15 15 21 14 29Z", "light"),
    ...[
      [30, 14, 4],
      [40, 24, 3.4],
      [22, 25, 3.6],
    ].map(([x, y, r]) => shape(oval(x!, y!, r!), "pale", 1.1)),
  ];
}

function warts(): Layer[] {
  const bumps = [
    [20, 38, 3.4],
    [32, 33, 3.8],
    [44, 39, 3.4],
    [26, 47, 2.6],
    [39, 48, 2.8],
  ];
  return [
    shape(both("M18 48C8 44 3 52 5 60L20 60Z"), "dark"),
    shape("M10 56C8 36 14 26 20 20C26 24 38 24 44 20C50 26 56 36 54 56C44 61 20 61 10 56Z", "body"),
    shape(`${oval(19, 17, 7)}`, "body"),
    shape(`${oval(45, 17, 7)}`, "body"),
    patch(`${oval(19, 16, 4.6)}${oval(45, 16, 4.6)}`, "fire"),
    patch(`${oval(19, 16, 1.6, 3.6)}${oval(45, 16, 1.6, 3.6)}`, "ink"),
    line("M20 28C27 31 37 31 44 28", "ink", 1.8),
    ...bumps.map(([x, y, r]) => shape(oval(x!, y!, r!), "light", 1.2)),
  ];
}

function pumpkin(): Layer[] {
  return [
    line("M34 14C44 6 54 8 56 16C57 21 52 22 51 18", "dark", 2.2),
    shape(oval(15, 38, 12, 17), "body"),
    shape(oval(49, 38, 12, 17), "body"),
    shape(oval(24, 38, 12, 20), "body"),
    shape(oval(40, 38, 12, 20), "body"),
    shape(oval(32, 38, 9.5, 21), "body"),
    patch("M9 32C10 26 13 23 16 22C14 28 13 34 13 42ZM27 26C28 21 30 19 33 19C31 26 30 34 31 44Z", "light"),
    shape("M27 20C30 15 30 10 28 5L36 4C36 10 37 15 39 20C35 23 31 23 27 20Z", "pale"),
  ];
}

function slime(): Layer[] {
  return [
    shape("M4 54C12 50 20 53 30 52C42 51 52 50 61 54C62 60 50 60 46 59C44 64 39 64 37 60C28 62 10 62 4 54Z", "light"),
    shape(
      "M6 53C8 44 16 46 22 46L46 46C52 46 52 36 50 30C48 24 56 22 59 28C62 38 58 53 46 54L12 54C8 55 6 55 6 53Z",
      "pale",
    ),
    line("M53 25L50 13M57 26L60 14", "ink", 2),
    patch(`${oval(50, 12, 2.6)}${oval(60, 13, 2.6)}`, "ink"),
    shape(oval(28, 30, 19), "body"),
    line("M28 47C14 46 11 28 22 22C33 17 42 28 36 36C31 42 22 37 26 30C27 28 29 28 30 30", "light", 3),
    line("M28 47C14 46 11 28 22 22C33 17 42 28 36 36C31 42 22 37 26 30", "dark", 1.2),
  ];
}

function vine(): Layer[] {
  const leaf = "M34 36C40 24 54 24 60 31C54 42 42 44 34 36Z";
  return [
    ...cord("M33 61C22 54 44 46 33 36C21 27 42 22 33 12C30 7 24 6 21 10C19 14 24 17 26 13", "body", 3.4),
    shape(leaf, "body"),
    shape("M30 28C23 16 10 17 5 24C10 35 22 36 30 28Z", "body"),
    shape("M30 54C23 44 11 45 6 51C11 61 22 62 30 54Z", "body"),
    shape("M36 18C40 8 50 6 56 10C53 20 44 24 36 18Z", "light"),
    line(
      "M36 36C44 34 50 32 57 31M28 28C20 26 14 25 8 25M28 54C20 52 15 52 10 52M38 17C44 14 48 12 53 11",
      "dark",
      1.4,
    ),
  ];
}

function crystals(): Layer[] {
  return [
    shape("M52 4C44 6 41 15 46 21C50 25 57 25 61 21C51 21 47 12 52 4Z", "fire", 1.4),
    shape("M14 58L5 44L10 30L20 38L24 58Z", "body"),
    shape("M50 58L59 45L54 34L44 40L40 58Z", "body"),
    shape("M20 60L17 24L29 5L41 23L44 60Z", "body"),
    patch("M20 58L18 25L29 8L30 24L29 60Z", "light"),
    patch("M34 60L36 24L40 25L42 58Z", "dark"),
    line("M17 24L30 28L41 23M30 28L30 60M10 30L13 46L14 58M54 34L50 46L50 58", "pale", 1.3),
  ];
}

export const INGREDIENTS: Record<string, Layer[]> = {
  feathers: feathers(),
  spiders: spiders(),
  whiskers: whiskers(),
  eyes: eyes(),
  roots: roots(),
  ash: ash(),
  moss: moss(),
  scales: scales(),
  mushrooms: mushrooms(),
  warts: warts(),
  pumpkin: pumpkin(),
  slime: slime(),
  vine: vine(),
  crystals: crystals(),
};
