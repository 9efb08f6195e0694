/** Pointers on the model: one turns the eye or carries the tile in hand, two come closer or turn the tile. */
import type { TableStore } from "../../../store/table/table-store.svelte";
import type { PlacingPointer } from "../hand/placing-pointer";
import { QuarterCounter, twistOf } from "../hand/tile-gesture";
import type { TileInHand } from "../hand/tile-in-hand.svelte";
import { dragged, type Viewpoint, zoomed } from "../model/camera";

interface PointedModel {
  table: TableStore;
  hand: TileInHand;
  placing: PlacingPointer;
  box: () => HTMLElement;
  look: (change: (eye: Viewpoint) => Viewpoint) => void;
  /** Whether the tile in hand is shown. */
  isShown: () => boolean;
  /** A finger presses. */
  press: (event: PointerEvent) => unknown;
}
/** So far a press may stray. */
const STRAY = 8;

export class ModelPointers {
  private readonly pointers = new Map<number, { x: number; y: number }>();
  /** Where a pointer came down, as long as it may still be a press. */
  private pressed: { x: number; y: number } | null = null;
  /** Whether a finger carries the tile. */
  private carrying = false;
  private readonly twist = new QuarterCounter(40);

  constructor(private readonly model: PointedModel) {}

  /** Whether a finger comes down on the tile that waits for its confirmation. */
  private isOnGhost(event: PointerEvent): boolean {
    const { hand, table, placing } = this.model;
    if (!hand.active || event.pointerType !== "touch" || table.chosen === null || !this.model.isShown()) return false;
    return placing.snap(event) === table.chosen;
  }

  down(event: PointerEvent): void {
    this.pressed = this.pointers.size ? null : { x: event.clientX, y: event.clientY };
    this.carrying = !this.pointers.size && this.isOnGhost(event);
    this.twist.forget();
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.model.box().setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const known = this.pointers.get(event.pointerId);
    if (!known) return;
    const { hand, look } = this.model;
    const { pressed } = this;
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY) this.pressed = null;
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    const [dx, dy] = [event.clientX - known.x, event.clientY - known.y];
    const now = { x: event.clientX, y: event.clientY };
    this.pointers.set(event.pointerId, now);
    const high = this.model.box().clientHeight;
    if (!other) return void (this.carrying ? this.carry(event) : look((eye) => dragged(eye, dx, dy, high)));
    const before = Math.hypot(known.x - other.x, known.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (hand.active && hand.action) return void hand.turn(this.twist.add(twistOf([other, known], [other, now])));
    look((eye) => dragged(zoomed(eye, before / Math.max(1, after)), dx / 2, dy / 2, high));
  }

  private carry(event: PointerEvent): void {
    if (!this.pressed) this.model.placing.carry(event);
  }

  up(event: PointerEvent): void {
    const { hand, table, placing } = this.model;
    this.pointers.delete(event.pointerId);
    placing.settle();
    const action = hand.action;
    if (this.pressed && event.type === "pointerup") {
      if (event.pointerType === "touch") this.model.press(event);
      else placing.press(event);
    } else if (this.carrying && action && action !== table.chosen && event.type === "pointerup")
      void table.choose(action);
    this.pressed = null;
    this.carrying &&= this.pointers.size > 0;
  }

  /** What is pressed now means something else: a piece is seen closely. */
  forget(): void {
    this.pressed = null;
    this.carrying = false;
  }
}
