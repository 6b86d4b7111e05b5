import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { partsOf } from "./src/page-texts.ts";

const SERVER = "http://127.0.0.1:8127";
const LOCALES = new URL("../src/cupboard/locales/", import.meta.url);
/** Command-line texts that no page shows. */
const NOT_SHOWN = /^(admin|bench|cli|lab|proof)\.ftl$|-expert\.ftl$/;
const LISTED = "virtual:texts";
/** The texts that every page needs. */
const BASE = "base";
/** Texts of the server and of the command line that no page shows. */
const NOT_ON_PAGES = /^(file|data|plugin|extra|serve|pages|worker|preview)-/;
/** Texts that only a game page needs, and those that it does not need. */
const AT_TABLE = /^(page-(table|network)|hint)-/;
const NOT_AT_TABLE =
  /^(genre|box|record|seats|preset|option|position|limit|search|page-(?!app|title|skip|loading|settings|language|theme|sound|offline|unreachable|failed|lost|sorry|again|updated|reload|not-stored|to-home|seat-open|keep-playing|tonight|rule-|my-games|play-engine$|new-tab|table|network))/;
/** Texts that several kinds of pages show, although their names say otherwise. */
const SHARED = /^page-table-(close|board|cancel|yes|no|event-resigned|ending-\w+|ending-won-by)$/;
/** Texts of a game that its board does not show. */
const RULES = /^(rule|\w+-(option|preset|position|recipes))-/;

/** The messages of a file, with their keys. */
const messagesOf = (source: string) => source.split(/^(?=[a-z])/m).map((text) => ({ key: text.split(" ")[0]!, text }));

/** What needs a text of no game. */
function partOf(key: string): string | null {
  if (NOT_ON_PAGES.test(key)) return null;
  if (SHARED.test(key)) return BASE;
  return AT_TABLE.test(key) ? "table" : NOT_AT_TABLE.test(key) ? "pages" : BASE;
}
const isText = (file: string) => file.endsWith(".ftl") && !NOT_SHOWN.test(file);

/** Texts for a language that could not be loaded; they come with the first script. */
const FAILURES = {
  module: "virtual:failures",
  file: "page-home.ftl",
  keys: ["page-sorry", "page-failed", "page-again"],
};

/**
 * The texts of a language by what needs them: `base`, `pages`, `table`, `learn`, and for each game
 * `<id>`, `<id>-rules` and `<id>-learn`.
 */
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
    else if (!games.includes(owner!)) {
      for (const { key, text } of messagesOf(source)) {
        const needed = partOf(key);
        if (needed) add(needed, text);
      }
    } else if (part === "learn") add(`${owner}-learn`, source);
    else {
      // All games are listed on some pages.
      const listed = new RegExp(`^${owner}-(name|tagline) = .*\\n`, "gm");
      add(BASE, source.match(listed)?.join("") ?? "");
      for (const { key, text } of messagesOf(source.replace(listed, ""))) {
        add(RULES.test(key) ? `${owner}-rules` : owner!, text);
      }
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
    test: /node_modules\/(?!three)|src\/(api\/(?!connection)|app\/(?!boards|setup|last-setup)|board\/(cloths|contract|theme)|boards\/\w+\/cloth|ui\/(?!Async|Box|Cloth|ConfirmButton|ErrorNote|ForeignCover|MoveField|NetworkSwitch|PageTitle|Rule|Segments|ShareLink|Tip|Tonight|box|share)|board\/kit\/Cover(Dome|Paints))/,
    priority: 3,
  },
  { name: "covers", test: /src\/(board\/(covers|kit\/Cover)|boards\/\w+\/Cover)/, priority: 3 },
  {
    name: "boards",
    test: /src\/(app\/boards|board\/(?!BoardPicture|covers|contract|foreign|Foreign|guarded|plain|slots|theme|timeline|tokens|kit\/(BlackCup|Box|Cover|Count|Fitted|Halo|Hand|Hollow|Reward|Round|Wood|[Bb]eans|print|report|reward|round)))/,
    priority: 2.5,
  },
  // Boards of wood, and round tables.
  {
    name: "wood",
    test: /src\/board\/kit\/(BlackCup|Box|Count|Fitted|Halo|Hand|Hollow|Reward|Round|Wood|[Bb]eans|reward|round)/,
    priority: 2,
  },
  { name: "forms", test: /src\/ui\/(Async|Cloth|ErrorNote|ForeignCover|Rule(Note|Text)|Segments|Tip)/, priority: 1 },
  { name: "lists", test: /src\/ui\/(Box|ConfirmButton|Tonight|box)/, priority: 1 },
  // Small parts of a game page that are not in its first view.
  {
    name: "later",
    test: /src\/(pages\/table\/(Celebration|FarBar|Guide|Invite|guide)|ui\/(NetworkSwitch|ShareLink|share))/,
    priority: 0,
  },
  {
    name: "table",
    test: /src\/(pages\/table\/(?!ending|panels|Celebration|FarBar|Guide|Hand\.|Invite|guide)|table-client|api\/connection)/,
    priority: 1,
  },
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
const TEXTS = /^\0virtual:texts\/(\w+(?:\/(?:pages|table))?)$/;

/**
 * List what each page needs besides the first script, and of each language the base and what each
 * page needs, for preload headers.
 */
function preloads(): Plugin {
  return {
    name: "cupboard-preloads",
    generateBundle(_, bundle) {
      const main = Object.values(bundle).find(({ name }) => name === "main");
      const known = main ? closure(bundle, main.fileName) : new Set<string>();
      const found = (wanted: RegExp): [string, string[]][] =>
        Object.values(bundle).flatMap((chunk) => {
          const name = chunk.type === "chunk" && chunk.isDynamicEntry && wanted.exec(chunk.facadeModuleId ?? "")?.[1];
          return name
            ? [[name.toLowerCase(), [...closure(bundle, chunk.fileName)].filter((file) => !known.has(file))]]
            : [];
        });
      const pages = found(PAGE);
      const texts = Object.fromEntries(found(TEXTS));
      const needed = (language: string, parts: readonly string[]) =>
        [language, ...parts.map((part) => `${language}/${part}`)].flatMap((name) => texts[name] ?? []);
      // Without a word: what an unknown address needs.
      const languages = readdirSync(LOCALES).map((language) => [
        language,
        Object.fromEntries([
          ["", needed(language, [])],
          ...pages.map(([word]) => [word, needed(language, partsOf(word))]),
        ]),
      ]);
      const told = { pages: Object.fromEntries(pages), languages: Object.fromEntries(languages) };
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
      // Svelte's custom elements, which are not used, would be kept because they extend a class.
      treeshake: { moduleSideEffects: [{ test: /svelte\/.*\/custom-element\.js$/, sideEffects: false }] },
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
