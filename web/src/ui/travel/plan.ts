/** What travels between two looks at a table: pieces to where they are now, goods and points to their owner. */
import { type Box, type SeenPiece, type Scene, isInSight } from "./scene";

export interface Flight {
  /** The piece, or null for goods and points, which are many alike. */
  piece: string | null;
  /** What it looks like: a copy of this element, or these few signs. */
  look: Element | string;
  from: Box;
  to: Box;
  /** The element that is out of sight while its picture is on the way. */
  hides: Element | null;
  /** It goes out where it lands: what is there shows it in another way. */
  fades?: boolean;
  delay: number;
}
export interface Shown {
  seq: number;
  /** Whether it is the present, and not a moment that is looked back at. */
  present: boolean;
}

/** So many steps may come at once; more than these were not watched. */
const FEW_STEPS = 8;
/** So many pieces can be followed by eye; when more have moved, the table was set up anew. */
const MOST_FLIGHTS = 40;
const MOST_GOODS = 4;
const STAGGER = 45;
const SIGN = { width: 40, height: 24 };
/** Nearer than this nothing has moved. */
const NEAR = 3;

/** Whether one look leads to the next: a step or a few, forward or taken back; a jump in a replay does not. */
export function isStep(from: Shown | null, to: Shown): boolean {
  if (!from) return false;
  const by = Math.abs(to.seq - from.seq);
  return by > 0 && by <= (from.present && to.present ? FEW_STEPS : 1);
}

/** The largest box of the same shape in the middle of another. */
export function fit({ width, height }: Box, into: Box): Box {
  const part = Math.min(into.width / width, into.height / height, 1);
  const [wide, high] = [width * part, height * part];
  return { x: into.x + (into.width - wide) / 2, y: into.y + (into.height - high) / 2, width: wide, height: high };
}

function hasMoved(before: SeenPiece, after: SeenPiece): boolean {
  if (before.flying) return true;
  // Lying pictured by something else, such as a model, it stays there: only the eye has moved.
  if (before.face && after.face) return false;
  const far = (a: number, b: number) => Math.abs(a - b) > NEAR;
  if (before.ground !== after.ground) return far(before.box.x, after.box.x) || far(before.box.y, after.box.y);
  return far(before.left, after.left) || far(before.top, after.top);
}

/** A piece that comes from nowhere is let down on its place from above. */
function raised({ x, y, width, height }: Box): Box {
  const more = 0.35;
  return { x: x - (width * more) / 2, y: y - height * more, width: width * (1 + more), height: height * (1 + more) };
}

export class FlightPlan {
  private readonly flights: Flight[] = [];
  /** Homes that pieces come from or go to: what is counted there travels as a piece. */
  private readonly homes = new Set<string>();

  constructor(
    private readonly before: Scene,
    private readonly after: Scene,
    /** Where the step was chosen. */
    private readonly spot: Box | null,
    private readonly screen: { width: number; height: number },
  ) {}

  make(): Flight[] {
    for (const [name, piece] of this.after.pieces) this.arrive(name, piece);
    for (const [name, piece] of this.before.pieces) if (!this.after.pieces.has(name)) this.leave(name, piece);
    const scene = this.spot ?? this.flights[0]?.to ?? null;
    if (scene) this.pay(scene);
    return this.flights.length > MOST_FLIGHTS ? [] : this.flights;
  }

  private arrive(name: string, piece: SeenPiece): void {
    const known = this.before.pieces.get(name);
    if (known && !hasMoved(known, piece)) return;
    const home = known ? null : this.homeOf(piece.home, this.before);
    const from = known?.box ?? (home ? fit(piece.box, home) : raised(piece.box));
    const { element, face, box: to } = piece;
    if (face) this.add({ piece: name, look: face, from, to, hides: null, fades: true, delay: 0 });
    else this.add({ piece: name, look: element, from, to, hides: element, delay: 0 });
  }

  private leave(name: string, piece: SeenPiece): void {
    const home = this.homeOf(piece.goes, this.after);
    // The element may by now stand for another piece.
    if (!home || piece.element.getAttribute("data-piece") !== name) return;
    const to = fit(piece.box, home);
    this.add({ piece: name, look: piece.face ?? piece.element, from: piece.box, to, hides: null, delay: 0 });
  }

  /** Goods go between their owner and the scene of the step; points only come. */
  private pay(scene: Box): void {
    for (const name of new Set([...this.before.tallies.keys(), ...this.after.tallies.keys()])) {
      const [before, after] = [this.before.tallies.get(name), this.after.tallies.get(name)];
      const more = (after?.amount ?? 0) - (before?.amount ?? 0);
      const tally = after ?? before;
      if (!more || !tally || this.homes.has(name) || !isInSight(tally.box, this.screen)) continue;
      const home = more > 0 && tally.home !== null ? this.after.places.get(tally.home) : undefined;
      if (tally.glyph) this.carry(tally.glyph, more, home && isInSight(home, this.screen) ? home : scene);
      else this.write(tally.box, more, scene);
    }
  }

  private carry(glyph: { element: Element; box: Box }, more: number, scene: Box): void {
    const there = fit(glyph.box, scene);
    const [from, to] = more > 0 ? [there, glyph.box] : [glyph.box, there];
    for (let n = 0; n < Math.min(Math.abs(more), MOST_GOODS); n += 1)
      this.add({ piece: null, look: glyph.element, from, to, hides: null, delay: n * STAGGER });
  }

  private write(box: Box, more: number, scene: Box): void {
    const to = { ...box, ...SIGN, x: box.x + box.width - SIGN.width, y: box.y + (box.height - SIGN.height) / 2 };
    const look = (more > 0 ? "+" : "−") + Math.abs(more);
    this.add({ piece: null, look, from: fit(to, scene), to, hides: null, delay: 0 });
  }

  private homeOf(name: string | null, scene: Scene): Box | null {
    const home = name === null ? undefined : scene.places.get(name);
    if (!home || name === null || !isInSight(home, this.screen)) return null;
    this.homes.add(name);
    return home;
  }

  private add(flight: Flight): void {
    const flat = ({ width, height }: Box) => width < 1 || height < 1;
    if (flat(flight.from) || flat(flight.to)) return;
    if (isInSight(flight.from, this.screen) || isInSight(flight.to, this.screen)) this.flights.push(flight);
  }
}
