/** Checks that a table's chance events come from the seed it committed to before the game. */

/** `crypto.subtle` is available only in secure contexts. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const pairs = hex.match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}

/** The SHA-256 of a seed, both hexadecimal. */
export async function fingerprint(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
