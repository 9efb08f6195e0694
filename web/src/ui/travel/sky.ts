/** What flies over the table: pictures of pieces, which catch no pointer and are gone when they have arrived. */
import type { Flight } from "./plan";
import type { Box } from "./scene";

const SHORTEST = 220;
const LONGEST = 400;
const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";
const SVG = "http://www.w3.org/2000/svg";

/** Farther takes longer, within what the eye follows and nobody waits for. */
export function durationOf(from: Box, to: Box): number {
  return Math.min(LONGEST, SHORTEST + Math.hypot(to.x - from.x, to.y - from.y) * 0.25);
}

/** How a picture in its place looks as if it were in another. */
export function placedAt(from: Box, to: Box): string {
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`;
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) ${scale}`;
}

/** A part of an SVG needs a frame of its own to be drawn elsewhere. */
function framed(part: SVGGraphicsElement, copy: Element): Element {
  const { x, y, width, height } = part.getBBox();
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  copy.removeAttribute("transform");
  frame.append(copy);
  return frame;
}

function pictureOf(look: Element | string): Element {
  if (typeof look === "string") {
    const sign = document.createElement("b");
    sign.className = "sign";
    sign.textContent = look;
    return sign;
  }
  const copy = look.cloneNode(true) as Element;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...one.attributes])
      if (/^(data-|id$|role$|aria-|tabindex)/.test(name)) one.removeAttribute(name);
  return look instanceof SVGGraphicsElement && !(look instanceof SVGSVGElement) ? framed(look, copy) : copy;
}

/** How far page and board are scrolled: one of them scrolls, or none. */
function scrolled(): { left: number; top: number } {
  const both = [document.scrollingElement, document.querySelector("[data-board]")];
  const sum = (side: "scrollLeft" | "scrollTop") => both.reduce((all, one) => all + (one?.[side] ?? 0), 0);
  return { left: sum("scrollLeft"), top: sum("scrollTop") };
}

interface InTheAir {
  picture: HTMLElement;
  stop: () => void;
}

export class Sky {
  private layer: HTMLElement | null = null;
  private readonly air = new Set<InTheAir>();
  private readonly pieces = new Map<string, InTheAir>();
  private start = { left: 0, top: 0 };

  /** The pieces on their way, by name. */
  get flying(): Map<string, Element> {
    return new Map([...this.pieces].map(([name, { picture }]) => [name, picture]));
  }

  /** Send these off; pieces that are still on their way go on from where they are, if they are among them. */
  fly(flights: readonly Flight[]): void {
    for (const one of [...this.pieces.values()]) one.stop();
    if (!flights.length) return;
    const pictures = flights.map(({ look }) => pictureOf(look));
    const layer = this.open();
    flights.forEach((flight, n) => this.launch(layer, flight, pictures[n] as Element));
  }

  /** Everything is where it belongs at once. */
  clear(): void {
    for (const one of [...this.air]) one.stop();
  }

  private launch(layer: HTMLElement, { piece, from, to, hides, fades, delay }: Flight, inside: Element): void {
    const picture = document.createElement("div");
    const { left, top } = this.drift();
    const place = { left: to.x + left, top: to.y + top, width: to.width, height: to.height };
    for (const [name, size] of Object.entries(place)) picture.style.setProperty(name, `${size}px`);
    picture.append(inside);
    layer.append(picture);
    const duration = Math.min(durationOf(from, to), LONGEST - delay);
    const timing = { duration, delay, easing: EASING, fill: "backwards" } as const;
    const motion = picture.animate([{ transform: placedAt(from, to) }, { transform: "none" }], timing);
    if (fades) inside.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration, delay });
    const hidden = hides?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
    const one: InTheAir = { picture, stop: () => this.land(one, piece, [motion, hidden]) };
    this.air.add(one);
    if (piece !== null) this.pieces.set(piece, one);
    motion.onfinish = one.stop;
  }

  private land(one: InTheAir, piece: string | null, motions: (Animation | undefined)[]): void {
    for (const motion of motions) motion?.cancel();
    one.picture.remove();
    this.air.delete(one);
    if (piece !== null && this.pieces.get(piece) === one) this.pieces.delete(piece);
    if (!this.air.size) this.close();
  }

  private open(): HTMLElement {
    if (this.layer) return this.layer;
    const layer = document.createElement("div");
    layer.className = "travel";
    layer.ariaHidden = "true";
    document.body.append(layer);
    addEventListener("resize", this.resized);
    addEventListener("scroll", this.scrolled, { capture: true, passive: true });
    this.start = scrolled();
    return (this.layer = layer);
  }

  private close(): void {
    removeEventListener("resize", this.resized);
    removeEventListener("scroll", this.scrolled, { capture: true });
    this.layer?.remove();
    this.layer = null;
  }

  private readonly resized = () => this.clear();

  /** What is in the air goes along with the board below it. */
  private readonly scrolled = () => {
    const { left, top } = this.drift();
    if (this.layer) this.layer.style.translate = `${-left}px ${-top}px`;
  };

  /** How far the board has been scrolled since the first of what is in the air set off. */
  private drift(): { left: number; top: number } {
    const { left, top } = scrolled();
    return { left: left - this.start.left, top: top - this.start.top };
  }
}
