/** Pieces of the model seen closely: a mouse that rests on one, a finger that stays on it. */
import { PRESS, REST, STRAY } from "../../../input/look-closely";
import type { TableStore } from "../../../store/table/table-store.svelte";

interface Spot {
  clientX: number;
  clientY: number;
}
interface LookedModel {
  /** The element over the piece that is seen there. */
  pieceAt: (spot: Spot) => HTMLElement | null;
  /** A look has begun by a finger: lifting it chooses nothing. */
  opened: () => void;
}

export class ModelLook {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private from: Spot = { clientX: 0, clientY: 0 };

  constructor(
    private readonly table: TableStore,
    private readonly model: LookedModel,
  ) {}

  /** A mouse moves: what it rests on then is told, and what it has left is not any more. */
  hover(event: PointerEvent): void {
    if (event.pointerType === "touch") return;
    const { clientX, clientY } = event;
    if (event.buttons) return void this.leave();
    this.later("pointer", REST, { clientX, clientY });
    const { shown } = this.table.looks;
    if (shown?.by === "pointer" && this.model.pieceAt(event) !== shown.anchor) this.table.looks.close();
  }
  leave(): void {
    clearTimeout(this.timer);
    if (this.table.looks.shown?.by === "pointer") this.table.looks.close();
  }

  down({ clientX, clientY, pointerType, isPrimary }: PointerEvent): void {
    this.leave();
    if (pointerType === "touch" && isPrimary) this.later("finger", PRESS, { clientX, clientY });
  }
  move({ clientX, clientY, pointerType }: PointerEvent): void {
    if (pointerType !== "touch") return;
    if (Math.hypot(clientX - this.from.clientX, clientY - this.from.clientY) > STRAY) clearTimeout(this.timer);
  }
  up(): void {
    clearTimeout(this.timer);
  }

  private later(by: "pointer" | "finger", after: number, spot: Spot): void {
    clearTimeout(this.timer);
    this.from = spot;
    this.timer = setTimeout(() => this.open(by, spot), after);
  }
  private open(by: "pointer" | "finger", spot: Spot): void {
    const piece = this.table.present ? this.model.pieceAt(spot) : null;
    const name = piece?.dataset["look"];
    if (!piece || !name) return;
    if (by === "finger") this.model.opened();
    void this.table.looks.open(name, piece, by);
  }
}
