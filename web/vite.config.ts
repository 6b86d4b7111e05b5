import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = new URL("../src/cupboard/locales/", import.meta.url);
/** Texts of the command line that no page shows. */
const NOT_SHOWN = /^(bench|cli|lab|solve.*|proof)\.ftl$/;
const NAME = "virtual:texts/";

/** All texts of a language as one module, from the very files that Python reads. */
function texts(): Plugin {
  return {
    name: "cupboard-texts",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const folder = new URL(`${id.slice(NAME.length + 1)}/`, LOCALES);
      const shown = readdirSync(folder).filter((file) => file.endsWith(".ftl") && !NOT_SHOWN.test(file));
      const files = shown.sort().map((file) => new URL(file, folder));
      for (const file of files) this.addWatchFile(file.pathname);
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(source)}`;
    },
  };
}

// The pages are served by the table itself, so they are built into its folder.
export default defineConfig({
  plugins: [svelte(), texts()],
  build: {
    outDir: "../src/cupboard/table/pages",
    emptyOutDir: true,
    target: "es2022",
    // Scripts and pictures stay files of their own: the pages allow no inline script.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8127", ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
