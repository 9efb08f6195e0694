/** Python as it stands after its start, kept by the browser: a later start takes it up instead of beginning anew. */
const NAME = "kiru-engine";
const STORE = "memory";
const LATEST = "latest";

interface KeptMemory {
  /** What the memory fits: it is of no use to another engine, or to another browser. */
  made: string;
  packed: ArrayBuffer;
}

/** Do something with the store, and wait until it is done. */
function inStore<T>(mode: IDBTransactionMode, deed: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => fail(opening.error ?? new Error("IndexedDB"));
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(STORE, mode);
      const request = deed(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        opening.result.close();
        done(request.result);
      };
      transaction.onabort = () => fail(transaction.error ?? new Error("IndexedDB"));
    };
  });
}

function through(bytes: BufferSource, change: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer();
}

/** The memory of that very engine in this very browser; nothing if there is none, or no store. */
export async function readMemory(version: string): Promise<ArrayBuffer | null> {
  try {
    const kept = await inStore("readonly", (store) => store.get(LATEST) as IDBRequest<KeptMemory | undefined>);
    if (kept?.made !== made(version)) return null;
    return await through(kept.packed, new DecompressionStream("gzip"));
  } catch {
    return null;
  }
}

/** Keep it in the place of an older one. A browser without room for it starts as slowly next time, and nothing else. */
export async function keepMemory(version: string, memory: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const packed = await through(memory, new CompressionStream("gzip"));
    await inStore("readwrite", (store) => store.put({ made: made(version), packed } satisfies KeptMemory, LATEST));
  } catch {
    return;
  }
}

export async function dropMemory(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(LATEST)).catch(() => undefined);
}

const made = (version: string): string => `${version} ${navigator.userAgent}`;
