/** A place on a board that stands for an action: one set of attributes for HTML and SVG elements alike. */
import type { TableStore } from "../store/table/table-store.svelte";

export interface ActionSpot {
  "data-spot": string;
  "data-legal"?: true;
  "data-chosen"?: true;
  "data-hint"?: true;
  "data-played"?: true;
  "aria-disabled"?: "true";
  tabindex: number;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: () => void;
  onblur: () => void;
}

/**
 * Spread it: `<button {...actionSpot(table, "take 1 2")}>`, or on `<g role="button">`. What is not legal answers "why
 * not".
 */
export function actionSpot(table: TableStore, action: string): ActionSpot {
  const legal = table.legal.has(action);
  const isBest = table.replay.judged?.best === action && !table.mistakes.hides;
  return {
    "data-spot": action,
    ...(legal ? { "data-legal": true as const } : { "aria-disabled": "true" as const }),
    ...(table.chosen === action || table.pending === action ? { "data-chosen": true as const } : {}),
    ...(table.hinted.has(action) || isBest ? { "data-hint": true as const } : {}),
    ...(table.replay.judged?.action === action ? { "data-played": true as const } : {}),
    tabindex: legal ? 0 : -1,
    onclick: (event) => {
      event.stopPropagation();
      void table.choose(action, event.currentTarget as Element);
    },
    onkeydown: (event) => {
      if (event.currentTarget instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      void table.choose(action, event.currentTarget as Element);
    },
    onpointerenter: (event) => {
      if (event.pointerType !== "touch") table.point(action);
    },
    onpointerleave: () => table.point(null),
    onfocus: () => table.point(action),
    onblur: () => table.point(null),
  };
}
