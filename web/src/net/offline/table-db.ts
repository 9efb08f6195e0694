/** The browser's own store of tables: IndexedDB, for pages and worker alike. */
import type { SavedChange, StoredTable } from "./messages";

const NAME = "kiru";
const TABLES = "tables";

let opened: Promise<IDBDatabase> | null = null;

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error("IndexedDB"));
  });
  return opened;
}

async function tables(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(TABLES, mode).objectStore(TABLES);
}

export async function readTable(id: string): Promise<StoredTable | undefined> {
  return answer((await tables("readonly")).get(id) as IDBRequest<StoredTable | undefined>);
}

/** Every table, the one changed last first. */
export async function listTables(): Promise<StoredTable[]> {
  const found = await answer((await tables("readonly")).getAll() as IDBRequest<StoredTable[]>);
  return found.sort((a, b) => b.listed.changed.localeCompare(a.listed.changed));
}

export async function removeTable(id: string): Promise<void> {
  await answer((await tables("readwrite")).delete(id));
}

/** Store a change; false if another page has changed the table meanwhile, and nothing is stored then. */
export async function storeTable({ before, ...row }: SavedChange): Promise<boolean> {
  const store = await tables("readwrite");
  const known = await answer(store.get(row.id) as IDBRequest<StoredTable | undefined>);
  if (known && known.revision !== before) return false;
  const written = new Promise<void>((done, fail) => {
    store.transaction.oncomplete = () => done();
    store.transaction.onabort = () => fail(store.transaction.error ?? new Error("IndexedDB"));
  });
  store.put(row);
  await written;
  return true;
}
