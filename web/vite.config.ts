import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8127";
const LOCALES = new URL("../src/cupboard/locales/", import.meta.url);
/** Command-line texts that no page shows. */
const NOT_SHOWN = /^(admin|bench|cli|lab|proof)\.ftl$|-expert\.ftl$/;
const LISTED = "virtual:texts";
/** The texts that every page needs. */
const BASE = "base";
const isText = (file: string) => file.endsWith(".ftl") && !NOT_SHOWN.test(file);

/** Texts for a language that could not be loaded; they come with the first script. */
const FAILURES = {
  module: "virtual:failures",
  file: "page-home.ftl",
  keys: ["page-sorry", "page-failed", "page-again"],
};

/** The texts of a language by what needs them: `base`, `learn`, and for each game `<id>` and `<id>-learn`. */
function textsOf(language: string): Map<string, string> {
  const folder = new URL(`${language}/`, LOCALES);
  const files = readdirSync(folder).filter(isText).sort();
  const games = files.flatMap((file) => /^(\w+)-board\.ftl$/.exec(file)?.[1] ?? []);
  const found = new Map<string, string>();
  const add = (name: string, text: string) => found.set(name, `${found.get(name) ?? ""}${text}\n`);
  for (const file of files) {
    const source = readFileSync(new URL(file, folder), "utf8").replace(/^#.*\n/gm, "");
    const [owner, part] = file.split(/[-.]/);
    if (owner === "learn") add("learn", source);
    else if (!games.includes(owner!)) add(BASE, source);
    else if (part === "learn") add(`${owner}-learn`, source);
    else {
      // All games are listed on some pages.
      const listed = new RegExp(`^${owner}-(name|tagline) = .*\\n`, "gm");
      add(BASE, source.match(listed)?.join("") ?? "");
      add(owner!, source.replace(listed, ""));
    }
  }
  return found;
}

/** The texts of each language as modules, from the files that Python uses, and a list of them. */
function texts(): Plugin {
  const listed = (language: string) =>
    [...textsOf(language).keys()].map((name) => {
      const module = name === BASE ? `${LISTED}/${language}` : `${LISTED}/${language}/${name}`;
      return `${JSON.stringify(name)}: () => import(${JSON.stringify(module)})`;
    });
  return {
    name: "cupboard-texts",
    resolveId: (id) => (id === LISTED || id.startsWith(`${LISTED}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LISTED}`)) return null;
      const [, language, name = BASE] = id.slice(1 + "virtual:".length).split("/");
      if (!language) {
        return `export default {${readdirSync(LOCALES).map((one) => `${one}: {${listed(one)}}`)}}`;
      }
      for (const file of readdirSync(new URL(`${language}/`, LOCALES)).filter(isText)) {
        this.addWatchFile(new URL(`${language}/${file}`, LOCALES).pathname);
      }
      return `export default ${JSON.stringify(textsOf(language).get(name))}`;
    },
  };
}

/** A few texts in all languages as one small module; each is a single line. */
function failures(): Plugin {
  const wanted = (line: string) => FAILURES.keys.some((key) => line.startsWith(`${key} = `));
  return {
    name: "cupboard-failures",
    resolveId: (id) => (id === FAILURES.module ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${FAILURES.module}`) return null;
      const told = readdirSync(LOCALES).map((language) => {
        const file = new URL(`${language}/${FAILURES.file}`, LOCALES);
        this.addWatchFile(file.pathname);
        const lines = readFileSync(file, "utf8").split("\n").filter(wanted);
        if (lines.length < FAILURES.keys.length) this.error(`${file.pathname} lacks one of ${FAILURES.keys}`);
        return [language, lines.join("\n")];
      });
      return `export default ${JSON.stringify(Object.fromEntries(told))}`;
    },
  };
}

const BOARDS = new URL("src/boards/", import.meta.url);

/** The picture of each game for links, at an address that the server knows. */
function previews(): Plugin {
  return {
    name: "cupboard-previews",
    generateBundle() {
      for (const game of readdirSync(BOARDS)) {
        const picture = new URL(`${game}/preview.jpg`, BOARDS);
        if (!existsSync(picture)) continue;
        this.emitFile({ type: "asset", fileName: `previews/${game}.jpg`, source: readFileSync(picture) });
      }
    },
  };
}

const WORKER = "worker";

/** Chunks of what is needed together; otherwise the game page would load fifty small files. */
const GROUPS = [
  {
    name: "core",
    test: /node_modules\/(?!three)|src\/(api\/(?!connection)|app\/(?!boards|setup|last-setup)|board\/(cloths|contract|theme)|boards\/\w+\/cloth|ui\/(?!PageTitle|RuleList|MoveField|ShareLink|NetworkSwitch|share)|board\/kit\/Cover(Dome|Paints))/,
    priority: 3,
  },
  { name: "covers", test: /src\/(board\/(covers|kit\/Cover)|boards\/\w+\/Cover)/, priority: 3 },
  {
    name: "boards",
    test: /src\/(app\/boards|board\/(?!BoardPicture|covers|contract|foreign|Foreign|guarded|plain|slots|theme|timeline|tokens|kit\/(Cover|print|report)))/,
    priority: 2,
  },
  { name: "table", test: /src\/(pages\/table\/(?!ending|panels|Hand\.)|table-client|api\/connection)/, priority: 1 },
];

/** Everything that a chunk needs to start, including styles. */
function closure(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || found.has(file)) return found;
  found.add(file);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) closure(bundle, other, found);
  return found;
}

const PAGE = /\/src\/pages\/\w+\/(\w+)\.svelte$/;
const LANGUAGE = /^\0virtual:texts\/(\w+)$/;

/** List what each page and language needs besides the first script, for preload headers. */
function preloads(): Plugin {
  return {
    name: "cupboard-preloads",
    generateBundle(_, bundle) {
      const main = Object.values(bundle).find(({ name }) => name === "main");
      const known = main ? closure(bundle, main.fileName) : new Set<string>();
      const found = (wanted: RegExp) =>
        Object.values(bundle).flatMap((chunk) => {
          const name = chunk.type === "chunk" && chunk.isDynamicEntry && wanted.exec(chunk.facadeModuleId ?? "")?.[1];
          return name
            ? [[name.toLowerCase(), [...closure(bundle, chunk.fileName)].filter((file) => !known.has(file))]]
            : [];
        });
      const told = { pages: Object.fromEntries(found(PAGE)), languages: Object.fromEntries(found(LANGUAGE)) };
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(told) });
    },
  };
}

/** The one that all languages of the pages need. */
const FONT = /fraunces-latin-(?!ext).*\.woff2$/;

/** Tell the service worker what the first page needs, and its build. */
function shell(): Plugin {
  return {
    name: "cupboard-shell",
    generateBundle(_, bundle) {
      const worker = bundle["worker.js"];
      if (worker?.type !== "chunk") return;
      const first = Object.values(bundle).filter(({ name }) => name === "main" || name === "Home");
      const needed = first.flatMap(({ fileName }) => [...closure(bundle, fileName)]);
      const fonts = Object.keys(bundle).filter((file) => FONT.test(file));
      const version = createHash("sha256").update(Object.keys(bundle).sort().join());
      const told = {
        version: version.digest("hex").slice(0, 12),
        files: ["/", ...new Set([...needed, ...fonts].map((file) => `/${file}`))],
      };
      worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify(told));
    },
  };
}

// The server serves the pages, so they are built into its folder.
export default defineConfig({
  plugins: [svelte(), texts(), failures(), preloads(), shell(), previews()],
  build: {
    outDir: "../src/cupboard/server/pages",
    emptyOutDir: true,
    target: "es2022",
    // Scripts and images stay separate files, because the pages allow no inline scripts.
    assetsInlineLimit: 0,
    // three.js is a chunk of its own, loaded only for Hopper.
    chunkSizeWarningLimit: 700,
    rollupOptions: {
      input: { main: "index.html", [WORKER]: "src/worker/cache.ts" },
      output: {
        // A service worker is registered by name, so its name must not change.
        entryFileNames: ({ name }) => (name === WORKER ? "worker.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: GROUPS },
      },
    },
  },
  server: {
    proxy: { "/api": { target: SERVER, ws: true }, "/texts": SERVER, "/games": SERVER },
    fs: { allow: [".."] },
  },
  // A test that is the first to load a board waits until all its files are compiled.
  test: { environment: "node", include: ["tests/**/*.test.ts"], testTimeout: 60_000 },
});
