/**
 * Dragging as an extra: take a thing that can be chosen, let it go where the next choice is. Two clicks do the same.
 */
import { settings } from "../store/settings.svelte";
import type { TableStore } from "../store/table/table-store.svelte";

/** So far a pointer moves before it drags. */
const START = 10;
/** So long the answer to the first choice may take. */
const PATIENCE = 2000;

const spotAt = (x: number, y: number): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>("[data-spot][data-legal]"))
    .find((spot) => spot !== null)?.dataset["spot"];

/** A picture of the thing that follows the pointer. */
function ghostOf(spot: Element): HTMLElement {
  const box = spot.getBoundingClientRect();
  const ghost = document.createElement("div");
  ghost.className = "drag-ghost";
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  const inside = spot instanceof HTMLElement ? spot.cloneNode(true) : null;
  if (inside instanceof HTMLElement) {
    for (const one of [inside, ...inside.querySelectorAll<HTMLElement>("[data-spot]")]) {
      one.removeAttribute("data-spot");
      one.removeAttribute("data-legal");
      one.tabIndex = -1;
    }
    inside.style.cssText = "width:100%;height:100%;margin:0";
    ghost.append(inside);
  }
  ghost.ariaHidden = "true";
  document.body.append(ghost);
  return ghost;
}

async function until(holds: () => boolean): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > end) return false;
    await new Promise((done) => requestAnimationFrame(done));
  }
  return true;
}

/** Choose the first action, and then, if it is offered there, the one under the point of release. */
async function dropped(table: TableStore, first: string, x: number, y: number): Promise<void> {
  if (spotAt(x, y) === first) return;
  const seq = table.seq;
  await table.choose(first);
  const answered = await until(() => table.seq > seq && table.legal.size > 0);
  await new Promise((done) => requestAnimationFrame(done));
  const next = answered ? spotAt(x, y) : undefined;
  if (next) await table.choose(next);
}

/** Let a board's things be dragged by mouse or pen; a finger scrolls instead. */
export function dragActions(root: HTMLElement, table: TableStore): { destroy(): void } {
  const down = (event: PointerEvent): void => {
    const spot = event.target instanceof Element ? event.target.closest("[data-spot][data-legal]") : null;
    const action = spot?.getAttribute("data-spot");
    if (!spot || !action || event.button || event.pointerType === "touch" || settings.confirm) return;
    const [startX, startY] = [event.clientX, event.clientY];
    let ghost: HTMLElement | null = null;
    const move = (next: PointerEvent): void => {
      if (!ghost && Math.hypot(next.clientX - startX, next.clientY - startY) < START) return;
      ghost ??= ghostOf(spot);
      ghost.style.transform = `translate(${next.clientX}px, ${next.clientY}px) translate(-50%, -50%)`;
    };
    const stop = (): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", stop);
      ghost?.remove();
    };
    const up = (last: PointerEvent): void => {
      const dragged = ghost !== null;
      stop();
      if (!dragged) return;
      // The click that follows a drag is not a choice.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener("click", swallow, true);
      setTimeout(() => {
        removeEventListener("click", swallow, true);
        void dropped(table, action, last.clientX, last.clientY);
      });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  };
  root.addEventListener("pointerdown", down);
  return { destroy: () => root.removeEventListener("pointerdown", down) };
}
