/** The worker: Python behind messages. Whatever changes is stored first, and shown then. */
import { loadPython } from "./load-python";
import type { FromWorker, SavedChange, TakenOut, ToWorker } from "./messages";
import { readTable, storeTable } from "./table-db";

/** `kiru.offline.engine.Engine`, as JavaScript sees it. */
interface Engine {
  has(table: string): boolean;
  load(text: string): void;
  forget(table: string): void;
  open(line: number, table: string): boolean;
  hear(line: number, text: string): void;
  close(line: number): void;
  request(method: string, path: string, body: string, lang: string): string;
  call(name: string, args: string): string;
  has_work(): boolean;
  work(): void;
  take_out(): string;
}

const TABLE = /\/(local-[a-z0-9]+)/;
const began = performance.now();
/** Other pages of this browser, which may have the same table open. */
const others = new BroadcastChannel("kiru-tables");
let engine: Promise<Engine> | null = null;
/** One thing after the other: a change is stored before the next message is heard. */
let queue: Promise<void> = Promise.resolve();

const tell = (message: FromWorker) => self.postMessage(message);

async function start(folder: string): Promise<Engine> {
  const { python, resumed } = await loadPython(folder, (loaded, total) => tell({ t: "progress", loaded, total }));
  tell({ t: "ready", seconds: (performance.now() - began) / 1000, resumed });
  return python.globals.get("engine") as Engine;
}

/** Let the engine know a table that lies in the store. */
async function know(python: Engine, table: string | undefined): Promise<void> {
  if (!table || python.has(table)) return;
  const row = await readTable(table);
  if (row) python.load(row.table);
}

/** Another page was quicker: its table counts, and is shown anew. */
async function readAnew(python: Engine, table: string): Promise<void> {
  const row = await readTable(table);
  if (row) python.load(row.table);
  else python.forget(table);
}

async function store(python: Engine, change: SavedChange): Promise<boolean> {
  const stored = await storeTable(change);
  if (stored) others.postMessage(change.id);
  else await readAnew(python, change.id);
  return stored;
}

/** Store what has changed, then send what there is to send. */
async function flush(python: Engine): Promise<void> {
  const { saves, sent } = JSON.parse(python.take_out()) as TakenOut;
  const stored = await Promise.all(saves.map((change) => store(python, change)));
  if (stored.includes(false)) {
    const { sent: anew } = JSON.parse(python.take_out()) as TakenOut;
    for (const [line, text] of anew) tell({ t: "frame", line, text });
  } else {
    for (const [line, text] of sent) tell({ t: "frame", line, text });
  }
  if (python.has_work()) setTimeout(() => enqueue(work));
}

async function work(python: Engine): Promise<void> {
  if (!python.has_work()) return;
  python.work();
  await flush(python);
}

async function hear(python: Engine, message: ToWorker): Promise<void> {
  if (message.t === "request") {
    await know(python, TABLE.exec(message.path)?.[1]);
    const body = python.request(message.method, message.path, message.body, message.lang);
    await flush(python);
    tell({ t: "answer", id: message.id, body });
  } else if (message.t === "call") {
    tell({ t: "answer", id: message.id, body: python.call(message.name, JSON.stringify(message.args)) });
  } else if (message.t === "open") {
    await know(python, message.table);
    if (python.open(message.line, message.table)) tell({ t: "opened", line: message.line });
    else tell({ t: "closed", line: message.line, code: 4404 });
  } else if (message.t === "say") {
    python.hear(message.line, message.text);
    await flush(python);
  } else if (message.t === "close") {
    python.close(message.line);
  }
}

/** Do something with the engine when everything before it is done. */
function enqueue(deed: (python: Engine) => Promise<void>): void {
  queue = queue.then(async () => {
    if (engine) await deed(await engine);
  });
  queue = queue.catch((error: unknown) => tell({ t: "failed", reason: String(error) }));
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === "start") engine ??= start(data.folder);
  else enqueue((python) => hear(python, data));
};
others.onmessage = ({ data }: MessageEvent<string>) =>
  enqueue(async (python) => {
    if (!python.has(data)) return;
    await readAnew(python, data);
    await flush(python);
  });
