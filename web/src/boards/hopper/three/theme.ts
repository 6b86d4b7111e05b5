/** The theme's colours for things drawn without style sheets. */

import { Color } from "three";

const NAMES = [
  "paper",
  "wood",
  "wood-light",
  "wood-dark",
  "wood-grain",
  "hollow",
  "hollow-deep",
  "bean",
  "bean-edge",
  "pitch",
  "pitch-light",
  "seat-0",
  "seat-1",
  "seat-2",
  "seat-3",
  "seat-4",
] as const;
type Name = (typeof NAMES)[number];

export interface Palette {
  dark: boolean;
  colours: Record<Name, Color>;
}

export function palette(node: Element): Palette {
  const style = getComputedStyle(node);
  const entries = NAMES.map((name) => [name, new Color(style.getPropertyValue(`--${name}`).trim())]);
  const colours = Object.fromEntries(entries) as Record<Name, Color>;
  const { r, g, b } = colours.paper;
  return { dark: r + g + b < 1, colours };
}

/** Call back when the theme changes. Returns a function that stops it. */
export function onTheme(changed: () => void): () => void {
  const watcher = new MutationObserver(changed);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", changed);
  return () => {
    watcher.disconnect();
    system.removeEventListener("change", changed);
  };
}
