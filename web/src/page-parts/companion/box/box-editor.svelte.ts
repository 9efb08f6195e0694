/** A box as it is entered: kept on this device at once, and checked after a moment's rest. */
import { boxApi } from "../../../net/box-api";
import type { BoxChecked, BoxMistake, BoxPart, BoxTable } from "../../../net/protocol.gen";
import { errorMessage } from "../../../store/error-message";
import { language } from "../../../store/i18n.svelte";
import { c } from "../words";
import { type Entry, keepBox, type KeptBox } from "./kept-boxes";

const REST_MS = 350;
const NOTHING: BoxChecked = { errors: [], done: [], box: "", text: "" };

export class BoxEditor {
  kept: KeptBox;
  checked: BoxChecked = $state.raw(NOTHING);
  /** Whether what is shown was checked as it is. */
  isChecked = $state(false);
  errorText = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(kept: KeptBox) {
    this.kept = $state(kept);
    this.checkSoon();
  }

  entryOf(table: string): Entry {
    return this.kept.entries[table] ?? {};
  }

  value(table: string, path: string): number | string | undefined {
    return this.entryOf(table)[path];
  }

  /** Enter a value, or take it away. A piece that is entered anew also gets a new name. */
  set(table: BoxTable, part: BoxPart, path: string, value: number | string | null): void {
    const key = `${path.split(".").slice(0, 2).join(".")}.key`;
    const isNamed = part.fields.some((field) => field.path === key);
    const others = Object.entries(this.entryOf(table.name)).filter(
      ([known]) => known !== path && (isNamed || known !== key),
    );
    this.kept.entries[table.name] = Object.fromEntries(value === null ? others : [...others, [path, value]]);
    this.changed();
  }

  /** The part is as the standard box has it. */
  setUsual(table: BoxTable, part: BoxPart): void {
    for (const { path, usual } of part.fields) this.set(table, part, path, usual);
  }

  clear(table: BoxTable): void {
    this.kept.entries = Object.fromEntries(Object.entries(this.kept.entries).filter(([name]) => name !== table.name));
    this.changed();
  }

  rename(name: string): void {
    this.kept.name = name;
    this.changed();
  }

  isFull(table: BoxTable, part: BoxPart): boolean {
    const entry = this.entryOf(table.name);
    return part.fields.every(({ path }) => entry[path] !== undefined);
  }

  /** How many parts of a table have been entered. */
  countFull(table: BoxTable): number {
    return table.parts.filter((part) => this.isFull(table, part)).length;
  }

  mistakesAt(table: string, part?: string): BoxMistake[] {
    return this.checked.errors.filter((one) => one.table === table && (part === undefined || one.part === part));
  }

  private changed(): void {
    // Until it is checked anew there is nothing to play with, but nothing that was entered is lost.
    [this.kept.box, this.kept.text] = ["", ""];
    this.isChecked = false;
    this.keep();
    this.checkSoon();
  }

  private keep(): void {
    this.errorText = keepBox($state.snapshot(this.kept)) ? "" : c("box-no-room");
  }

  private checkSoon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), REST_MS);
  }

  private async check(): Promise<void> {
    const turn = ++this.turn;
    const { game, name, entries, others } = $state.snapshot(this.kept);
    try {
      const checked = await boxApi.check(game, { name, entries, others }, language());
      if (turn !== this.turn) return;
      this.checked = checked;
      [this.kept.box, this.kept.text] = [checked.box, checked.text];
      this.isChecked = true;
      if (Object.keys(entries).length || others) this.keep();
    } catch (error) {
      if (turn === this.turn) this.errorText = errorMessage(error);
    }
  }
}
