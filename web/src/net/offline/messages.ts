/** What goes between a page and its worker. */
import type { OwnTable } from "../protocol.gen";

export type ToWorker =
  | { t: "start"; folder: string }
  | { t: "request"; id: number; method: string; path: string; body: string; lang: string }
  | { t: "call"; id: number; name: string; args: Record<string, unknown> }
  | { t: "open"; line: number; table: string }
  | { t: "say"; line: number; text: string }
  | { t: "close"; line: number };

export type FromWorker =
  | { t: "progress"; loaded: number; total: number }
  /** Started, and whether from memory that an earlier start has left. */
  | { t: "ready"; seconds: number; resumed: boolean }
  | { t: "failed"; reason: string }
  | { t: "answer"; id: number; body: string }
  | { t: "opened"; line: number }
  | { t: "frame"; line: number; text: string }
  | { t: "closed"; line: number; code: number };

/** `engine.json`: which engine is the newest, and what it is made of. */
export interface EngineFiles {
  version: string;
  /** The folder of Pyodide, with a slash at its end. */
  pyodide: string;
  archive: string;
  /** Bytes of every file. */
  files: Record<string, number>;
}

/** A table as it lies in the browser's store. */
export interface StoredTable {
  id: string;
  revision: number;
  /** The table itself, as the engine writes it. */
  table: string;
  /** Its line in a list. */
  listed: OwnTable;
}

/** A change to be stored, if nobody else has changed the table since `before`. */
export type SavedChange = StoredTable & { before: number };
export interface TakenOut {
  saves: SavedChange[];
  sent: [line: number, text: string][];
}
