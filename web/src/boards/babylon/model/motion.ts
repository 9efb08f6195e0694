/** Something on its way to where it belongs: how far it is still off. */
import type { Vec3 } from "./camera";

const THERE: Vec3 = [0, 0, 0];

export class Motion {
  private from: Vec3 = THERE;
  private begun: number | null = null;
  private last: Vec3 = THERE;
  isMoving = false;

  constructor(
    /** How long it takes, in milliseconds. */
    private readonly length: number,
  ) {}

  /** Begin so far off; what is under way already goes on from where it is. */
  start(off: Vec3): void {
    this.from = [off[0] + this.last[0], off[1] + this.last[1], off[2] + this.last[2]];
    this.begun = null;
    this.isMoving = true;
  }
  stop(): void {
    this.isMoving = false;
    this.last = THERE;
  }
  /** How far off it is; the clock starts with the first picture. */
  at(now: number): Vec3 {
    if (!this.isMoving) return THERE;
    this.begun ??= now;
    const left = Math.max(0, 1 - (now - this.begun) / this.length) ** 3;
    if (left === 0) this.stop();
    else this.last = [this.from[0] * left, this.from[1] * left, this.from[2] * left];
    return this.last;
  }
}
