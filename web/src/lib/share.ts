/** Giving something away: to the clipboard, to another app, to a file. */

import { link } from "./api";

/** Whether it was copied: a browser may forbid it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Let the system share a link; that somebody thinks better of it is no fault. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {});
}

/**
 * The full address of a page about a table. What this browser calls the server may mean nothing to
 * another device: the server knows better.
 */
export async function linkTo(code: string, path: string): Promise<string> {
  const base = await link(code).then((answer) => answer.link, () => location.href);
  return new URL(path, base).href;
}

/** Whether an address means the device itself, whichever device it is opened on. */
export const isHereOnly = (url: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
