/** The theme's colours as a style sheet, for boards in a shadow root. */

const SYSTEM = ':host(:not([data-theme="light"]))';
const DARK = ':host([data-theme="dark"])';

/** The tokens for all hosts of a page that chose a theme; a host cannot see the page's choice. */
export function themed(tokens: string, theme: string | undefined): string {
  if (theme === "dark") return tokens.replaceAll(DARK, ":host");
  return theme === "light" ? tokens.replaceAll(SYSTEM, ":host(:not(*))") : tokens;
}

/**
 * A sheet that follows the theme of the page. The colours are loaded when a board first needs them,
 * because the pages themselves have them in a file.
 */
export function themeSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const page = document.documentElement;
  void import("./tokens.css?raw").then(({ default: tokens }) => {
    const show = () => sheet.replaceSync(themed(tokens, page.dataset.theme));
    new MutationObserver(show).observe(page, { attributes: true, attributeFilter: ["data-theme"] });
    show();
  });
  return sheet;
}
