import { describe, expect, it } from "vitest";
import type { Step } from "../src/lib/protocol";
import { inside } from "../src/lib/root";
import { joined, missing } from "../src/lib/table/pages";

const steps = (from: number, to: number): Step[] =>
  Array.from({ length: to - from }, (_, n) => ({ seq: from + n + 1, seat: 0, action: `a${from + n + 1}`, forced: false, story: "" }));
const numbers = (row: Step[]) => row.map(({ seq }) => seq);

describe("the decisions that are known", () => {
  it("are followed by those that were missed", () => {
    expect(numbers(joined(steps(0, 3), { same: 3, from: 3, steps: steps(3, 5) }))).toEqual([1, 2, 3, 4, 5]);
  });
  it("are replaced from where something was taken back", () => {
    expect(numbers(joined(steps(0, 5), { same: 2, from: 2, steps: steps(2, 4) }))).toEqual([1, 2, 3, 4]);
  });
  it("begin anew where more than a page is missing", () => {
    expect(numbers(joined(steps(0, 3), { same: 3, from: 7, steps: steps(7, 9) }))).toEqual([8, 9]);
  });
  it("begin anew where some of them were taken back before the page", () => {
    expect(numbers(joined(steps(0, 9), { same: 5, from: 8, steps: steps(8, 10) }))).toEqual([9, 10]);
  });
  it("keep the page they began with", () => {
    expect(numbers(joined(steps(7, 9), { same: 9, from: 9, steps: steps(9, 10) }))).toEqual([8, 9, 10]);
  });
  it("tell how many came before", () => {
    expect([missing([]), missing(steps(0, 2)), missing(steps(7, 9))]).toEqual([0, 0, 7]);
  });
});

describe("a path of the app", () => {
  it("is what stands below its root", () => {
    expect(["/", "/kiru", "/kiru/", "/kiru/t/x", "/kirux"].map((path) => inside(path, "/kiru"))).toEqual([null, "/", "/", "/t/x", null]);
    expect(["/", "/t/x"].map((path) => inside(path, ""))).toEqual(["/", "/t/x"]);
  });
});
