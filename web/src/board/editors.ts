/**
 * Finds the editor of an option that is more than a number, by its name `<option>.svelte` among the game's options.
 */

import type { Component } from "svelte";

export interface EditorProps {
  value: unknown;
  set: (value: unknown) => void;
}

const FOUND = import.meta.glob<{ default: Component<EditorProps> }>("../boards/*/options/*.svelte", { eager: true });

/** Null if there is none; such an option keeps its preset value. */
export function editorOf(game: string, option: string): Component<EditorProps> | null {
  return FOUND[`../boards/${game}/options/${option.replaceAll("_", "-")}.svelte`]?.default ?? null;
}
