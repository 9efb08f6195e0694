import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, reconnectDelay } from "../src/net/socket";
import { FakeSocket, fakeBrowser } from "./fake-browser";

const VIEW = { game: "babylon", phase: "digging", seat: 0, players: [{ gold: 1 }, { gold: 2 }] };
const TABLE = { t: "table", seq: 3, view: VIEW, scores: [{ total: 1 }], steps: [] };
const step = (seq: number) => ({ seq, seat: 0, action: "dig a1", forced: false, story: "" });
const PATIENCE = 60_000;
/** So soon a silent line is known to be lost. */
const KNOWN_WITHIN = 10_000;

let states: string[];
let frames: { t: string; view?: unknown; scores?: unknown }[];
let connection: TableSocket;

function connected(): FakeSocket {
  const socket = FakeSocket.newest.accept();
  socket.say(TABLE);
  return socket;
}

beforeEach(() => {
  fakeBrowser();
  [states, frames] = [[], []];
  connection = new TableSocket("ws://kiru.test/ws/abc", {
    hello: () => ({ lang: "pl", from: 7, event: 9 }),
    frame: (frame) => void frames.push(frame),
    state: (state, code) => void states.push(code === undefined ? state : `${state} ${code}`),
  });
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a table's connection", () => {
  it("says hello first, with what is known, and is open when the table has come", () => {
    const socket = FakeSocket.newest.accept();
    expect(socket.address).toBe("ws://kiru.test/ws/abc");
    expect(socket.sent).toEqual([{ t: "hello", tokens: [], view: "patch", lang: "pl", from: 7, event: 9 }]);
    expect(states).toEqual(["connecting"]);
    socket.say(TABLE);
    expect(states).toEqual(["connecting", "open"]);
  });

  it("hands frames on in the order in which they came, and keeps answers and pongs to itself", () => {
    connected().say({ t: "head", head: {} }, { t: "pong" }, { t: "chat", text: "Shulmu!" }, { t: "ok", key: "x" });
    expect(frames.map(({ t }) => t)).toEqual(["table", "head", "chat"]);
  });

  it("makes whole steps out of patches, each for the view that the one before has left", () => {
    const socket = connected();
    socket.say({ t: "step", step: step(4), patch: [["players", 0, "gold", 5]] });
    socket.say({ t: "step", step: step(5), patch: [["phase", "building"]], scores: [{ total: 9 }] });
    expect(frames[1]).toMatchObject({ view: { ...VIEW, players: [{ gold: 5 }, { gold: 2 }] }, scores: [{ total: 1 }] });
    expect(frames[2]).toMatchObject({
      view: { phase: "building", players: [{ gold: 5 }, { gold: 2 }] },
      scores: [{ total: 9 }],
    });
    expect(VIEW.players[0]).toEqual({ gold: 1 });
    socket.say({ t: "undone", seq: 3, view: VIEW, scores: [] }, { t: "step", step: step(4), patch: [["seat", 1]] });
    expect(frames[4]).toMatchObject({ view: { ...VIEW, seat: 1 }, scores: [] });
  });

  it("drops a patch that comes before any table", () => {
    FakeSocket.newest.accept().say({ t: "step", step: step(4), patch: [["seat", 1]] });
    expect(frames).toEqual([]);
  });

  it("comes back by itself, later each time, and at once where the network is back", () => {
    connected().breakOff(1006);
    expect(states.at(-1)).toBe("lost 1006");
    for (const made of [2, 3]) {
      vi.advanceTimersByTime(PATIENCE);
      expect(FakeSocket.made).toHaveLength(made);
      FakeSocket.newest.breakOff(1006);
    }
    const online = vi.mocked(addEventListener).mock.calls.find(([name]) => name === "online")?.[1] as () => void;
    online();
    expect(FakeSocket.made).toHaveLength(4);
    vi.advanceTimersByTime(PATIENCE);
    expect(FakeSocket.made, "not twice").toHaveLength(4);
    expect(reconnectDelay(0, () => 1)).toBeLessThan(reconnectDelay(3, () => 0));
    expect(reconnectDelay(50, () => 1)).toBe(15_000);
  });

  it.each([4400, 4401, 4404, 4413])("stays away after a refusal (%i)", (code) => {
    FakeSocket.newest.accept().breakOff(code);
    vi.advanceTimersByTime(PATIENCE);
    expect(states.at(-1)).toBe(`refused ${code}`);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("stays away when it was closed", () => {
    connected();
    connection.close();
    vi.advanceTimersByTime(PATIENCE);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states.at(-1)).toBe("open");
  });

  it("ends a connection on which nothing is heard any more", () => {
    const socket = connected();
    vi.advanceTimersByTime(KNOWN_WITHIN);
    expect(socket.asked("ping")).toHaveLength(1);
    expect(states).toContain("lost 4000");
  });

  it("is kept while the other side answers, however little is said, and asked nothing while it speaks", () => {
    const socket = connected();
    let pings = 0;
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      for (; pings < socket.asked("ping").length; pings += 1) socket.say({ t: "pong" });
    }
    expect(pings).toBeGreaterThan(3);
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      socket.say({ t: "head", head: {} });
    }
    expect(socket.asked("ping")).toHaveLength(pings);
    expect(states.at(-1)).toBe("open");
  });

  it("does not give up a new line for the silence of the old one", () => {
    connected();
    connection.probe();
    FakeSocket.newest.breakOff(1006);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made, "it is being tried again").toHaveLength(2);
    vi.advanceTimersByTime(4000);
    FakeSocket.newest.accept().say(TABLE);
    expect(states.at(-1)).toBe("open");
    expect(states.filter((state) => state.startsWith("lost"))).toEqual(["lost 1006"]);
  });
});

describe("a request", () => {
  it("gets its own answer, whatever comes before", async () => {
    const socket = connected();
    const [one, two] = [connection.ask({ t: "describe" }), connection.ask({ t: "describe" })];
    const keys = socket.asked("describe").map(({ key }) => key);
    expect(new Set(keys).size).toBe(2);
    socket.say({ t: "answer", key: keys[1], sentences: ["two"] }, { t: "answer", key: "stranger" });
    socket.say({ t: "answer", key: keys[0], sentences: ["one"] });
    expect(await one).toMatchObject({ ok: true, body: { sentences: ["one"] } });
    expect(await two).toMatchObject({ ok: true, body: { sentences: ["two"] } });
  });

  it("is told why it was refused", async () => {
    const socket = connected();
    const asked = connection.ask({ t: "act", seq: 3, seat: 0, action: "dig a1" });
    const error = { key: "error-refused", text: "Not now.", rule: "B24" };
    socket.say({ t: "no", key: socket.asked("act")[0]?.["key"], error });
    expect(await asked).toEqual({ ok: false, ...error });
  });

  it("is sent again with its key when the connection is back, and only until it is answered", async () => {
    const asked = connection.ask({ t: "act", seq: 3, seat: 0, action: "dig a1" });
    const first = connected();
    const [request] = first.asked("act");
    first.breakOff(1006);
    vi.advanceTimersByTime(PATIENCE);
    const second = FakeSocket.newest.accept();
    expect(second.asked("act"), "not before the table is there").toEqual([]);
    second.say(TABLE);
    expect(second.asked("act")).toEqual([request]);
    second.say({ t: "ok", key: request?.["key"] });
    expect(await asked).toMatchObject({ ok: true });
    connection.reopen();
    expect(connected().asked("act")).toEqual([]);
  });
});
