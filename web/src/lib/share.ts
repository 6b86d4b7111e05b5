/** Giving something away: to the clipboard, to another app, to a file. */

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

/** The full address of a path of these pages. */
export const addressOf = (path: string): string => new URL(path, location.href).href;
