import { describe, expect, it } from "vitest";
import { scrollDistance } from "../src/ui/scroll-into-view";

const sight = { top: 40, bottom: 640 };
const part = (top: number, height: number) => ({ top, bottom: top + height });

describe("bringing a part into sight", () => {
  it("leaves alone what is already there", () => {
    expect(scrollDistance(part(40, 600), sight, [part(40, 90)])).toBe(0);
  });
  it("scrolls down to a whole part", () => {
    const parts = [part(40, 90), part(140, 350), part(500, 200)];
    expect(scrollDistance(part(500, 200), sight, parts)).toBe(100);
  });
  it("scrolls no farther than needed where no part begins", () => {
    expect(scrollDistance(part(500, 200), sight, [part(40, 600)])).toBe(60);
  });
  it("scrolls up to the beginning of what lies above, or is too tall", () => {
    expect(scrollDistance(part(-60, 90), sight, [])).toBe(-100);
    expect(scrollDistance(part(140, 900), sight, [])).toBe(100);
  });
});
