/** The garden as a model: plain geometry in the page's colors, drawn only when something has changed. */
import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DirectionalLight,
  EdgesGeometry,
  Group,
  HemisphereLight,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { mergeGeometries } from "three/examples/jsm/utils/BufferGeometryUtils.js";
import { ICONS, type IconName } from "../../art/icons";
import { at, type Ghost, type Point, STEPS } from "./places";
import type { Foot, Item, Laid, Player, Symbol } from "./types";

/** How high a level is, and how thick a tile, in cells. */
const RISE = 0.95;
const SLAB = 0.16;
const TOKENS = ["surface", "sunk", "ink", "ink-soft", "line", "edge", "lapis", "gold", "gold-glow", "brick", "palm", "palm-wash", "flower-white", "flower-pink", "flower-yellow", "flower-blue"] as const;
type Token = (typeof TOKENS)[number];

export interface Spotted {
  left: number;
  top: number;
}

export class Model {
  private renderer: WebGLRenderer;
  private scene = new Scene();
  private camera = new PerspectiveCamera(38, 1, 0.5, 80);
  private controls: OrbitControls;
  private garden = new Group();
  private shadow = new Group();
  private frame = 0;
  private colors = {} as Record<Token, Color>;
  private materials = new Map<string, MeshLambertMaterial | MeshBasicMaterial>();
  private textures = new Map<string, CanvasTexture>();
  private shapes = new Map<string, BufferGeometry>();
  private merged: BufferGeometry[] = [];
  private line = new LineBasicMaterial();
  private watcher: ResizeObserver;
  private sky = new HemisphereLight(0xffffff, 0xb8a888, 1.7);

  constructor(
    private canvas: HTMLCanvasElement,
    /** Called after each frame: the offers move along. */
    private drawn: () => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: "low-power" });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 1.5));
    const sun = new DirectionalLight(0xffffff, 1.6);
    sun.position.set(-5, 10, 4);
    this.scene.add(this.sky, sun, this.garden, this.shadow);
    this.camera.position.set(4 + 5.6, 12, 4 + 12.6);
    this.controls = new OrbitControls(this.camera, canvas);
    this.controls.target.set(4, 0.2, 4.3);
    this.controls.enablePan = false;
    this.controls.minDistance = 5;
    this.controls.maxDistance = 26;
    this.controls.maxPolarAngle = Math.PI / 2 - 0.05;
    this.controls.addEventListener("change", this.ask);
    this.controls.update();
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(canvas);
    this.recolor();
    this.fit();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.watcher.disconnect();
    this.controls.dispose();
    for (const kept of [...this.materials.values(), ...this.textures.values(), ...this.shapes.values(), ...this.merged, this.line]) kept.dispose();
    this.renderer.dispose();
  }

  /** Draw once, soon. */
  private ask = (): void => {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.renderer.render(this.scene, this.camera);
      this.drawn();
    });
  };

  private fit(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.ask();
  }

  /** Read the page's colors anew. */
  recolor(): void {
    const style = getComputedStyle(this.canvas);
    for (const token of TOKENS) this.colors[token] = new Color(style.getPropertyValue(`--${token}`).trim());
    for (const kept of [...this.materials.values(), ...this.textures.values()]) kept.dispose();
    this.materials.clear();
    this.textures.clear();
    this.line.color = this.colors.edge;
    this.ask();
  }

  /** Where a point of the garden lies on the canvas, in pixels. */
  spot(x: number, y: number, level: number): Spotted {
    const point = new Vector3(x, level * RISE + 0.12, y).project(this.camera);
    return { left: ((point.x + 1) / 2) * this.canvas.clientWidth, top: ((1 - point.y) / 2) * this.canvas.clientHeight };
  }

  turn(angle: number): void {
    this.camera.position.sub(this.controls.target).applyAxisAngle(new Vector3(0, 1, 0), angle).add(this.controls.target);
    this.controls.update();
    this.ask();
  }
  zoom(factor: number): void {
    const arm = this.camera.position.clone().sub(this.controls.target);
    arm.setLength(Math.min(26, Math.max(5, arm.length() * factor)));
    this.camera.position.copy(this.controls.target).add(arm);
    this.controls.update();
    this.ask();
  }
  above(): void {
    this.camera.position.set(4, 15, 4.31);
    this.controls.update();
    this.ask();
  }

  private material(token: Token, mix = 0, other: Token = "surface", ghost = false): MeshLambertMaterial {
    const key = `${token} ${mix} ${other} ${ghost}`;
    let made = this.materials.get(key) as MeshLambertMaterial | undefined;
    if (!made) {
      made = new MeshLambertMaterial({ color: this.colors[token].clone().lerp(this.colors[other], mix), transparent: ghost, opacity: ghost ? 0.55 : 1 });
      this.materials.set(key, made);
    }
    return made;
  }
  private shape(key: string, make: () => BufferGeometry): BufferGeometry {
    let made = this.shapes.get(key);
    if (!made) this.shapes.set(key, (made = make()));
    return made;
  }
  private box(w: number, h: number, d: number): BufferGeometry {
    return this.shape(`box ${w} ${h} ${d}`, () => new BoxGeometry(w, h, d));
  }
  private drum(top: number, bottom: number, h: number, sides = 12): BufferGeometry {
    return this.shape(`drum ${top} ${bottom} ${h} ${sides}`, () => new CylinderGeometry(top, bottom, h, sides));
  }
  private put(into: Group, geometry: BufferGeometry, material: MeshLambertMaterial | MeshBasicMaterial, x: number, y: number, z: number): Mesh {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(x, y, z);
    into.add(mesh);
    return mesh;
  }

  /** A glyph lying flat on a tile. */
  private glyph(into: Group, name: IconName, token: Token, size: number, x: number, y: number, z: number): void {
    const key = `glyph ${name} ${token}`;
    let material = this.materials.get(key) as MeshBasicMaterial | undefined;
    if (!material) {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = 64;
      const texture = new CanvasTexture(canvas);
      texture.colorSpace = SRGBColorSpace;
      texture.anisotropy = 4;
      this.textures.set(key, texture);
      material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false });
      this.materials.set(key, material);
      const color = `#${this.colors[token].getHexString()}`;
      const image = new Image();
      image.onload = () => {
        canvas.getContext("2d")?.drawImage(image, 0, 0, 64, 64);
        texture.needsUpdate = true;
        this.ask();
      };
      image.src = `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 24 24" fill="${color}" color="${color}">${ICONS[name]}</svg>`,
      )}`;
    }
    const plane = this.put(into, this.shape(`plane ${size}`, () => new PlaneGeometry(size, size)), material, x, y, z);
    plane.rotation.x = -Math.PI / 2;
  }

  private pillar(into: Group, foot: Foot, level: number, x: number, z: number, ghost = false): void {
    if (foot !== "single" && foot !== "double") return;
    const rise = (foot === "double" ? 2 : 1) * RISE - SLAB;
    const low = (level - (foot === "double" ? 2 : 1)) * RISE;
    const stone = this.material("edge", 0.5, "surface", ghost);
    this.put(into, this.drum(0.17, 0.2, rise), stone, x, low + rise / 2, z);
    this.put(into, this.box(0.52, 0.1, 0.52), stone, x, low + 0.05, z);
    this.put(into, this.box(0.52, 0.1, 0.52), stone, x, low + rise - 0.05, z);
  }

  private slab(into: Group, spot: Point, level: number, material: MeshLambertMaterial, symbols: (Symbol | null)[], free: (corner: number) => boolean): void {
    const top = level * RISE;
    const geometry = this.box(1.96, SLAB, 1.96);
    this.put(into, geometry, material, spot.x + 1, top - SLAB / 2, spot.y + 1);
    const edges = new LineSegments(this.shape("edges", () => new EdgesGeometry(geometry)), this.line);
    edges.position.set(spot.x + 1, top - SLAB / 2, spot.y + 1);
    into.add(edges);
    STEPS.forEach((step, corner) => {
      const symbol = symbols[corner];
      if (symbol && free(corner)) this.glyph(into, symbol, "ink", 0.5, spot.x + step.x + 0.5, top + 0.012, spot.y + step.y + 0.5);
    });
  }

  private tile(tile: Laid, taken: Set<string>): void {
    const spot = at(tile.spot);
    const stone: Record<string, MeshLambertMaterial> = {
      clay: this.material("brick", 0.35),
      granite: this.material("ink-soft", 0.55),
      basalt: this.material("lapis", 0.42),
      starting: this.material("palm", 0.42),
    };
    this.slab(this.garden, spot, tile.level, stone[tile.tile.material] ?? this.material("brick"), tile.symbols, (corner) => !taken.has(`${tile.cells[corner]} ${tile.level}`));
    const flower = `flower-${tile.tile.flower}` as const;
    this.put(this.garden, this.drum(0.2, 0.2, 0.02, 20), this.material("surface"), spot.x + 1, tile.level * RISE + 0.01, spot.y + 1);
    this.glyph(this.garden, tile.tile.flower, flower, 0.34, spot.x + 1, tile.level * RISE + 0.024, spot.y + 1);
    STEPS.forEach((step, corner) => this.pillar(this.garden, tile.feet[corner] ?? null, tile.level, spot.x + step.x + 0.5, spot.y + step.y + 0.5));
  }

  /** Something that stands in the garden, in the middle of its cells and along them. */
  private item(into: Group, kind: Item["kind"], cells: Point[], level: number, lowFirst: boolean, ghost = false): void {
    const [first = { x: 0, y: 0 }, last = first] = [cells[0], cells.at(-1)];
    const group = new Group();
    group.position.set((first.x + last.x) / 2 + 0.5, level * RISE, (first.y + last.y) / 2 + 0.5);
    group.rotation.y = first.x === last.x && first.y !== last.y ? -Math.PI / 2 : 0;
    into.add(group);
    const gold = this.material("gold-glow", 0.15, "surface", ghost);
    const brick = this.material("brick", 0.15, "surface", ghost);
    const stone = this.material("edge", 0.4, "surface", ghost);
    const water = this.material("lapis", 0.25, "surface", ghost);
    const palm = this.material("palm", 0.1, "surface", ghost);
    if (kind === "statue") {
      this.put(group, this.box(0.46, 0.16, 0.46), stone, 0, 0.08, 0);
      this.put(group, this.drum(0.14, 0.2, 0.4), gold, 0, 0.36, 0);
      this.put(group, this.shape("head", () => new SphereGeometry(0.13, 12, 8)), gold, 0, 0.66, 0);
    } else if (kind === "belvedere") {
      for (const [x, z] of [[-0.25, -0.25], [0.25, -0.25], [0.25, 0.25], [-0.25, 0.25]] as const) this.put(group, this.drum(0.05, 0.05, 0.5, 6), stone, x, 0.25, z);
      const roof = this.put(group, this.shape("roof", () => new ConeGeometry(0.52, 0.32, 4)), gold, 0, 0.66, 0);
      roof.rotation.y = Math.PI / 4;
    } else if (kind === "fountain") {
      this.put(group, this.box(1.6, 0.2, 0.66), stone, 0, 0.1, 0);
      this.put(group, this.box(1.44, 0.06, 0.5), water, 0, 0.2, 0);
      for (const x of [-0.4, 0.4]) {
        this.put(group, this.drum(0.03, 0.06, 0.36, 8), water, x, 0.38, 0);
        this.put(group, this.shape("drop", () => new SphereGeometry(0.1, 10, 8)), water, x, 0.58, 0);
      }
    } else if (kind === "bridge") {
      this.put(group, this.box(3 - 0.5, 0.1, 0.52), brick, 0, 0.24, 0);
      for (const z of [-0.24, 0.24]) this.put(group, this.box(2.5, 0.14, 0.05), brick, 0, 0.36, z);
      for (const x of [-1, 1]) this.put(group, this.box(0.46, 0.2, 0.56), stone, x, 0.1, 0);
      for (const x of [-0.9, 0.9]) this.put(group, this.shape("bush", () => new SphereGeometry(0.12, 8, 6)), palm, x, 0.5, 0.2);
    } else {
      const steps = 5;
      for (let n = 0; n < steps; n++) {
        const rise = ((n + 1) / steps) * RISE;
        const x = (lowFirst ? 1 : -1) * (-0.32 + n * 0.17);
        this.put(group, this.box(0.17, Number(rise.toFixed(3)), 0.6), brick, x, rise / 2, 0);
      }
      this.put(group, this.box(0.4, 0.06, 0.6), brick, (lowFirst ? 1 : -1) * 0.66, RISE + 0.03, 0);
    }
  }

  /** One mesh a material instead of hundreds: what a machine without a graphics card needs. */
  private merge(): void {
    for (const made of this.merged.splice(0)) made.dispose();
    this.garden.updateMatrixWorld(true);
    const parts = new Map<Mesh["material"], BufferGeometry[]>();
    this.garden.traverse((thing) => {
      if (!(thing instanceof Mesh)) return;
      const mesh = thing as Mesh;
      const known = parts.get(mesh.material) ?? [];
      known.push(mesh.geometry.clone().applyMatrix4(mesh.matrixWorld));
      parts.set(mesh.material, known);
    });
    const lines = this.garden.children.filter((thing) => thing instanceof LineSegments);
    this.garden.clear();
    if (lines.length) this.garden.add(...lines);
    for (const [material, geometries] of parts) {
      const geometry = mergeGeometries(geometries);
      this.merged.push(geometry);
      this.garden.add(new Mesh(geometry, material));
    }
  }

  private levelOf(player: Player, cell: Point, below: number): number {
    return Math.max(
      0,
      ...player.tiles
        .filter((tile) => tile.level <= below && tile.cells.some((name) => at(name).x === cell.x && at(name).y === cell.y))
        .map((tile) => tile.level),
    );
  }

  /** Build the whole garden up to a level. */
  show(player: Player, top: number): void {
    this.garden.clear();
    this.put(this.garden, this.box(8.6, 0.2, 8.6), this.material("edge", 0.3), 4, -0.16, 4);
    this.put(this.garden, this.box(8, 0.1, 8), this.material("palm-wash", 0.1), 4, -0.05, 4);
    const points: Vector3[] = [];
    for (let n = 0; n <= 8; n++) points.push(new Vector3(n, 0.005, 0), new Vector3(n, 0.005, 8), new Vector3(0, 0.005, n), new Vector3(8, 0.005, n));
    this.garden.add(new LineSegments(this.shape("grid", () => new BufferGeometry().setFromPoints(points)), this.line));
    const taken = new Set<string>();
    for (const item of player.items) {
      for (const name of item.cells) for (const extra of item.kind === "stairway" ? [0, 1] : [0]) taken.add(`${name} ${item.level + extra}`);
      const cells = item.cells.map(at);
      if (item.level > top) continue;
      const lowFirst = this.levelOf(player, cells[0] ?? { x: 0, y: 0 }, item.level + 1) === item.level;
      this.item(this.garden, item.kind, cells, item.level, lowFirst);
    }
    for (const tile of player.tiles) if (tile.level <= top) this.tile(tile, taken);
    this.merge();
    this.ask();
  }

  /** What the pointed action would build. */
  preview(ghost: Ghost | null, player: Player): void {
    this.shadow.clear();
    if (ghost?.symbols) {
      this.slab(this.shadow, ghost, ghost.level, this.material("lapis", 0.1, "surface", true), ghost.symbols, (corner) => corner !== ghost.free);
      STEPS.forEach((step, corner) => this.pillar(this.shadow, ghost.feet[corner] ?? null, ghost.level, ghost.x + step.x + 0.5, ghost.y + step.y + 0.5, true));
      const free = ghost.free === null ? undefined : STEPS[ghost.free];
      if (free) this.item(this.shadow, "belvedere", [{ x: ghost.x + free.x, y: ghost.y + free.y }], ghost.level, true, true);
    } else if (ghost?.kind) {
      const levels = ghost.cells.map((cell) => this.levelOf(player, cell, 99));
      const low = Math.min(...levels);
      this.item(this.shadow, ghost.kind, ghost.cells, low, levels[0] === low, true);
    }
    this.ask();
  }
}
