/** Finds who can edit an option that is more than a number: `<game>-<option>.svelte`, no list. */

import type { Component } from "svelte";

export interface EditorProps {
  value: unknown;
  set: (value: unknown) => void;
}

const FOUND = import.meta.glob<{ default: Component<EditorProps> }>("./*.svelte", { eager: true });

/** Null where nobody can: such an option stays as the preset has it. */
export function editorOf(game: string, option: string): Component<EditorProps> | null {
  return FOUND[`./${game}-${option.replaceAll("_", "-")}.svelte`]?.default ?? null;
}
