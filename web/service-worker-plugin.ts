/** Writes into the service worker what it keeps: every file of the build, and a version that changes with any. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKED = /\.(br|gz)$/;
/** Kept by the service worker of the last visit, not by the next one: the worker itself. */
const NEVER = new Set(["sw.js", "index.html", ".vite/manifest.json"]);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !PACKED.test(name) && !NEVER.has(name))
    .sort();
}

export function fillServiceWorker(folder: string): void {
  const files = filesIn(folder);
  const digest = createHash("sha256");
  for (const name of [...files, "index.html"]) digest.update(name).update(readFileSync(join(folder, name)));
  const file = join(folder, "sw.js");
  const filled = readFileSync(file, "utf8")
    .replace('VERSION = "development"', `VERSION = "${digest.digest("hex").slice(0, 16)}"`)
    .replace("SHELL = []", `SHELL = ${JSON.stringify(files)}`);
  writeFileSync(file, filled);
}

export function serviceWorker(): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir)),
    closeBundle: () => fillServiceWorker(folder),
  };
}
