/** What has arrived is shown one step at a time. */
import type { Step } from "../../net/protocol.gen";
import type { WholeFrame } from "../../net/questions";

export type QueuedFrame = Extract<WholeFrame, { t: "step" | "ask" | "undone" }>;

const LONGEST_QUEUE = 60;

export class StepQueue {
  /** How many steps wait to be shown. */
  waiting = $state(0);
  private queue: QueuedFrame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (frame: QueuedFrame) => void,
    private readonly pauseAfter: (step: Step) => number,
  ) {}

  add(frame: QueuedFrame): void {
    this.queue.push(frame);
    this.count();
    if (document.hidden || this.queue.length > LONGEST_QUEUE) this.skip();
    else if (this.timer === undefined) this.pump();
  }

  /** Show everything that waits at once. */
  skip(): void {
    this.stop();
    for (const frame of this.queue.splice(0)) this.show(frame);
    this.waiting = 0;
  }

  /** Drop everything that waits. */
  clear(): void {
    this.stop();
    this.queue = [];
    this.waiting = 0;
  }

  private pump(): void {
    this.timer = undefined;
    let wait = 0;
    while (this.queue.length && wait === 0) {
      const frame = this.queue.shift() as QueuedFrame;
      this.show(frame);
      if (frame.t === "step") wait = this.pauseAfter(frame.step);
    }
    this.count();
    if (wait > 0) this.timer = setTimeout(() => this.pump(), wait);
  }

  private count(): void {
    this.waiting = this.queue.filter(({ t }) => t === "step").length;
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
