/** Titles of rules. */

import { say } from "./texts.svelte";

export const titleOf = (rule: string): string => say(`rule-${rule}-title`);
