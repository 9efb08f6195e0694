/** The clock on the page: what is kept on the device, the moment it is shown for, and a screen that stays awake. */
import { playSound } from "../../../ui/sound";
import { keep, kept } from "../kept";
import { type ClockMode, giveTurn, newClock, pause, press, resume, timeLeft, type TurnClockState } from "./clock";

interface SavedClock {
  mode: ClockMode;
  /** Minutes. */
  minutes: number;
  /** Seconds. */
  increment: number;
  sound: boolean;
  clock: TurnClockState | null;
}
const NAME = "clock";
const REDRAWN = 200;

export class RunningClock {
  saved = $state(kept<SavedClock>(NAME, { mode: "turn", minutes: 2, increment: 10, sound: false, clock: null }));
  now = $state(Date.now());
  #awake: { release(): Promise<void> } | null = null;
  #over = false;

  constructor() {
    $effect(() => keep(NAME, $state.snapshot(this.saved)));
    $effect(() => {
      if (!this.isRunning) return;
      const redraw = () => this.#show(Date.now());
      const timer = setInterval(redraw, REDRAWN);
      document.addEventListener("visibilitychange", redraw);
      void this.#stayAwake();
      return () => {
        clearInterval(timer);
        document.removeEventListener("visibilitychange", redraw);
        void this.#awake?.release();
        this.#awake = null;
      };
    });
  }

  get clock(): TurnClockState | null {
    return this.saved.clock;
  }
  get isRunning(): boolean {
    return this.saved.clock?.since != null;
  }
  left(person: number): number {
    return this.saved.clock ? timeLeft(this.saved.clock, person, this.now) : 0;
  }

  begin(people: number): void {
    const { mode, minutes, increment } = this.saved;
    this.#take(newClock(people, mode, minutes * 60_000, increment * 1000));
  }
  press = (): void => this.#change(press, "take");
  pause = (): void => this.#change(pause);
  resume = (): void => this.#change(resume);
  give = (person: number): void => this.#change((clock, now) => giveTurn(clock, person, now));
  end(): void {
    this.saved.clock = null;
  }

  #change(step: (clock: TurnClockState, now: number) => TurnClockState, sound?: "take"): void {
    if (!this.saved.clock) return;
    this.#take(step($state.snapshot(this.saved.clock), Date.now()));
    if (sound && this.saved.sound) playSound(sound);
  }
  #take(clock: TurnClockState): void {
    this.saved.clock = clock;
    this.#over = false;
    this.#show(Date.now());
  }
  #show(now: number): void {
    this.now = now;
    const active = this.saved.clock?.active;
    const isOver = active != null && this.left(active) <= 0;
    if (isOver && !this.#over && this.saved.sound) playSound("end");
    this.#over = isOver;
  }
  async #stayAwake(): Promise<void> {
    try {
      this.#awake = (await (navigator as { wakeLock?: WakeLock }).wakeLock?.request("screen")) ?? null;
    } catch {
      // A screen that may sleep: the clock is right when it wakes.
    }
  }
}
