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
  /** Another number whenever a place lies elsewhere on the picture. */
  version: () => number;
  /** Where a point of the garden lies on the picture. */
  spotOf: (point: Point & { level: number }) => ScreenPoint;
  /** How wide a cell is about there. */
  cell: () => number;
}
/** So much of the wheel is a quarter turn. */
const WHEEL = 60;

/** Where a pointer was last seen. */
interface PointerSpot {
  clientX: number;
  clientY: number;
  target: EventTarget | null;
}

export class PlacingPointer {
  private wheelTurns = new QuarterCounter(WHEEL);
  /** The places on the picture, as long as neither they nor the picture change. */
  private known: { places: readonly ActionPlace[]; version: number; spots: ScreenPoint[]; cell: number } | null = null;
  /** The last move that has not been looked at: several before one picture are one. */
  private waiting: { spot: PointerSpot; carried: boolean } | null = null;
  private frame = 0;

  constructor(
    private readonly table: TableStore,
    private readonly hand: TileInHand,
    private readonly area: PlacingArea,
  ) {}

  private get seen(): NonNullable<typeof this.known> {
    const [places, version] = [this.area.places(), this.area.version()];
    if (this.known?.places !== places || this.known.version !== version) {
      const spots = places.map((place) => this.area.spotOf(place));
      this.known = { places, version, spots, cell: this.area.cell() };
    }
    return this.known;
  }

  /** The action that places the tile about a point of the page. */
  snap(spot: { clientX: number; clientY: number }): string | null {
    const { left, top } = this.area.box();
    const { places, spots, cell } = this.seen;
    const held = this.heldIndex(places);
    const index = snapIndex(spots, { left: spot.clientX - left, top: spot.clientY - top }, held, cell);
    return index === null ? null : (places[index]?.actions[0] ?? null);
  }
  private heldIndex(places: readonly ActionPlace[]): number | null {
    const { action } = this.hand;
    const held = action === null ? -1 : places.findIndex(({ actions }) => actions.includes(action));
    return held < 0 ? null : held;
  }

  /** Whether a pointer is at a corner of the tile that is shown: there it stays, so that the corner can be pressed. */
  private isAtCorner(spot: PointerSpot): boolean {
    const { places, cell } = this.seen;
    const index = this.heldIndex(places);
    const held = index === null ? undefined : places[index];
    if (!held) return false;
    const { left, top } = this.area.box();
    return STEPS.some((step) => {
      const out = (side: number) => (side ? CORNER_OUT : -CORNER_OUT);
      const at = this.area.spotOf({ x: held.x + out(step.x), y: held.y + out(step.y), level: held.level });
      return Math.hypot(spot.clientX - left - at.left, spot.clientY - top - at.top) < CORNER_REACH * cell;
    });
  }

  /** A mouse or pen moves over the picture. */
  hover(event: PointerEvent): void {
    if (this.hand.active && event.pointerType !== "touch" && !event.buttons) this.soon(event, false);
  }
  /** A finger carries the tile. */
  carry(event: PointerEvent): void {
    this.soon(event, true);
  }
  private soon({ clientX, clientY, target }: PointerEvent, carried: boolean): void {
    this.waiting = { spot: { clientX, clientY, target }, carried };
    this.frame ||= requestAnimationFrame(() => this.settle());
  }
  /** Look at the last move now. */
  settle(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const moved = this.waiting;
    this.waiting = null;
    if (!moved || !this.hand.active) return;
    if (moved.carried) this.show(this.snap(moved.spot) ?? this.table.pointed);
    else this.follow(moved.spot);
  }
  private follow(spot: PointerSpot): void {
    const over = spot.target instanceof Element ? spot.target : null;
    if (over?.closest(".corner, .menu") || this.isAtCorner(spot)) return;
    // What cannot be chosen there answers by itself.
    this.show(over?.closest("[data-spot]:not([data-legal])") ? null : this.snap(spot));
  }
  private show(action: string | null): void {
    if (action !== this.table.pointed) this.table.point(action);
  }
  leave(): void {
    this.waiting = null;
    if (this.hand.active && this.table.pointed?.startsWith("place ")) this.table.point(null);
  }
  /** A press beside every button means the tile where it is shown. */
  press(event: MouseEvent): void {
    this.settle();
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
