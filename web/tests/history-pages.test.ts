import { describe, expect, it } from "vitest";
import type { Step } from "../src/net/protocol.gen";
import { pathInApp } from "../src/net/base-path";
import { joinSteps, countMissing } from "../src/store/table/history-pages";

const steps = (from: number, to: number): Step[] =>
  Array.from({ length: to - from }, (_, n) => ({
    seq: from + n + 1,
    seat: 0,
    action: `a${from + n + 1}`,
    forced: false,
    story: "",
  }));
const numbers = (row: Step[]) => row.map(({ seq }) => seq);

describe("the decisions that are known", () => {
  it("are followed by those that were missed", () => {
    expect(numbers(joinSteps(steps(0, 3), { same: 3, from: 3, steps: steps(3, 5) }))).toEqual([1, 2, 3, 4, 5]);
  });
  it("are replaced from where something was taken back", () => {
    expect(numbers(joinSteps(steps(0, 5), { same: 2, from: 2, steps: steps(2, 4) }))).toEqual([1, 2, 3, 4]);
  });
  it("begin anew where more than a page is countMissing", () => {
    expect(numbers(joinSteps(steps(0, 3), { same: 3, from: 7, steps: steps(7, 9) }))).toEqual([8, 9]);
  });
  it("begin anew where some of them were taken back before the page", () => {
    expect(numbers(joinSteps(steps(0, 9), { same: 5, from: 8, steps: steps(8, 10) }))).toEqual([9, 10]);
  });
  it("keep the page they began with", () => {
    expect(numbers(joinSteps(steps(7, 9), { same: 9, from: 9, steps: steps(9, 10) }))).toEqual([8, 9, 10]);
  });
  it("tell how many came before", () => {
    expect([countMissing([]), countMissing(steps(0, 2)), countMissing(steps(7, 9))]).toEqual([0, 0, 7]);
  });
});

describe("a path of the app", () => {
  it("is what stands below its root", () => {
    expect(["/", "/kiru", "/kiru/", "/kiru/t/x", "/kirux"].map((path) => pathInApp(path, "/kiru"))).toEqual([
      null,
      "/",
      "/",
      "/t/x",
      null,
    ]);
    expect(["/", "/t/x"].map((path) => pathInApp(path, ""))).toEqual(["/", "/t/x"]);
  });
});
