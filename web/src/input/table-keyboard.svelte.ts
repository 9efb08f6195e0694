/** The keyboard at a table: arrows between places, letters for commands, and the focus where it is needed next. */
import { tick, untrack } from "svelte";
import { settings } from "../store/settings.svelte";
import { moveFocus } from "./arrow-keys";
import { toggleLook } from "./look-closely";
import { spotWithNumber } from "./number-keys";
import type { TableStore } from "../store/table/table-store.svelte";

const focus = (selector: string): void => document.querySelector<HTMLElement>(selector)?.focus();

export class TableKeyboard {
  /** Whether the last thing done was done by keys. */
  used = $state(false);

  constructor(
    private readonly table: TableStore,
    /** The element with the places that arrows lead to. */
    private readonly board: () => HTMLElement | undefined,
    private readonly closeDrawer: () => void,
  ) {}

  pointer = (): void => {
    this.used = false;
  };

  press = (event: KeyboardEvent): void => {
    this.used = true;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest("input, select, textarea, dialog") || event.ctrlKey || event.metaKey)
      return;
    const board = this.board();
    if (board && moveFocus(board, event)) return void event.preventDefault();
    if (event.key === "Escape") return void this.escape();
    if (!settings.keys || event.altKey) return;
    const command = this.commandOf(event.key);
    if (!command) return;
    event.preventDefault();
    void command();
  };

  private escape(): void {
    if (this.table.replay.past) void this.table.replay.goTo(Infinity);
    this.table.cancel();
    this.table.xray.pin(null);
    this.closeDrawer();
  }

  private commandOf(key: string): (() => unknown) | undefined {
    const table = this.table;
    const at = table.shown?.seq ?? 0;
    const shown = spotWithNumber(key, this.board());
    if (shown) return () => shown.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const commands: Record<string, () => unknown> = {
      u: () => table.undo(),
      h: () => table.hint(),
      i: () => toggleLook(table),
      "?": () => (table.help = ""),
      m: () => (settings.sounds = !settings.sounds),
      p: () => (settings.plain = !settings.plain),
      s: () => table.stepQueue.skip(),
      "[": () => table.replay.goTo(at - 1),
      "]": () => table.replay.goTo(at + 1),
    };
    return commands[key.toLowerCase()];
  }

  /** Whoever works by keyboard finds the next choice under the fingers, when the last one is gone from the page. */
  async focusChoice(): Promise<void> {
    // A key that is pressed later must not lead here: only what calls this decides.
    if (!untrack(() => this.used)) return;
    await tick();
    const lost = !document.activeElement || document.activeElement === document.body;
    if (lost) focus("main [data-legal]");
  }

  /** … and the result, when the board makes way for it. */
  async focusResult(): Promise<void> {
    if (!untrack(() => this.used)) return;
    await tick();
    focus(".review h2");
  }
}
