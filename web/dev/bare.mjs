/** Build `bare.ts` as one file, with its styles, into the folder that is named. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [svelte({ emitCss: false })],
    build: {
        outDir: process.argv[2],
        minify: false,
        lib: { entry: "dev/bare.ts", formats: ["es"], fileName: "bare" },
        rollupOptions: { output: { codeSplitting: false } },
    },
});
