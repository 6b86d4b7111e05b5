/** Start-up: load the page and its texts together, and report failures. */

import { mount, unmount } from "svelte";
import App from "../App.svelte";
import { guest } from "./guest.svelte";
import { router } from "./router.svelte";
import { texts } from "./texts.svelte";
import { loadPage, matchRoute } from "../routes";
import NotStarted from "./NotStarted.svelte";

/** Resolves when the app is running, however often its texts had to be requested. */
export async function start(target: HTMLElement): Promise<void> {
  const route = matchRoute(router.words);
  // First, so that the page's texts are not requested in another language.
  const spoken = texts.setLanguage(guest.language);
  // Preload only: the app requests it again and reports a failure.
  if (route) loadPage(route).catch(() => null);
  try {
    await spoken;
  } catch {
    await retried(target);
  }
  mount(App, { target });
}

/** Show the problem until a retry by the user, or with a restored network, succeeds. */
async function retried(target: HTMLElement): Promise<void> {
  texts.useFailureTexts(guest.language);
  let done = (): void => {};
  const spoken = new Promise<void>((resolve) => (done = resolve));
  const note = mount(NotStarted, {
    target,
    props: { again: () => texts.setLanguage(guest.language).then(done) },
  });
  await spoken;
  await unmount(note);
}
