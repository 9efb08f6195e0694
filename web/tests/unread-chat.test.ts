import { beforeEach, describe, expect, it, vi } from "vitest";
import { loadReadMark, storeReadMark, unreadLines } from "../src/store/table/unread-chat";

const said = (number: number, seat: number | null) => ({
  number,
  seat,
  name: "",
  text: "Shulmu!",
  reaction: false,
  at: "",
});
const lines = [said(4, 0), said(5, 1), said(6, 2), said(7, 0), said(8, 1)];
const numbers = (read: number, you: number[], muted: number[] = []) =>
  unreadLines(
    lines,
    read,
    you,
    [0, 1, 2].map((seat) => ({ seat, muted: muted.includes(seat) })),
  ).map(({ number }) => number);

describe("unread lines", () => {
  it("are what others said since", () => {
    expect(numbers(0, [0])).toEqual([5, 6, 8]);
    expect(numbers(6, [0])).toEqual([6, 8]);
    expect(numbers(9, [0])).toEqual([]);
    expect(numbers(0, [])).toHaveLength(5);
    expect(numbers(0, [0, 1])).toEqual([6]);
  });

  it("leave out whoever is silenced", () => {
    expect(numbers(0, [0], [1])).toEqual([6]);
  });
});

describe("how far a chat has been read", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  it("is remembered for each table, the latest hundred of them", () => {
    for (let table = 0; table < 120; table += 1) storeReadMark(`t${table}x`, table);
    storeReadMark("t30x", 31);
    expect([loadReadMark("t30x"), loadReadMark("t119x"), loadReadMark("t19x"), loadReadMark("never")]).toEqual([
      31, 119, 0, 0,
    ]);
  });

  it("is nothing in a broken storage", () => {
    localStorage.setItem("kiru-read", "{");
    expect(loadReadMark("t")).toBe(0);
  });
});
