/** A garden on the page: in front on the shared canvas, or small on one to which it is copied. */
import {
  BufferAttribute,
  BufferGeometry,
  Mesh,
  type MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
} from "three";
import type { Ghost } from "../places";
import type { ScreenPoint } from "../touch-target";
import { type Garden, gardenKey, type GardenMeshes, gardenOutline, buildGarden, buildGhost } from "./garden-mesh";
import { type Viewpoint, frameOutline, NOWHERE, type Vec3 } from "./camera";
import { type Palette, paletteOf, tokensOf } from "./palette";
import { RISE } from "./brush";
import type { MeshData } from "./mesh-builder";
import { joinRenderer, leaveRenderer, type SharedRenderer } from "./shared-renderer";

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
  private context: CanvasRenderingContext2D | null = null;
  private watcher = new ResizeObserver(() => this.ask());
  private viewer = new IntersectionObserver(([entry]) => {
    this.seen = entry?.isIntersecting ?? true;
    if (this.seen) this.ask();
  });

  constructor(
    /**
     * Where the picture stands on the page: a canvas for a small one, a box that gets the shared canvas for the one in
     * front.
     */
    private place: HTMLElement,
    /** Called after each picture: the offers move along. */
    private drawn: () => void = () => undefined,
  ) {
    this.shared = joinRenderer(this);
    if (place instanceof HTMLCanvasElement) this.context = place.getContext("2d");
    else place.append(this.shared.canvas);
    this.palette = paletteOf(tokensOf(place));
    this.watcher.observe(place);
    this.viewer.observe(place);
    this.ask();
  }

  get inFront(): boolean {
    return this.context === null;
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
    for (const meshes of [this.garden, this.simple, this.shadow]) this.clear(meshes);
    if (this.inFront) this.shared.canvas.remove();
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
  show(garden: Garden, top: number): void {
    const shown = `${gardenKey(garden)} ${top} ${this.palette.night}`;
    if (shown === this.shown) return;
    this.shown = shown;
    this.outline = gardenOutline(garden);
    this.put(buildGarden(garden, top, this.palette, this.inFront), this.garden, this.shared.body);
    if (this.inFront) this.put(buildGarden(garden, top, this.palette, false), this.simple, this.shared.body);
  }
  /** What the pointed action would build. */
  preview(ghost: Ghost | null, garden: Garden): void {
    if (ghost) this.put(buildGhost(ghost, garden, this.palette), this.shadow, this.shared.ghost);
    else if (this.shadow.length) {
      this.clear(this.shadow);
      this.ask();
    }
  }

  private ask(): void {
    this.dirty = true;
    this.shared.ask();
  }

  private frame(eye: Viewpoint, aspect: number) {
    return frameOutline(eye, this.outline, Math.tan((this.camera.fov / 360) * Math.PI), aspect);
  }
  /** The small gardens turn with the one in front, but stay whole. */
  private aim(width: number, height: number): void {
    const aspect = width / height;
    const { eye } = this.shared;
    const { from, to } = this.frame(this.inFront ? eye : { ...eye, far: Math.max(1, eye.far), aside: NOWHERE }, aspect);
    this.camera.position.set(4 + from[0], from[1], 4 + from[2]);
    this.camera.lookAt(4 + to[0], to[1], 4 + to[2]);
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }
  private render(width: number, height: number, simple: boolean): void {
    const { renderer } = this.shared;
    for (const mesh of this.garden) mesh.visible = !simple;
    for (const mesh of this.simple) mesh.visible = simple;
    this.aim(width, height);
    renderer.setViewport(0, 0, width, height);
    renderer.setScissor(0, 0, width, height);
    renderer.clear();
    renderer.render(this.scene, this.camera);
    this.dirty = false;
  }

  /** Give the shared canvas the size of the picture in front. */
  fit(scale: number): void {
    const [width, height] = [Math.round(this.place.clientWidth * scale), Math.round(this.place.clientHeight * scale)];
    const { canvas, renderer } = this.shared;
    if (width && height && (canvas.width !== width || canvas.height !== height)) renderer.setSize(width, height, false);
  }
  drawFront(simple: boolean): void {
    if (!this.seen || !this.place.clientWidth) return;
    this.render(this.shared.canvas.width, this.shared.canvas.height, simple);
    this.drawn();
  }

  drawSmall(scale: number): void {
    const { place, context } = this;
    if (!this.seen || !place.clientWidth || !context || !(place instanceof HTMLCanvasElement)) return;
    const { canvas, renderer } = this.shared;
    const ratio = Math.min(devicePixelRatio, 1.5);
    const [across, high] = [Math.round(place.clientWidth * ratio), Math.round(place.clientHeight * ratio)];
    if (place.width !== across || place.height !== high) [place.width, place.height] = [across, high];
    const [width, height] = [Math.round(place.clientWidth * scale), Math.round(place.clientHeight * scale)];
    if (canvas.width < width || canvas.height < height)
      renderer.setSize(Math.max(width, canvas.width), Math.max(height, canvas.height), false);
    this.render(width, height, false);
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, across, high);
    context.drawImage(canvas, 0, canvas.height - height, width, height, 0, 0, across, high);
    this.drawn();
  }

  /** The eye that looks at a point of the garden from so far away. */
  toward(x: number, y: number, level: number, far: number): Viewpoint {
    const { to } = this.frame({ ...this.eye, aside: NOWHERE }, this.place.clientWidth / this.place.clientHeight);
    return { ...this.eye, far, aside: [x - 4 - to[0], level * RISE - to[1], y - 4 - to[2]] };
  }

  /** Where a point of the garden lies on the picture, in pixels of the page. */
  project(x: number, y: number, level: number): ScreenPoint {
    const point = new Vector3(x, level * RISE + 0.1, y).project(this.camera);
    return { left: ((point.x + 1) / 2) * this.place.clientWidth, top: ((1 - point.y) / 2) * this.place.clientHeight };
  }
}
