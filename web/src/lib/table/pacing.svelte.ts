/** What has arrived is shown one step at a time. */
import type { FromServer, Step } from "../protocol";

export type Paced = Extract<FromServer, { t: "step" | "ask" | "undone" }>;

const LONGEST_QUEUE = 60;

export class Pacing {
  /** How many steps wait to be shown. */
  queued = $state(0);
  private queue: Paced[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (frame: Paced) => void,
    private readonly pauseAfter: (step: Step) => number,
  ) {}

  add(frame: Paced): void {
    this.queue.push(frame);
    this.count();
    if (document.hidden || this.queue.length > LONGEST_QUEUE) this.skip();
    else if (this.timer === undefined) this.pump();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.stop();
    for (const frame of this.queue.splice(0)) this.show(frame);
    this.queued = 0;
  }

  /** Drop everything that waits. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.queued = 0;
  }

  private pump(): void {
    this.timer = undefined;
    let wait = 0;
    while (this.queue.length && wait === 0) {
      const frame = this.queue.shift() as Paced;
      this.show(frame);
      if (frame.t === "step") wait = this.pauseAfter(frame.step);
    }
    this.count();
    if (wait > 0) this.timer = setTimeout(() => this.pump(), wait);
  }

  private count(): void {
    this.queued = this.queue.filter(({ t }) => t === "step").length;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
