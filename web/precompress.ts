/** Writes every text of the build a second and third time, packed: the server sends what the browser can read. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(js|css|svg)$/;
/** Below this a packed file is no smaller on the wire: headers and packet are what it costs. */
const LEAST = 600;

export function pack(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
    const file = join(folder, name);
    const text = readFileSync(file);
    if (text.length < LEAST) continue;
    const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: size }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = join(root, build.outDir, build.assetsDir)),
    writeBundle: () => pack(folder),
  };
}
