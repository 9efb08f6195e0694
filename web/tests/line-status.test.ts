import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../src/store/table/table-store.svelte";
import { FakeSocket, fakeBrowser } from "./fake-browser";

const HEAD = { table: "abc", game: "babylon", phase: "playing", seats: [{ seat: 0 }, { seat: 1 }], allow: {} };
const TABLE = { t: "table", head: HEAD, you: [0], seq: 0, event: 1, view: {}, scores: [], steps: [] };
const ASK = { t: "ask", seq: 0, seat: 0, prompt: "Dig.", legal: [{ action: "dig a1", label: "Dig a1" }], undo: true };

let table: TableStore;
let socket: FakeSocket;
const browserSays = (name: string) =>
  vi.mocked(addEventListener).mock.calls.forEach(([heard, deed]) => heard === name && (deed as () => void)());

beforeEach(async () => {
  fakeBrowser();
  const { TableStore } = await import("../src/store/table/table-store.svelte");
  table = new TableStore("abc", "en");
  socket = FakeSocket.newest.accept();
  socket.say(TABLE, ASK);
});
afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a lost line", () => {
  it("is told within two seconds, and until the table is back", () => {
    socket.breakOff(1006);
    vi.advanceTimersByTime(2000);
    expect(table.line.away).toBe(true);
    FakeSocket.newest.accept();
    expect(table.line.away, "not before the table has come").toBe(true);
    FakeSocket.newest.say(TABLE, ASK);
    expect(table.line.away).toBe(false);
  });

  it("is not told when it comes back at once", () => {
    socket.breakOff(1006);
    vi.advanceTimersByTime(500);
    FakeSocket.newest.accept().say(TABLE, ASK);
    vi.advanceTimersByTime(5000);
    expect(table.line.away).toBe(false);
  });

  it("is noticed when the network goes, though the websocket says nothing", () => {
    browserSays("offline");
    expect(table.line.connection).toBe("lost");
    vi.advanceTimersByTime(2000);
    expect(table.line.away).toBe(true);
  });

  it("keeps a choice, and sends it when the line is back", () => {
    socket.breakOff(1006);
    void table.choose("dig a1");
    vi.advanceTimersByTime(2000);
    expect([table.line.away, table.pending]).toEqual([true, "dig a1"]);
    FakeSocket.newest.accept().say(TABLE);
    expect(FakeSocket.newest.asked("act")).toHaveLength(1);
  });
});

describe("a slow answer", () => {
  it("is told after a second and a half, until it comes", async () => {
    void table.choose("dig a1");
    vi.advanceTimersByTime(1400);
    expect(table.line.slow).toBe(false);
    vi.advanceTimersByTime(200);
    expect(table.line.slow).toBe(true);
    socket.say({ t: "ok", key: socket.asked("act")[0]?.["key"] });
    await vi.advanceTimersByTimeAsync(0);
    expect(table.line.slow).toBe(false);
  });

  it("that never comes shows a dead line, and the choice goes out on another", () => {
    void table.choose("dig a1");
    vi.advanceTimersByTime(1600);
    expect(socket.asked("ping")).toHaveLength(1);
    vi.advanceTimersByTime(3000);
    expect(table.line.connection).toBe("lost");
    vi.advanceTimersByTime(1000);
    FakeSocket.newest.accept().say(TABLE);
    expect(FakeSocket.newest.asked("act")).toEqual(socket.asked("act"));
  });

  it("is no trouble where a pong comes", () => {
    void table.choose("dig a1");
    vi.advanceTimersByTime(1600);
    socket.say({ t: "pong" });
    vi.advanceTimersByTime(3500);
    expect(table.line.connection).toBe("open");
  });
});
