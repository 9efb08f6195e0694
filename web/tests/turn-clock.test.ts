/** The clock of a real table by the wall clock: what a phone sleeps through counts. */
import { describe, expect, it } from "vitest";
import {
  clockTime,
  giveTurn,
  newClock,
  pause,
  press,
  resume,
  timeLeft,
  turnTime,
} from "../src/page-parts/companion/dealer/clock";

const MINUTE = 60_000;
const START = 1_700_000_000_000;

describe("the clock of a real table", () => {
  it("begins with the first person and gives every turn its time", () => {
    const set = newClock(3, "turn", 2 * MINUTE, 0);
    expect(set.active).toBeNull();
    const first = press(set, START);
    expect(first.active).toBe(0);
    expect(timeLeft(first, 0, START + 30_000)).toBe(90_000);
    const second = press(first, START + 30_000);
    expect(second.active).toBe(1);
    expect(timeLeft(second, 1, START + 30_000)).toBe(2 * MINUTE);
    expect(timeLeft(second, 0, START + 50_000)).toBe(2 * MINUTE);
    expect(press(press(second, START + 40_000), START + 50_000).active).toBe(0);
  });

  it("keeps everybody's time for the whole game, and adds to it by turns", () => {
    let clock = press(newClock(2, "chess", 10 * MINUTE, 10_000), START);
    clock = press(clock, START + 60_000);
    expect(timeLeft(clock, 0, START + 60_000)).toBe(9 * MINUTE + 10_000);
    clock = press(clock, START + 65_000);
    expect(timeLeft(clock, 1, START + 65_000)).toBe(10 * MINUTE + 5000);
    expect(timeLeft(clock, 0, START + 75_000)).toBe(9 * MINUTE);
  });

  it("counts an hour in which nothing was drawn, and tells how far over somebody is", () => {
    const clock = press(newClock(2, "turn", MINUTE, 0), START);
    expect(timeLeft(clock, 0, START + 61 * MINUTE)).toBe(-60 * MINUTE);
    expect(clockTime(-60 * MINUTE)).toBe("−60:00");
    const closed = JSON.parse(JSON.stringify(clock)) as typeof clock;
    expect(timeLeft(closed, 0, START + 30_000)).toBe(30_000);
  });

  it("stands still in a pause, and no tap ends a turn then", () => {
    const still = pause(press(newClock(2, "chess", MINUTE, 0), START), START + 20_000);
    expect(timeLeft(still, 0, START + 90_000)).toBe(40_000);
    expect(press(still, START + 90_000)).toBe(still);
    const again = resume(still, START + 90_000);
    expect(timeLeft(again, 0, START + 95_000)).toBe(35_000);
    expect(resume(again, START + 99_000)).toBe(again);
  });

  it("gives the turn to anybody, running or not, and books what was used", () => {
    const clock = giveTurn(press(newClock(4, "chess", MINUTE, 5000), START), 2, START + 10_000);
    expect(clock.active).toBe(2);
    expect(timeLeft(clock, 0, START + 30_000)).toBe(50_000);
    expect(timeLeft(clock, 2, START + 30_000)).toBe(40_000);
    const still = giveTurn(pause(clock, START + 30_000), 1, START + 60_000);
    expect(still.since).toBeNull();
    expect(timeLeft(still, 2, START + 90_000)).toBe(40_000);
  });

  it("does not give time back when the wall clock is set back", () => {
    const clock = press(newClock(1, "turn", MINUTE, 0), START);
    expect(turnTime(clock, START - MINUTE)).toBe(0);
    expect(press(clock, START + 5000).active).toBe(0);
  });

  it("shows zero only when the time is over", () => {
    expect(clockTime(1)).toBe("0:01");
    expect(clockTime(0)).toBe("0:00");
    expect(clockTime(59_001)).toBe("1:00");
    expect(clockTime(-1)).toBe("−0:00");
    expect(clockTime(-61_000)).toBe("−1:01");
  });
});
