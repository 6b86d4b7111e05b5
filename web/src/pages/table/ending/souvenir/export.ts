/** A drawing as a file: its fonts, the PNG, and how it leaves the page. */

import latin from "../../../../fonts/fraunces-latin.woff2?url";
import extended from "../../../../fonts/fraunces-latin-ext.woff2?url";
import type { Card, Measure } from "./card";

/** Characters that only the second file has. */
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e9e]/;

async function dataUrl(address: string): Promise<string> {
  const content = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error as Error);
    reader.readAsDataURL(content);
  });
}

async function face(address: string, range: string): Promise<string> {
  const source = `src:url(${await dataUrl(address)}) format("woff2")`;
  return `@font-face{font-family:"Fraunces";font-weight:400 700;${source};unicode-range:${range}}`;
}

/** The display face for these texts, as a style sheet that contains it. */
export async function fontsFor(texts: string): Promise<string> {
  const faces = [await face(latin, "U+0000-00FF,U+0131,U+0152-0153,U+2000-206F,U+20AC,U+2212")];
  if (EXTENDED.test(texts)) faces.push(await face(extended, "U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+1E9E"));
  return faces.join("");
}

/** Measures with the fonts of the page, which have to be loaded. */
export function measuring(): Measure {
  const context = document.createElement("canvas").getContext("2d")!;
  return (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };
}

/** Fails if the browser does not export drawings. */
export async function pngOf({ svg, width, height }: Card): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error("no picture"))), "image/png"),
  );
}

export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Cancelling is not an error. */
export async function shareFile(file: File, title: string): Promise<void> {
  await navigator.share({ files: [file], title }).catch(() => {});
}
