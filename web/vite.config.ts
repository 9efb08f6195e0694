import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompress } from "./precompress.ts";
import { serviceWorker } from "./service-worker-plugin.ts";

const server = process.env["KIRU_SERVER"] ?? "127.0.0.1:8000";
const EVERYWHERE = new RegExp(
  [
    "node_modules/(@fluent|esm-env|clsx)/",
    // Motion and lively maps belong to the tables.
    "node_modules/svelte/(?!src/(motion|reactivity|transition|animate|easing)/)",
    "src/(store/[^/]+\\.ts|net/(api|base-path|local-mode)|art/(Icon|SeatMark|seat-shapes))",
  ].join("|"),
);

export default defineConfig({
  plugins: [svelte(), precompress(), serviceWorker()],
  // The server knows below which path the pages stand, and says so in index.html.
  base: "./",
  build: {
    outDir: "../src/kiru/web_dist",
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // three.js, which only Babylon's garden loads; tests/web keeps watch over every page's weight as it travels.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes as one file: on a slow line each file costs a round trip and its headers.
      output: { codeSplitting: { groups: [{ name: "start", test: EVERYWHERE }] } },
    },
  },
  // Beside Pyodide and the archive: machine code may be run in that folder alone (server/http/middleware.py).
  worker: { format: "es", rolldownOptions: { output: { entryFileNames: "engine/worker-[hash].js" } } },
  server: {
    // The texts are the server's own .ftl files, one folder up.
    fs: { allow: [".."] },
    proxy: { "/api": `http://${server}`, "/engine": `http://${server}`, "/ws": { target: `ws://${server}`, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
});
