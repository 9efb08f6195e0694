import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { TableStore } from "../src/store/table/table-store.svelte";
import { FakeSocket, fakeBrowser } from "./fake-browser";

const VIEW = { game: "babylon", phase: "digging", seat: 0, gold: 1 };
const HEAD = { table: "abc", game: "babylon", phase: "playing", seats: [{ seat: 0 }, { seat: 1 }], allow: {} };
const step = (seq: number, seat: number | null, story = "") => ({ seq, seat, action: "dig", forced: false, story });
const TABLE = {
  t: "table", head: HEAD, you: [0], seq: 2, event: 5, view: VIEW, scores: [], steps: [step(1, null), step(2, 1)],
}; // prettier-ignore
const ASK = { t: "ask", seq: 2, seat: 0, prompt: "Dig.", legal: [{ action: "dig a1", label: "Dig a1" }], undo: true };

let table: TableStore;
let socket: FakeSocket;
const seqs = () => table.steps.map(({ seq }) => seq);

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

describe("a table", () => {
  it("shows what it was told", () => {
    expect(table.line.connection).toBe("open");
    expect(seqs()).toEqual([1, 2]);
    expect(table.shown?.view).toEqual(VIEW);
    expect([table.mine, table.canUndo, [...table.legal]]).toEqual([true, true, [["dig a1", "Dig a1"]]]);
  });

  it("goes on with steps in their order, one after the other where others have decided", () => {
    socket.say({ t: "step", step: step(3, 1, "Bel digs."), event: 6, patch: [["gold", 2]] });
    socket.say({ t: "step", step: step(4, 1, "Bel builds."), event: 7, patch: [["gold", 3]] });
    expect([table.live?.seq, table.stepQueue.waiting]).toEqual([3, 1]);
    expect(table.legal.size, "nothing can be chosen before everything is shown").toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(table.live).toMatchObject({ seq: 4, view: { gold: 3 } });
    expect(table.before).toMatchObject({ seq: 3, view: { gold: 2 } });
    expect(seqs()).toEqual([1, 2, 3, 4]);
  });

  it("goes back when a choice was taken back", () => {
    socket.say({ t: "step", step: step(3, 0), event: 6, patch: [["gold", 2]] });
    socket.say({ t: "undone", seq: 2, event: 7, by: 0, view: VIEW, scores: [] }, ASK);
    expect(seqs()).toEqual([1, 2]);
    expect(table.live).toMatchObject({ seq: 2, view: VIEW });
    expect(table.legal.size).toBe(1);
  });

  it("says at its next hello how far it has come, and takes only what is new", () => {
    expect(socket.asked("hello")[0]).toMatchObject({ lang: "en", from: 0 });
    socket.breakOff(1006);
    expect(table.line.connection).toBe("lost");
    vi.advanceTimersByTime(60_000);
    const again = FakeSocket.newest.accept();
    expect(again.asked("hello")[0]).toMatchObject({ from: 2, event: 5 });
    again.say({ ...TABLE, seq: 3, event: 6, same: 2, from: 2, steps: [step(3, 0)] });
    expect(seqs()).toEqual([1, 2, 3]);
    table.refresh("pl");
    expect(again.asked("hello")[1]).toMatchObject({ lang: "pl", from: 0 });
  });

  it("says why it is not shown", () => {
    socket.breakOff(4404);
    expect([table.line.connection, table.line.closeCode]).toEqual(["refused", 4404]);
  });
});

describe("a choice", () => {
  it("is sent once, and void again when it is refused", async () => {
    const chosen = table.choose("dig a1");
    await table.choose("dig a1");
    expect(socket.asked("act")).toHaveLength(1);
    const [act] = socket.asked("act");
    expect(act).toMatchObject({ seq: 2, seat: 0, action: "dig a1" });
    expect([table.pending, table.legal.size]).toEqual(["dig a1", 0]);
    socket.say({ t: "no", key: act?.["key"], error: { key: "error-stale", text: "The table has moved on." } });
    await chosen;
    expect([table.pending, table.fault, table.legal.size]).toEqual([null, "The table has moved on.", 1]);
  });

  it("that is not legal is asked about, not sent", () => {
    void table.choose("dig b9");
    expect(socket.asked("act")).toEqual([]);
    expect(socket.asked("why")[0]).toMatchObject({ action: "dig b9" });
  });

  it("of the own seat can be taken back", () => {
    socket.say({ t: "step", step: step(3, 0), event: 6, patch: [] }, { ...ASK, seq: 3 });
    void table.undo();
    expect(socket.asked("undo")[0]).toMatchObject({ seq: 3, seat: 0 });
  });
});
