import { describe, expect, it } from "vitest";
import type { PointSource, SourcesAnswer } from "../src/net/protocol.gen";
import type { Reply } from "../src/net/socket";
import type { Send } from "../src/store/table/types";
import { Xray } from "../src/store/table/xray.svelte";
import { sourceLabels } from "../src/ui/source-boxes";

const source = (points: number, ...places: string[]): PointSource => ({ places, points, name: places.join(", ") });

/** A server that knows one line, and how often it was asked. */
function served(): { send: Send; asked: number[] } {
  const asked: number[] = [];
  const send = (({ seq }: { seq: number }) => {
    asked.push(seq);
    const seats = [{ trees: [source(6, "cell e1", "cell f1"), source(seq, "cell g1")] }];
    return Promise.resolve({ ok: true, body: { t: "answer", key: "", seq, seats } } as Reply<SourcesAnswer>);
  }) as Send;
  return { send, asked };
}

describe("where points come from", () => {
  it("is asked once for a state, and again for another", async () => {
    const table = { shown: { seq: 2 } };
    const { send, asked } = served();
    const xray = new Xray(send, table);
    xray.pin({ seat: 0, line: "trees" });
    expect(xray.shown).toBeNull();
    await Promise.all([xray.load(), xray.load()]);
    expect(asked).toEqual([2]);
    expect(xray.shown).toMatchObject({ seat: 0, line: "trees", points: 8 });
    table.shown = { seq: 3 };
    expect(xray.shown).toBeNull();
    await xray.load();
    expect(xray.shown?.points).toBe(9);
    xray.forget();
    expect(xray.shown).toBeNull();
  });

  it("stays lit when pressed, until it is pressed again", async () => {
    const xray = new Xray(served().send, { shown: { seq: 1 } });
    const at = { seat: 0, line: "trees" };
    xray.toggle(at);
    await xray.load();
    xray.look(null);
    expect(xray.shown?.line).toBe("trees");
    xray.toggle({ ...at });
    expect(xray.shown).toBeNull();
  });

  it("tells groups apart by letters, and writes their points once", () => {
    const sources = [source(6, "cell e1", "cell f1"), source(2, "cell g1")];
    expect(sourceLabels({ sources })).toEqual([
      { place: "cell e1", text: "A +6" },
      { place: "cell f1", text: "A" },
      { place: "cell g1", text: "B +2" },
    ]);
    expect(sourceLabels({ sources: [source(4, "tile 1", "tile 2")] }).map(({ text }) => text)).toEqual(["+4", ""]);
  });
});
