/** Copies of what is drawn on a page, which look the same without the page's style sheets. */

/** An SVG element as text. */
export interface Drawing {
  markup: string;
  width: number;
  height: number;
}

/** Properties that children inherit: written only where they change. */
const INHERITED = [
  "color",
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "text-anchor",
  "dominant-baseline",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "font-variant-numeric",
  "letter-spacing",
  "line-height",
  "text-align",
  "white-space",
  "visibility",
  "border-collapse",
] as const;

/** Other properties, with the value that need not be written. */
const OWN: Readonly<Record<string, string>> = {
  opacity: "1",
  transform: "none",
  filter: "none",
  mask: "none",
  "clip-path": "none",
  "mix-blend-mode": "normal",
  "stop-color": "rgb(0, 0, 0)",
  "stop-opacity": "1",
};

/** The layout of HTML elements, and of drawings among them. Their sizes are those of the page. */
const LAYOUT: Readonly<Record<string, string>> = {
  display: "",
  float: "none",
  flex: "0 1 auto",
  "flex-direction": "row",
  "justify-content": "normal",
  "align-items": "normal",
  gap: "normal",
  position: "static",
  top: "auto",
  left: "auto",
  width: "auto",
  height: "auto",
  margin: "0px",
  padding: "0px",
  "border-top": "",
  "border-right": "",
  "border-bottom": "",
  "border-left": "",
  "border-radius": "0px",
  "box-sizing": "content-box",
  "background-color": "rgba(0, 0, 0, 0)",
  overflow: "visible",
  "text-overflow": "clip",
  "vertical-align": "baseline",
  "table-layout": "auto",
  "z-index": "auto",
};

/** These are never drawn themselves but used by others, even with `display: none`. */
const DEFINITIONS = "defs, defs *, linearGradient, radialGradient, stop, pattern, mask, clipPath, filter, symbol";

/** What only the page needs. */
const DROPPED = /^(class|style|role|tabindex|aria-.*|data-.*|on.*)$/;

const isDrawn = (node: Element): boolean =>
  node.matches(DEFINITIONS) || (getComputedStyle(node).display !== "none" && node.tagName !== "TITLE");

function lookOf(node: Element, parent: CSSStyleDeclaration | null): string {
  const style = getComputedStyle(node);
  const look = INHERITED.filter((name) => style.getPropertyValue(name) !== parent?.getPropertyValue(name)).map(
    (name) => [name, style.getPropertyValue(name)],
  );
  const laidOut = node instanceof HTMLElement || node.parentElement instanceof HTMLElement;
  const own = laidOut ? { ...OWN, ...LAYOUT } : OWN;
  for (const [name, usual] of Object.entries(own)) {
    const value = style.getPropertyValue(name);
    if (value !== usual) look.push([name, value]);
  }
  if (style.transform !== "none") {
    look.push(["transform-origin", style.transformOrigin], ["transform-box", style.getPropertyValue("transform-box")]);
  }
  return look.map(([name, value]) => `${name}:${value}`).join(";");
}

function copyOf(node: Element, parent: CSSStyleDeclaration | null): Element {
  const copy = node.cloneNode(false) as Element;
  for (const { name } of [...copy.attributes]) if (DROPPED.test(name)) copy.removeAttribute(name);
  copy.setAttribute("style", lookOf(node, parent));
  const style = getComputedStyle(node);
  for (const child of node.childNodes) {
    if (child instanceof Text) copy.append(child.cloneNode());
    else if (child instanceof Element && isDrawn(child)) copy.append(copyOf(child, style));
  }
  return copy;
}

const areaOf = (node: Element): number => {
  const { width, height } = node.getBoundingClientRect();
  return width * height;
};

/** Whether something is written outside of all drawings, such as a score sheet. */
function hasText(host: Element): boolean {
  const walker = document.createTreeWalker(host, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, data } = walker.currentNode as Text;
    if (data.trim() && parent instanceof HTMLElement && areaOf(parent) > 1 && parent.offsetParent) return true;
  }
  return false;
}

const textOf = (node: Element): string => new XMLSerializer().serializeToString(node);

/**
 * What an element shows. A board that is a single drawing is copied as such, because not every
 * browser exports HTML inside of a drawing.
 */
export function drawingOf(host: HTMLElement): Drawing {
  const drawings = [...host.querySelectorAll("svg")].toSorted((a, b) => areaOf(b) - areaOf(a));
  const whole = hasText(host) || drawings.length === 0;
  const shown = whole ? host : drawings[0]!;
  const { width, height } = shown.getBoundingClientRect();
  const copy = copyOf(shown, null);
  if (!whole) {
    copy.setAttribute("width", String(width));
    copy.setAttribute("height", String(height));
    return { markup: textOf(copy), width, height };
  }
  const inside = `<foreignObject width="${width}" height="${height}">${textOf(copy)}</foreignObject>`;
  const size = `width="${width}" height="${height}"`;
  return { markup: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`, width, height };
}
