/** A table that nobody sits at: the boards draw it as they draw any other, for the pictures of the rulebook. */
import type { View } from "../net/protocol.gen";
import { TableStore } from "../store/table/table-store.svelte";

export function stillTable(view: View): TableStore {
  const table = new TableStore("", "", "");
  table.live = { seq: 0, view, scores: [], prompt: "" };
  return table;
}
