/** The log as a host tells it: whole turns, and whatever chance brought folded into the turn it belongs to. */
import type { Step } from "../../net/protocol.gen";

/** What somebody did, or a row of things that chance brought. */
export interface LogLine {
  /** The moment that the line leads to. */
  seq: number;
  /** More than one only where chance brought them. */
  steps: Step[];
  chance: boolean;
}
export interface LogTurn {
  /** The number of its first decision. */
  first: number;
  last: number;
  /** null: the table is set. */
  seat: number | null;
  lines: LogLine[];
}

const verbOf = (step: Step): string => step.action.split(" ", 1)[0] ?? "";

/** A turn ends where another seat is asked, or where the same one begins with what its turn began with. */
function beginsTurn(turn: LogTurn | undefined, step: Step): boolean {
  if (!turn) return true;
  if (step.seat === null) return false;
  if (turn.seat !== step.seat) return true;
  const opening = turn.lines.find(({ chance }) => !chance)?.steps[0];
  const revealed = turn.lines.at(-1)?.chance ?? false;
  return revealed && opening !== undefined && verbOf(opening) === verbOf(step);
}

function addLine(turn: LogTurn, step: Step): void {
  turn.last = step.seq;
  if (!step.story) return;
  const newest = turn.lines.at(-1);
  const chance = step.seat === null;
  if (chance && newest?.chance) {
    newest.steps.push(step);
    newest.seq = step.seq;
  } else {
    turn.lines.push({ seq: step.seq, steps: [step], chance });
  }
}

export function groupTurns(steps: readonly Step[]): LogTurn[] {
  const turns: LogTurn[] = [];
  for (const step of steps) {
    if (beginsTurn(turns.at(-1), step)) turns.push({ first: step.seq, last: step.seq, seat: step.seat, lines: [] });
    addLine(turns.at(-1) as LogTurn, step);
  }
  return turns;
}

/** Where a replay stops: after each decision with what chance brought then, or after each whole turn. */
export function replayStops(steps: readonly Step[], unit: "turn" | "step"): number[] {
  if (unit === "turn") return groupTurns(steps).map(({ last }) => last);
  const told = steps.filter((step, index) => {
    const next = steps[index + 1];
    return !next || (next.seat !== null && (step.seat === null || step.story !== ""));
  });
  return told.map(({ seq }) => seq);
}

/** The next stop in a direction; what is not known yet is walked step by step. */
export function nextStop(steps: readonly Step[], unit: "turn" | "step", at: number, forward: boolean): number {
  const before = (steps[0]?.seq ?? Infinity) - 1;
  if (forward ? at < before : at <= before) return forward ? at + 1 : at - 1;
  const stops = replayStops(steps, unit);
  return forward ? (stops.find((stop) => stop > at) ?? Infinity) : (stops.findLast((stop) => stop < at) ?? before);
}

/** A line without the name that stands over its turn. */
export function withoutName(story: string, name: string): string {
  return name && story.startsWith(`${name} `) ? story.slice(name.length + 1) : story;
}
