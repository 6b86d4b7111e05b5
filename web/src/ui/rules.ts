/** Titles of rules. */

import { say } from "../app/texts.svelte";

export const titleOf = (rule: string): string => say(`rule-${rule}-title`);
