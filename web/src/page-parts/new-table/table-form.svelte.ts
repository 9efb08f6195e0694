/** The form of a new table: what is chosen so far, and the request that comes of it. */
import type { BotSeat, Clock, GameInfo, NewTable, OptionValue, PersonSeat } from "../../net/protocol.gen";
import { t } from "../../store/i18n.svelte";
import { settings } from "../../store/settings.svelte";
import { type FilledTable, defaultBot, quickTable } from "../home/create-table";

/** Who has a seat: "me", "guest" or the name of a bot. */
export type SeatHolder = string;

const levelOf = (bot: string): string => bot.split("-")[0] ?? bot;

export class TableForm {
  game: GameInfo;
  wanted: FilledTable;
  clock: "none" | Clock["kind"] = $state("none");
  minutes = $state(20);
  increment = $state(20);
  hours = $state(48);
  seed = $state("");
  /** An owner's box, as a file; empty for the standard one. */
  box = $state("");
  /** Names of those who share this device, by seat; the first of them is the one whose settings these are. */
  private names: Record<number, string> = $state({});
  /** The flowers that were picked, by seat. */
  private picked: Record<number, string | null> = $state({});

  constructor(game: GameInfo) {
    this.game = $state.raw(game);
    this.wanted = $state(quickTable(game, 1));
  }

  /** Another game, with its own seats and options; or the same in another language: only the usual edition changes. */
  setGame(game: GameInfo): void {
    if (game.name !== this.game.name) {
      this.wanted = quickTable(game, 1);
      this.picked = {};
      this.box = "";
    }
    for (const { name, default: before } of this.game.options) {
      const now = game.options.find((option) => option.name === name)?.default;
      if (now !== undefined && this.wanted.options[name] === before) this.wanted.options[name] = now;
    }
    this.game = game;
    this.dropDeadline();
  }

  /** The seats of this device. */
  get own(): number[] {
    return this.wanted.claim.filter((seat) => seat < this.wanted.seats.length).toSorted((a, b) => a - b);
  }

  /** Whether somebody else may sit down: what only concerns others is asked then alone. */
  get hasGuests(): boolean {
    return this.wanted.seats.some((_, seat) => this.kindOf(seat) === "guest");
  }

  /** Whether there is somebody to play a series against. */
  get hasRivals(): boolean {
    return this.wanted.seats.length > 1;
  }

  /** Whether the game can count for the leaderboards: with an own box it does not. */
  get canBeRated(): boolean {
    return this.hasRivals && this.box === "";
  }

  get rated(): boolean {
    return this.wanted.allow.rated === true && this.canBeRated;
  }

  /** The flower of each seat; null leaves it to the lot. */
  get flowers(): (string | null)[] {
    return this.wanted.seats.map((_, seat) => this.picked[seat] ?? null);
  }

  /** A seat takes a flower that no other has. */
  pickFlower(seat: number, flower: string | null): void {
    if (flower === null || !this.flowers.includes(flower)) this.picked[seat] = flower;
  }

  setCount(count: number): void {
    const bot = defaultBot(this.game);
    const seats = this.wanted.seats.slice(0, count);
    while (seats.length < count) seats.push({ kind: "bot", bot });
    this.wanted.seats = seats;
    // A seat that is gone gives its flower back.
    for (const seat of Object.keys(this.picked)) if (Number(seat) >= count) this.picked[Number(seat)] = null;
    this.dropDeadline();
  }

  /** Days to think are for those who come and go: without guests nobody waits so long. */
  private dropDeadline(): void {
    if (this.clock === "deadline" && !this.hasGuests) this.clock = "none";
  }

  kindOf(seat: number): SeatHolder {
    const wanted = this.wanted.seats[seat];
    return wanted?.kind === "bot" ? levelOf(wanted.bot) : this.wanted.claim.includes(seat) ? "me" : "guest";
  }

  setKind(seat: number, value: SeatHolder): void {
    const isPerson = value === "me" || value === "guest";
    this.wanted.seats[seat] = isPerson ? { kind: "person", name: "" } : { kind: "bot", bot: value };
    this.wanted.claim = this.wanted.claim.filter((one) => one !== seat);
    if (value === "me") this.wanted.claim.push(seat);
    this.dropDeadline();
  }

  /** The tastes that the bot of a seat may have; none at rated tables, whose bots are measured one by one. */
  stylesOf(seat: number): OptionValue[] {
    return this.rated ? [] : (this.game.personalities[this.kindOf(seat)] ?? []);
  }

  styleOf(seat: number): string {
    const wanted = this.wanted.seats[seat];
    return wanted?.kind === "bot" ? wanted.bot.slice(levelOf(wanted.bot).length + 1) : "";
  }

  setStyle(seat: number, style: string): void {
    const level = this.kindOf(seat);
    this.wanted.seats[seat] = { kind: "bot", bot: style ? `${level}-${style}` : level };
  }

  nameOf(seat: number): string {
    return seat === this.own[0] ? settings.name : (this.names[seat] ?? t("player-number", { number: seat + 1 }));
  }

  setName(seat: number, name: string): void {
    if (seat === this.own[0]) settings.name = name;
    else this.names[seat] = name;
  }

  /** What the server is asked for. */
  request(): NewTable {
    const seed = this.rated ? "" : this.seed.trim();
    const wanted = $state.snapshot(this.wanted);
    return {
      ...wanted,
      box: this.box,
      allow: { ...wanted.allow, rated: this.rated },
      listed: wanted.listed && this.hasGuests,
      best_of: this.hasRivals ? wanted.best_of : null,
      close_hours: this.hasGuests ? wanted.close_hours : null,
      claim: this.own,
      seats: this.wanted.seats.map((seat, number) => this.seatRequest(seat, number)),
      dealer: seed ? { kind: "seeded", seed } : { kind: "random" },
      clock: this.clockRequest(),
    };
  }

  private seatRequest(wanted: PersonSeat | BotSeat, seat: number): PersonSeat | BotSeat {
    const pick = this.flowers[seat] ?? null;
    if (wanted.kind === "bot") return { ...wanted, bot: this.rated ? levelOf(wanted.bot) : wanted.bot, pick };
    return { ...wanted, pick, name: this.own.includes(seat) ? this.nameOf(seat) : "" };
  }

  private clockRequest(): Clock | null {
    if (this.clock === "none") return null;
    const { minutes, increment, hours } = this;
    return this.clock === "clock" ? { kind: "clock", minutes, increment } : { kind: "deadline", hours };
  }
}
