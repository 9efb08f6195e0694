/** Who sits at the real table, and what was dealt: kept on the device. */
import { freshSeed, keep, kept } from "../kept";

export interface TableSheet {
  game: string;
  people: string[];
  seed: string;
  round: number;
  tool: "deal" | "clock";
}
const NAME = "dealer";

export class RealTable {
  sheet = $state(
    kept<TableSheet>(NAME, { game: "hanging_gardens", people: ["", ""], seed: freshSeed(), round: 1, tool: "deal" }),
  );

  constructor() {
    $effect(() => keep(NAME, $state.snapshot(this.sheet)));
  }

  /** As many people as the game takes, with the names that are there. */
  seat(count: number): void {
    const { people } = this.sheet;
    this.sheet.people = Array.from({ length: count }, (_, n) => people[n] ?? "");
  }

  shuffle(): void {
    this.sheet.seed = freshSeed();
    this.sheet.round = 1;
  }
}
