/** Extracts a join code from typed or pasted text: the code itself, or a full link. */

const IN_LINK = /\/(?:join|table|watch|hand)\/([A-Za-z0-9]+)/;
const ALONE = /^[A-Z0-9]{4,12}$/;

export function codeIn(typed: string): string | null {
  const linked = IN_LINK.exec(typed)?.[1];
  const code = (linked ?? typed.replace(/[\s-]/g, "")).toUpperCase();
  return ALONE.test(code) ? code : null;
}
