/** Sharing by clipboard, another app, or a file. */

import { link } from "../api/http";

/** Returns whether it was copied; a browser may forbid it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

/** Without a secure connection there is no clipboard, but what is selected can be copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement as HTMLElement | null;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; opacity: 0";
  (before?.closest("dialog") ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
    before?.focus();
  }
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Share a link through the system; cancelling is not an error. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => {});
}

/**
 * The full address of a page about a table. The server provides it, because this browser's address
 * of the server may not work on another device.
 */
export async function linkTo(code: string, path: string): Promise<string> {
  const base = await link(code).then(
    (answer) => answer.link,
    () => location.href,
  );
  return new URL(path, base).href;
}

/** Whether an address always means the device that opens it. */
export const isHereOnly = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
