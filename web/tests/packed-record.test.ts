import { describe, expect, it } from "vitest";
import { packRecord, unpackRecord } from "../src/page-parts/offline/packed-record";

const record = ["kiru record 1", "game babylon 1", "seat 1 person Zażółć", "begin", "1 remove a1", "open", ""].join(
  "\n",
);

describe("a record inside a link", () => {
  it("comes out as it went in, in letters that a link can hold", async () => {
    const packed = await packRecord(record);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(await unpackRecord(packed)).toBe(record);
  });

  it("is shorter than the record of a long game", async () => {
    const long = record + Array.from({ length: 300 }, (_, n) => `1 place ${"abcdef"[n % 6]}${n % 9}`).join("\n");
    expect((await packRecord(long)).length).toBeLessThan(long.length / 3);
  });

  it("is refused when little was packed to become much", async () => {
    await expect(unpackRecord(await packRecord("x".repeat(299_000)))).resolves.toHaveLength(299_000);
    const bomb = new Blob(["0".repeat(5_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const link = btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
    await expect(unpackRecord(link)).rejects.toThrow("too long");
    await expect(unpackRecord("not packed at all")).rejects.toThrow();
  });
});
