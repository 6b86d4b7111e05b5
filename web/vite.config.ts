import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const LOCALES = new URL("../src/cupboard/locales/", import.meta.url);
/** Texts of the command line that no page shows. */
const NOT_SHOWN = /^(bench|cli|lab|solve.*|proof)\.ftl$/;
/** Texts that only pages for learning need: they are loaded when one of these is opened. */
const LEARNING = /^learn-.*\.ftl$/;
const MODULES: Record<string, (file: string) => boolean> = {
  "virtual:texts/": (file) => !NOT_SHOWN.test(file) && !LEARNING.test(file),
  "virtual:learn/": (file) => LEARNING.test(file),
};
const moduleOf = (id: string) => Object.keys(MODULES).find((name) => id.startsWith(name));

/** All texts of a language as two modules, from the very files that Python reads. */
function texts(): Plugin {
  return {
    name: "cupboard-texts",
    resolveId: (id) => (moduleOf(id) ? `\0${id}` : null),
    load(id) {
      const name = id.startsWith("\0") && moduleOf(id.slice(1));
      if (!name) return null;
      const folder = new URL(`${id.slice(name.length + 1)}/`, LOCALES);
      const shown = readdirSync(folder).filter((file) => file.endsWith(".ftl") && MODULES[name]!(file));
      const files = shown.sort().map((file) => new URL(file, folder));
      for (const file of files) this.addWatchFile(file.pathname);
      const source = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(source)}`;
    },
  };
}

const WORKER = "worker";

/** Everything that a chunk cannot start without, styles too. */
function closure(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) closure(bundle, other, found);
  return found;
}

/** Tells the service worker what the first page needs, and which build it belongs to. */
function shell(): Plugin {
  return {
    name: "cupboard-shell",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") return;
      const first = Object.values(bundle).filter(({ name }) => name === "main" || name === "Home");
      const needed = first.flatMap(({ fileName }) => [...closure(bundle, fileName)]);
      const version = createHash("sha256").update(Object.keys(bundle).sort().join());
      const told = {
        version: version.digest("hex").slice(0, 12),
        files: ["/", ...new Set(needed.map((file) => `/${file}`))],
      };
      worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify(told));
    },
  };
}

// The pages are served by the table itself, so they are built into its folder.
export default defineConfig({
  plugins: [svelte(), texts(), shell()],
  build: {
    outDir: "../src/cupboard/table/pages",
    emptyOutDir: true,
    target: "es2022",
    // Scripts and pictures stay files of their own: the pages allow no inline script.
    assetsInlineLimit: 0,
    // three.js is one chunk of its own, loaded for Hopper alone.
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: { main: "index.html", [WORKER]: "src/worker.ts" },
      output: {
        // A service worker is found by its name: it must not change.
        entryFileNames: ({ name }) => (name === WORKER ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8127", ws: true } },
    fs: { allow: [".."] },
  },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
