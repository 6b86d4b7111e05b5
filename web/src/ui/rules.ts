/** Titles of rules. */

import { t } from "../app/texts.svelte";

export const titleOf = (rule: string): string => t(`rule-${rule}-title`);
