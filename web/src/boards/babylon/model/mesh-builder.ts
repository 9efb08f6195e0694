/** Puts simple bodies together into one mesh, so that a whole garden is a single call to the graphics library. */
import { CHANNELS, lightAt, type Lighting, lightReaching, type ShadowBox } from "./baked-light";
import type { Vec3 } from "./camera";

export type Rgb = readonly [number, number, number];

/** Radius and height of a ring of a round body. */
export type Ring = readonly [number, number];
export const ring = (radius: number, height: number): Ring => [radius, height];
export const vec = (x: number, y: number, z: number): Vec3 => [x, y, z];

export interface MeshData {
  positions: Float32Array;
  colors: Uint8Array;
  uvs: Float32Array | null;
  indices: Uint32Array;
}

const FACES: readonly { normal: Vec3; corners: readonly [Vec3, Vec3, Vec3, Vec3] }[] = [
  { normal: [0, 1, 0], corners: [vec(-1, 1, -1), vec(-1, 1, 1), vec(1, 1, 1), vec(1, 1, -1)] },
  { normal: [0, -1, 0], corners: [vec(-1, -1, 1), vec(-1, -1, -1), vec(1, -1, -1), vec(1, -1, 1)] },
  { normal: [0, 0, 1], corners: [vec(-1, 1, 1), vec(-1, -1, 1), vec(1, -1, 1), vec(1, 1, 1)] },
  { normal: [0, 0, -1], corners: [vec(1, 1, -1), vec(1, -1, -1), vec(-1, -1, -1), vec(-1, 1, -1)] },
  { normal: [1, 0, 0], corners: [vec(1, 1, 1), vec(1, -1, 1), vec(1, -1, -1), vec(1, 1, -1)] },
  { normal: [-1, 0, 0], corners: [vec(-1, 1, -1), vec(-1, -1, -1), vec(-1, -1, 1), vec(-1, 1, 1)] },
];

export class MeshBuilder {
  /** Where the next bodies stand, and turned how far around the upright axis. */
  private at = { x: 0, y: 0, z: 0, cos: 1, sin: 0 };
  private positions: number[] = [];
  private colors: number[] = [];
  private uvs: number[] = [];
  private indices: number[] = [];
  private lit: [number, number, number] = [0, 0, 0];

  constructor(
    private lighting: Lighting,
    private shades: readonly ShadowBox[],
  ) {}

  /** Stand somewhere, turned by an angle. */
  stand(x: number, y: number, z: number, angle = 0): this {
    this.at = { x, y, z, cos: Math.cos(angle), sin: Math.sin(angle) };
    return this;
  }

  private vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, color: Rgb, glow = 0): number {
    const { cos, sin } = this.at;
    const point = [this.at.x + x * cos + z * sin, this.at.y + y, this.at.z - x * sin + z * cos];
    lightAt(this.lighting, this.shades, point, [nx * cos + nz * sin, ny, -nx * sin + nz * cos], this.lit);
    this.positions.push(...point);
    for (const channel of CHANNELS) {
      const light = Math.max(glow, this.lit[channel]);
      this.colors.push(Math.min(255, Math.round(255 * color[channel] * light)));
    }
    this.colors.push(255);
    return this.positions.length / 3 - 1;
  }
  private quad(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, a, c, d);
  }

  /**
   * A box with its middle at (x, z) and its foot at y; the bottom only where it is seen, the top unless it is hidden.
   */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    color: Rgb,
    shown: "bottom" | "sides" | "" = "",
  ): this {
    for (const { normal, corners } of FACES) {
      if ((normal[1] < 0 && shown !== "bottom") || (normal[1] > 0 && shown === "sides")) continue;
      const [a, b, c, e] = corners.map(([cx, cy, cz]) =>
        this.vertex(x + (cx * w) / 2, y + h / 2 + (cy * h) / 2, z + (cz * d) / 2, ...normal, color),
      ) as [number, number, number, number];
      this.quad(a, b, c, e);
    }
    return this;
  }

  /** Whether the light differs between parts of a level square. */
  private isDappled(x: number, y: number, z: number, w: number, d: number): boolean {
    let [least, most] = [Infinity, -Infinity];
    for (const px of [-0.5, -0.2, 0.2, 0.5])
      for (const pz of [-0.5, -0.2, 0.2, 0.5]) {
        const { sun, sky } = lightReaching(this.shades, this.at.x + x + px * w, this.at.y + y, this.at.z + z + pz * d);
        least = Math.min(least, sun + sky);
        most = Math.max(most, sun + sky);
      }
    return most - least > 0.05;
  }

  /** A level square, cut into parts where soft shadows fall on it. */
  sheet(x: number, y: number, z: number, w: number, d: number, most: number, color: Rgb): this {
    const parts = this.isDappled(x, y, z, w, d) ? most : 1;
    const first = this.positions.length / 3;
    for (let row = 0; row <= parts; row++)
      for (let column = 0; column <= parts; column++)
        this.vertex(x + (column / parts - 0.5) * w, y, z + (row / parts - 0.5) * d, 0, 1, 0, color);
    for (let row = 0; row < parts; row++)
      for (let column = 0; column < parts; column++) {
        const a = first + row * (parts + 1) + column;
        this.quad(a, a + parts + 1, a + parts + 2, a + 1);
      }
    return this;
  }

  /** A flat piece with four corners, turned so that it faces along its normal. */
  face(corners: readonly [Vec3, Vec3, Vec3, Vec3], normal: Vec3, color: Rgb, glow = 0): this {
    const [a, b, c] = corners;
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
    const along = (uy * vz - uz * vy) * normal[0] + (uz * vx - ux * vz) * normal[1] + (ux * vy - uy * vx) * normal[2];
    const [first, second, third, fourth] = corners.map((corner) => this.vertex(...corner, ...normal, color, glow)) as [
      number,
      number,
      number,
      number,
    ];
    if (along > 0) this.quad(first, second, third, fourth);
    else this.quad(first, fourth, third, second);
    return this;
  }

  /** A round body: radius and height from ring to ring, smooth around. */
  lathe(x: number, y: number, z: number, rings: readonly Ring[], sides: number, color: Rgb, glow = 0): this {
    rings.slice(1).forEach(([r1, y1], below) => {
      const [r0, y0] = rings[below] as Ring;
      const length = Math.hypot(r0 - r1, y1 - y0) || 1;
      const [out, up] = [(y1 - y0) / length, (r0 - r1) / length];
      const first = this.positions.length / 3;
      for (let side = 0; side <= sides; side++) {
        const angle = (side / sides) * 2 * Math.PI;
        const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
        this.vertex(x + sin * r0, y + y0, z + cos * r0, sin * out, up, cos * out, color, glow);
        this.vertex(x + sin * r1, y + y1, z + cos * r1, sin * out, up, cos * out, color, glow);
      }
      for (let side = 0; side < sides; side++) {
        const a = first + 2 * side;
        if (r1 === 0) this.indices.push(a, a + 2, a + 1);
        else if (r0 === 0) this.indices.push(a, a + 3, a + 1);
        else this.quad(a, a + 2, a + 3, a + 1);
      }
    });
    return this;
  }

  /** A leaf or petal: a kite from foot to tip, seen from the side it looks to. */
  leaf(foot: Vec3, tip: Vec3, width: number, side: Vec3, color: Rgb, tipColor: Rgb = color): this {
    const [dx, dz] = [tip[0] - foot[0], tip[2] - foot[2]];
    const flat = Math.hypot(dx, dz);
    // Across the leaf, level: along the wall where it hangs straight down.
    const [ax, az] = flat < 0.12 && !side[1] ? [side[2], -side[0]] : [-dz / (flat || 1), dx / (flat || 1)];
    const at = (part: number, across: number): Vec3 => [
      foot[0] + dx * part + ax * across,
      foot[1] + (tip[1] - foot[1]) * part,
      foot[2] + dz * part + az * across,
    ];
    const normal: Vec3 = side[1] ? [-dx * 0.6, 1, -dz * 0.6] : [side[0] * 0.8, 0.6, side[2] * 0.8];
    const [a, b, d] = [at(0, 0), at(0.5, width / 2), at(0.5, -width / 2)].map((point) =>
      this.vertex(...point, ...normal, color),
    ) as [number, number, number];
    const c = this.vertex(...tip, ...normal, tipColor);
    const [p, q, r] = [at(0, 0), at(0.5, width / 2), tip];
    const [ux, uy, uz] = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    const [vx, vy, vz] = [r[0] - p[0], r[1] - p[1], r[2] - p[2]];
    const along = (uy * vz - uz * vy) * side[0] + (uz * vx - ux * vz) * side[1] + (ux * vy - uy * vx) * side[2];
    if (along > 0) this.quad(a, b, c, d);
    else this.quad(a, d, c, b);
    return this;
  }

  /** A picture lying flat, facing up, from a part of the sheet of glyphs. */
  stamp(
    x: number,
    y: number,
    z: number,
    size: number,
    uv: readonly [number, number, number, number],
    color: Rgb,
  ): this {
    const r = size / 2;
    const [u0, v0, u1, v1] = uv;
    const [a, b, c, d] = (
      [
        [-r, -r],
        [-r, r],
        [r, r],
        [r, -r],
      ] as const
    ).map(([px, pz]) => this.vertex(x + px, y, z + pz, 0, 1, 0, color, 0.85)) as [number, number, number, number];
    this.uvs.push(u0, v1, u0, v0, u1, v0, u1, v1);
    this.quad(a, b, c, d);
    return this;
  }

  get vertices(): number {
    return this.positions.length / 3;
  }

  finish(): MeshData {
    return {
      positions: new Float32Array(this.positions),
      colors: new Uint8Array(this.colors),
      uvs: this.uvs.length ? new Float32Array(this.uvs) : null,
      indices: new Uint32Array(this.indices),
    };
  }
}
