/** The garden in front as a model: its meshes, the tile in hand over it, and what is just being set. */
import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  type MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
} from "three";
import type { Ghost } from "../ghost";
import type { ScreenPoint } from "../touch-target";
import {
  addedTo,
  type Garden,
  gardenKey,
  type GardenMeshes,
  gardenOutline,
  buildGarden,
  buildGhost,
} from "./garden-mesh";
import { Motion } from "./motion";
import { type Viewpoint, frameOutline, NOWHERE, type Vec3 } from "./camera";
import { type Palette, paletteOf, tokensOf } from "./palette";
import { RISE } from "./brush";
import type { DeepPoint, PieceBox } from "../garden3d/piece-boxes";
import { buildLights } from "./lights";
import type { MeshData } from "./mesh-builder";
import { joinRenderer, leaveRenderer, type SharedRenderer } from "./shared-renderer";

/** Milliseconds that the tile in hand takes to its next place, and a new thing to come down; from how high. */
const GLIDING = 110;
const FALLING = 280;
const HIGH = 1.4;

export function geometryOf(shape: MeshData): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(shape.positions, 3));
  geometry.setAttribute("color", new BufferAttribute(shape.colors, 4, true));
  if (shape.uvs) geometry.setAttribute("uv", new BufferAttribute(shape.uvs, 2));
  geometry.setIndex(
    new BufferAttribute(shape.positions.length / 3 > 65535 ? shape.indices : new Uint16Array(shape.indices), 1),
  );
  return geometry;
}

export class Stage {
  dirty = true;
  private shared: SharedRenderer;
  private scene = new Scene();
  private camera = new PerspectiveCamera(34, 1, 1, 70);
  private garden: Mesh[] = [];
  /** The same with simpler bodies, for moving pictures on slow machines. */
  private simple: Mesh[] = [];
  private shadow: Mesh[] = [];
  private palette: Palette;
  private shown = "";
  /** What must be in the picture. */
  private outline: Vec3[] = gardenOutline({ tiles: [], items: [] });
  private seen = true;
  /** How large the picture is on the page, told by the page when it changes: reading it would lay the page out. */
  private wide = 0;
  private high = 0;
  /** What the camera was last aimed by. */
  private aimed: { eye: Viewpoint; outline: Vec3[]; wide: number; high: number } | null = null;
  private readonly point = new Vector3();
  /** The frames around what is lit. */
  private lights: Mesh[] = [];
  /** The tile in hand glides from place to place, and what is new comes down from above. */
  private glide = new Motion(GLIDING);
  private fall = new Motion(FALLING);
  private ghostAt: Vec3 | null = null;
  private known: Garden | null = null;
  private falling: Mesh[] = [];
  /** Puts the whole garden in the place of what was before, once it has come down. */
  private settle: (() => void) | null = null;
  private watcher = new ResizeObserver(() => {
    this.measure();
    this.ask();
  });
  private viewer = new IntersectionObserver(([entry]) => {
    this.seen = entry?.isIntersecting ?? true;
    if (this.seen) this.ask();
  });

  constructor(
    /** The box on the page that gets the canvas. */
    private place: HTMLElement,
    /** Called when the garden is seen from elsewhere: the offers move along. */
    private turned: () => void = () => undefined,
  ) {
    this.shared = joinRenderer(this);
    place.append(this.shared.canvas);
    this.palette = paletteOf(tokensOf(place));
    this.measure();
    this.watcher.observe(place);
    this.viewer.observe(place);
    this.ask();
  }

  private measure(): void {
    [this.wide, this.high] = [this.place.clientWidth, this.place.clientHeight];
  }

  get eye(): Viewpoint {
    return this.shared.wanted;
  }
  look(eye: Viewpoint, smooth = true): void {
    this.shared.look(eye, smooth);
  }

  close(): void {
    this.watcher.disconnect();
    this.viewer.disconnect();
    for (const meshes of [this.garden, this.simple, this.shadow, this.falling, this.lights]) this.clear(meshes);
    this.shared.canvas.remove();
    leaveRenderer(this);
  }

  /** Read the page's colors anew. */
  recolor(): void {
    this.palette = paletteOf(tokensOf(this.place));
  }

  private clear(meshes: Mesh[]): void {
    for (const mesh of meshes.splice(0)) {
      this.scene.remove(mesh);
      mesh.geometry.dispose();
    }
  }
  private put({ body, glyphs }: GardenMeshes, into: Mesh[], material: MeshBasicMaterial): void {
    this.clear(into);
    into.push(new Mesh(geometryOf(body), material));
    if (glyphs) into.push(new Mesh(geometryOf(glyphs), this.shared.glyphs));
    into.forEach((mesh, order) => {
      mesh.frustumCulled = false;
      mesh.renderOrder = order + (into === this.shadow ? 2 : 0);
      this.scene.add(mesh);
    });
    this.ask();
  }
  show(garden: Garden, top: number, smooth = false): void {
    const shown = `${gardenKey(garden)} ${top} ${this.palette.night}`;
    if (shown === this.shown) return;
    const fresh = smooth && this.shown ? addedTo(this.known, garden) : null;
    this.finish();
    this.shown = shown;
    this.known = garden;
    this.outline = gardenOutline(garden);
    this.settle = () => {
      this.put(buildGarden(garden, top, this.palette, true), this.garden, this.shared.body);
      this.put(buildGarden(garden, top, this.palette, false), this.simple, this.shared.body);
    };
    if (!fresh) return void this.finish();
    this.put(buildGarden(garden, top, this.palette, true, fresh), this.falling, this.shared.body);
    this.fall.start([0, HIGH, 0]);
  }
  /** Whatever is still coming down is there. */
  private finish(): void {
    this.fall.stop();
    this.clear(this.falling);
    this.settle?.();
    this.settle = null;
  }
  /** What the pointed action would build. */
  preview(ghost: Ghost | null, garden: Garden, smooth: boolean): void {
    if (ghost) this.put(buildGhost(ghost, garden, this.palette), this.shadow, this.shared.ghost);
    else if (this.shadow.length) {
      this.clear(this.shadow);
      this.ask();
    }
    const at: Vec3 | null = ghost?.symbols ? [ghost.x, ghost.level * RISE, ghost.y] : null;
    const from = this.ghostAt;
    this.ghostAt = at;
    if (at && from && smooth) this.glide.start([from[0] - at[0], from[1] - at[1], from[2] - at[2]]);
    else this.glide.stop();
  }

  /** Frame these pieces in gold, through whatever stands before them. */
  light(pieces: readonly PieceBox[]): void {
    this.clear(this.lights);
    if (pieces.length) {
      const mesh = new Mesh(geometryOf(buildLights(pieces, this.palette)), this.shared.light);
      mesh.frustumCulled = false;
      mesh.renderOrder = 9;
      this.lights.push(mesh);
      this.scene.add(mesh);
    }
    this.ask();
  }

  /** Let the garden turn slowly by itself, as long as it is in sight. */
  spin(on: boolean): void {
    this.shared.spinning = on;
    this.ask();
  }
  get isSeen(): boolean {
    return this.seen && this.wide > 0;
  }

  private ask(): void {
    this.dirty = true;
    this.shared.ask();
  }

  private frame(eye: Viewpoint, aspect: number) {
    return frameOutline(eye, this.outline, Math.tan((this.camera.fov / 360) * Math.PI), aspect);
  }
  /** Whether the garden is seen from elsewhere than before. */
  private aim(): boolean {
    const { wide, high, outline, aimed } = this;
    const eye = this.shared.eye;
    if (aimed?.eye === eye && aimed.outline === outline && aimed.wide === wide && aimed.high === high) return false;
    this.aimed = { eye, outline, wide, high };
    const { from, to } = this.frame(eye, wide / high);
    this.camera.position.set(4 + from[0], from[1], 4 + from[2]);
    this.camera.lookAt(4 + to[0], to[1], 4 + to[2]);
    this.camera.aspect = wide / high;
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
    return true;
  }
  private render(width: number, height: number, simple: boolean): void {
    const { renderer } = this.shared;
    for (const mesh of this.garden) mesh.visible = !simple;
    for (const mesh of this.simple) mesh.visible = simple;
    renderer.setViewport(0, 0, width, height);
    renderer.setScissor(0, 0, width, height);
    renderer.clear();
    renderer.render(this.scene, this.camera);
    this.dirty = false;
  }

  /** Give the shared canvas the size of the picture in front. */
  fit(scale: number): void {
    const [width, height] = [Math.round(this.wide * scale), Math.round(this.high * scale)];
    const { canvas, renderer } = this.shared;
    if (width && height && (canvas.width !== width || canvas.height !== height)) renderer.setSize(width, height, false);
  }
  draw(simple: boolean, now: number): void {
    if (!this.isSeen) return;
    const moves = this.advance(now);
    const turned = this.aim();
    this.render(this.shared.canvas.width, this.shared.canvas.height, simple);
    if (turned) this.turned();
    if (moves) this.ask();
  }
  /** Move what is on its way; whether something still is. */
  private advance(now: number): boolean {
    for (const mesh of this.shadow) mesh.position.set(...this.glide.at(now));
    for (const mesh of this.falling) mesh.position.set(...this.fall.at(now));
    if (this.falling.length && !this.fall.isMoving) this.finish();
    return this.glide.isMoving || this.fall.isMoving;
  }

  /** The eye that looks at a point of the garden from so far away. */
  toward(x: number, y: number, level: number, far: number): Viewpoint {
    const { to } = this.frame({ ...this.eye, aside: NOWHERE }, this.wide / this.high);
    return { ...this.eye, far, aside: [x - 4 - to[0], level * RISE - to[1], y - 4 - to[2]] };
  }

  /** Where a point of the garden lies on the picture, in pixels of the page. */
  project(x: number, y: number, level: number): ScreenPoint {
    return this.seenAt(x, level * RISE + 0.1, y);
  }
  /** The same for any height, with the distance from the eye. */
  seenAt(x: number, height: number, z: number): DeepPoint {
    const point = this.point.set(x, height, z).project(this.camera);
    return { left: ((point.x + 1) / 2) * this.wide, top: ((1 - point.y) / 2) * this.high, depth: point.z };
  }
}
