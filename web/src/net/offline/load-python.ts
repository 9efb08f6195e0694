/** Starts Python in a worker: Pyodide and our archive, from our own server, with a count of what has come. */
import { dropMemory, keepMemory, readMemory } from "./memory-db";
import type { EngineFiles } from "./messages";

export interface Python {
  /** Everything that is Python, reached by name. */
  globals: { get(name: string): unknown };
  unpackArchive(buffer: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
interface StartOptions {
  indexURL: string;
  _makeSnapshot?: boolean;
  _loadSnapshot?: ArrayBuffer;
}
type Start = (options: StartOptions) => Promise<Python>;

const MACHINE_CODE = ".wasm";
/** Not `.gz`: some servers would say that they have packed it themselves. */
const PACKED = ".bin";
const START = `
import sys
sys.path.insert(0, "/kiru")
from kiru.offline import stand_ins
stand_ins.install()
from kiru.offline.engine import Engine
engine = Engine()
`;

/** Count the bytes of an answer as they come. */
function counted(answer: Response, add: (bytes: number) => void): ReadableStream<Uint8Array<ArrayBuffer>> {
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, sink) {
      add(chunk.byteLength);
      sink.enqueue(chunk);
    },
  });
  if (!answer.body) throw new Error(answer.url);
  return answer.body.pipeThrough(counter);
}

async function fetched(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
}

/** Machine code lies packed on the server, because plain file servers do not pack; here it is unpacked as it comes. */
function unpackMachineCode(plain: typeof fetch, add: (bytes: number) => void): typeof fetch {
  return async (asked, options) => {
    const address = asked instanceof Request ? asked.url : String(asked);
    if (!address.endsWith(MACHINE_CODE)) return plain(asked, options);
    const answer = await plain(address + PACKED, options);
    if (!answer.ok) return answer;
    const unpacked = counted(answer, add).pipeThrough(new DecompressionStream("gzip"));
    return new Response(unpacked, { headers: { "Content-Type": "application/wasm" } });
  };
}

/** Python as it stood after an earlier start. Files are no part of memory: they are unpacked again. */
async function resumed(
  start: Start,
  indexURL: string,
  memory: ArrayBuffer,
  archive: ArrayBuffer,
): Promise<Python | null> {
  try {
    const python = await start({ indexURL, _loadSnapshot: memory });
    python.unpackArchive(archive, "zip", { extractDir: "/kiru" });
    return python;
  } catch (error) {
    console.warn("kiru: the memory kept of the engine is of no use:", error);
    await dropMemory();
    return null;
  }
}

/** Python from its beginning; its memory is kept for the next time, before any table is known. */
async function begun(start: Start, indexURL: string, version: string, archive: ArrayBuffer): Promise<Python> {
  const python = await start({ indexURL, _makeSnapshot: true });
  python.unpackArchive(archive, "zip", { extractDir: "/kiru" });
  python.runPython(START);
  void keepMemory(version, python.makeMemorySnapshot());
  return python;
}

export async function loadPython(
  folder: string,
  tell: (loaded: number, total: number) => void,
): Promise<{ python: Python; resumed: boolean }> {
  const files = (await (await fetched(`${folder}engine.json`, { cache: "no-cache" })).json()) as EngineFiles;
  const pyodide = folder + files.pyodide;
  const parts = [`${files.pyodide}pyodide.asm.wasm${PACKED}`, files.archive];
  const total = parts.reduce((sum, name) => sum + (files.files[name] ?? 0), 0);
  let loaded = 0;
  const add = (bytes: number) => tell((loaded += bytes), total);
  const plain = self.fetch.bind(self);
  const archive = fetched(folder + files.archive).then((answer) => new Response(counted(answer, add)).arrayBuffer());
  const kept = readMemory(files.version);
  self.fetch = unpackMachineCode(plain, add);
  const loader = (await import(/* @vite-ignore */ `${pyodide}pyodide.mjs`)) as { loadPyodide: Start };
  const memory = await kept;
  const python = memory && (await resumed(loader.loadPyodide, pyodide, memory, await archive));
  const ready = python ?? (await begun(loader.loadPyodide, pyodide, files.version, await archive));
  self.fetch = plain;
  return { python: ready, resumed: python !== null };
}
