/** Pieces named by `data-look` are seen closely: resting on them, a long press, or the key I on the one in focus. */
import type { TableStore } from "../store/table/table-store.svelte";

/** So long a pointer rests, a finger presses. */
export const REST = 450;
export const PRESS = 500;
/** So far a finger may stray. */
export const STRAY = 10;

export const pieceAt = (target: EventTarget | null): HTMLElement | SVGElement | null =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-look]") : null;

/** The look at the piece in focus, or its end; false where no piece is. */
export function toggleLook(table: TableStore): boolean {
  const piece = pieceAt(document.activeElement);
  const name = piece?.dataset["look"];
  if (!piece || !name) return false;
  if (table.looks.shown?.piece === name) table.looks.close();
  else void table.looks.open(name, piece, "key");
  return true;
}

/** Where the pointer was last: a piece that comes under a pointer at rest was not pointed at. */
class PointerRest {
  private last: { x: number; y: number } | null = null;
  private unasked: Element | null = null;

  note({ clientX, clientY }: PointerEvent): void {
    this.last = { x: clientX, y: clientY };
  }
  private rests({ clientX, clientY }: PointerEvent): boolean {
    return clientX === this.last?.x && clientY === this.last.y;
  }
  /** Whether the pointer came to the piece, and not the piece to the pointer. */
  reaches(event: PointerEvent, piece: Element | null): boolean {
    this.unasked = this.rests(event) ? piece : null;
    return !this.unasked;
  }
  /** Whether the pointer now moves on the piece that has come to it. */
  moves(event: PointerEvent, piece: Element | null): boolean {
    const asked = piece !== null && piece === this.unasked && !this.rests(event);
    if (!this.rests(event)) this.unasked = null;
    this.note(event);
    return asked;
  }
}

/** The finger that is lifted after a long press has chosen nothing. */
function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

export function lookClosely(board: HTMLElement, table: TableStore): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed: { x: number; y: number } | null = null;
  const pointer = new PointerRest();
  const stop = () => clearTimeout(timer);
  const later = (piece: HTMLElement | SVGElement, by: "pointer" | "finger", after: number) => {
    stop();
    timer = setTimeout(() => {
      if (!piece.isConnected || !table.present) return;
      if (by === "finger") window.addEventListener("click", swallow, { capture: true, once: true });
      void table.looks.open(piece.dataset["look"] ?? "", piece, by);
    }, after);
  };
  const over = (event: PointerEvent) => {
    const piece = pieceAt(event.target);
    if (event.pointerType === "touch" || piece === pieceAt(event.relatedTarget)) return;
    stop();
    if (table.looks.shown?.by === "pointer") table.looks.close();
    if (pointer.reaches(event, piece) && piece && event.buttons === 0) later(piece, "pointer", REST);
  };
  const down = (event: PointerEvent) => {
    stop();
    if (table.looks.shown?.by === "pointer") table.looks.close();
    const piece = pieceAt(event.target);
    pressed = { x: event.clientX, y: event.clientY };
    pointer.note(event);
    window.removeEventListener("click", swallow, { capture: true });
    if (piece && event.pointerType === "touch") later(piece, "finger", PRESS);
  };
  const move = (event: PointerEvent) => {
    const piece = pieceAt(event.target);
    if (pointer.moves(event, piece) && piece && event.buttons === 0) later(piece, "pointer", REST);
    if (event.pointerType !== "touch" || !pressed) return;
    if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY) stop();
  };
  const blur = () => {
    if (table.looks.shown?.by === "key") table.looks.close();
  };
  const lifted = (event: PointerEvent) => {
    if (event.pointerType === "touch") stop();
  };
  const listeners: [string, (event: never) => void][] = [
    ["pointerover", over],
    ["pointerout", over],
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", lifted],
    ["pointercancel", lifted],
    ["focusout", blur],
  ];
  for (const [name, heard] of listeners) board.addEventListener(name, heard as EventListener);
  return {
    destroy: () => {
      stop();
      for (const [name, heard] of listeners) board.removeEventListener(name, heard as EventListener);
    },
  };
}
