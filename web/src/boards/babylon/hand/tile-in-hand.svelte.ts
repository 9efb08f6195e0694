/** The tile in hand of whoever places one: the wish for it, kept from place to place, and what follows from it. */
import type { BabylonView, Carrying, Placement, Support } from "../../../net/protocol.gen";
import { settings } from "../../../store/settings.svelte";
import type { TableStore } from "../../../store/table/table-store.svelte";
import {
  gestureOf,
  NO_WISH,
  nextSupport,
  placementOf,
  pressedCorner,
  quartersOf,
  type TileWish,
  turned,
  wayFor,
} from "./tile-gesture";

export class TileInHand {
  wish: TileWish = $state.raw(NO_WISH);

  constructor(
    private readonly table: TableStore,
    private readonly view: () => BabylonView,
  ) {}

  /** Whether place, pillars and rotation are one gesture now: the place is asked. */
  readonly active: boolean = $derived.by(() => this.view().phase === "placing" && this.table.legal.size > 0);
  /** Whether its corners can be pressed: where choices are confirmed only then, so that they are in no finger's way. */
  readonly rests: boolean = $derived.by(() => this.active && (!settings.confirm || this.table.chosen !== null));
  /** The place under the pointer, or the one that waits for its confirmation. */
  readonly action: string | null = $derived.by(() => {
    const action = this.table.pointed ?? this.table.chosen;
    return action?.startsWith("place ") ? action : null;
  });
  readonly placement: Placement | undefined = $derived.by(() =>
    this.action === null ? undefined : placementOf(this.action, this.view()),
  );
  readonly rotations: number = $derived.by(() => this.view().building?.rotations ?? 1);
  readonly quarters: number = $derived.by(() => quartersOf(this.wish, this.rotations));
  readonly symbols = $derived.by(() => turned(this.view().building?.tile.corners ?? [], this.quarters));
  readonly way: Support | null = $derived.by(() => wayFor(this.placement, this.wish.support, this.symbols));

  /** A new tile comes without wishes. */
  take(): void {
    this.wish = NO_WISH;
  }
  follow = (action: string): string[] => (this.active ? gestureOf(action, this.view(), this.wish) : []);

  turn(quarters: number): void {
    if (!this.active || this.rotations < 2 || !quarters) return;
    this.change({
      ...this.wish,
      quarters: quartersOf({ ...this.wish, quarters: this.quarters + quarters }, this.rotations),
    });
  }
  carry(support: Carrying | null): void {
    if (this.active && support) this.change({ ...this.wish, support });
  }
  press(corner: number): void {
    this.carry(pressedCorner(this.placement, this.way?.support, corner));
  }
  next(): void {
    this.carry(nextSupport(this.placement, this.way?.support));
  }
  /** The figures belong to the whole gesture: ask for them anew. */
  private change(wish: TileWish): void {
    this.wish = wish;
    this.table.point(this.table.pointed);
  }
}
