/** A pointer over a garden with a tile in hand: the tile snaps to the places, and the wheel turns it. */
import type { TableStore } from "../../../store/table/table-store.svelte";
import type { Point } from "../../point";
import { type ActionPlace, STEPS } from "../places";
import type { ScreenPoint } from "../touch-target";
import { CORNER_OUT, CORNER_REACH, QuarterCounter, snapIndex } from "./tile-gesture";
import type { TileInHand } from "./tile-in-hand.svelte";

/** The picture that the pointer is over. */
export interface PlacingArea {
  /** Where it stands on the page. */
  box: () => DOMRect;
  places: () => readonly ActionPlace[];
  /** Where a point of the garden lies on the picture. */
  spotOf: (point: Point & { level: number }) => ScreenPoint;
  /** How wide a cell is about there. */
  cell: () => number;
}
/** So much of the wheel is a quarter turn. */
const WHEEL = 60;

export class PlacingPointer {
  private wheelTurns = new QuarterCounter(WHEEL);

  constructor(
    private readonly table: TableStore,
    private readonly hand: TileInHand,
    private readonly area: PlacingArea,
  ) {}

  /** The action that places the tile about a point of the page. */
  snap(event: { clientX: number; clientY: number }): string | null {
    const { left, top } = this.area.box();
    const places = this.area.places();
    const held = places.findIndex(({ actions }) => actions.includes(this.hand.action ?? ""));
    const index = snapIndex(
      places.map((place) => this.area.spotOf(place)),
      { left: event.clientX - left, top: event.clientY - top },
      held < 0 ? null : held,
      this.area.cell(),
    );
    return index === null ? null : (places[index]?.actions[0] ?? null);
  }

  /** Whether a pointer is at a corner of the tile that is shown: there it stays, so that the corner can be pressed. */
  private isAtCorner(event: PointerEvent): boolean {
    const { left, top } = this.area.box();
    const held = this.area.places().find(({ actions }) => actions.includes(this.hand.action ?? ""));
    if (!held) return false;
    const reach = CORNER_REACH * this.area.cell();
    return STEPS.some((step) => {
      const out = (side: number) => (side ? CORNER_OUT : -CORNER_OUT);
      const at = this.area.spotOf({ x: held.x + out(step.x), y: held.y + out(step.y), level: held.level });
      return Math.hypot(event.clientX - left - at.left, event.clientY - top - at.top) < reach;
    });
  }

  hover(event: PointerEvent): void {
    if (!this.hand.active || event.pointerType === "touch" || event.buttons) return;
    const over = event.target instanceof Element ? event.target : null;
    if (over?.closest(".corner, .menu") || this.isAtCorner(event)) return;
    // What cannot be chosen there answers by itself.
    const action = over?.closest("[data-spot]:not([data-legal])") ? null : this.snap(event);
    if (action !== this.table.pointed) this.table.point(action);
  }
  leave(): void {
    if (this.hand.active && this.table.pointed?.startsWith("place ")) this.table.point(null);
  }
  /** A press beside every button means the tile where it is shown. */
  press(event: MouseEvent): void {
    const { action, active } = this.hand;
    if (!active || action === null || event.button) return;
    if (event.target instanceof Element && event.target.closest("button")) return;
    void this.table.choose(action);
  }
  /** Whether the wheel turned the tile. */
  wheel(event: WheelEvent): boolean {
    if (!this.hand.active || this.table.pointed === null || this.hand.action === null) return false;
    event.preventDefault();
    const full = this.wheelTurns.add(event.deltaY);
    if (full) this.wheelTurns.forget();
    this.hand.turn(Math.sign(full));
    return true;
  }
}
