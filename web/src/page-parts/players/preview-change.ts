/** How many points the choice that is pointed at, or waits, would bring; null where that is not known. */
import type { TableStore } from "../../store/table/table-store.svelte";

export function previewChange(table: TableStore): number | null {
  return table.preview ? Object.values(table.preview.change).reduce((sum, points) => sum + points, 0) : null;
}
