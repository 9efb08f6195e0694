/**
 * One graphics context for every garden on the page. It draws only what has changed, into a hidden canvas, and copies each
 * picture to its own; while the eye moves it may draw coarser, so that a machine without a graphics card keeps up.
 */
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  NoColorSpace,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Ghost } from "../places";
import { type Garden, looks, type Meshes, sculpt, sculptGhost } from "./garden";
import { glyphSheet } from "./glyphs";
import { type Eye, eased, FRONT } from "./orbit";
import { type Palette, paletteOf, tokensOf } from "./palette";
import { RISE } from "./pieces";
import type { Mesh as Shape } from "./sculptor";

export interface Spotted {
  left: number;
  top: number;
}
/** Frames slower than this, in milliseconds, make the moving picture coarser; faster ones finer again. */
const SLOW = 30;
const FAST = 19;
const COARSEST = 0.55;
/** Points drawn for each point of the page, along a side, when nothing moves: this is what smooths the edges. */
const FINEST = 2;

export function geometryOf(shape: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(shape.positions, 3));
  geometry.setAttribute("color", new BufferAttribute(shape.colors, 4, true));
  if (shape.uvs) geometry.setAttribute("uv", new BufferAttribute(shape.uvs, 2));
  geometry.setIndex(new BufferAttribute(shape.positions.length / 3 > 65535 ? shape.indices : new Uint16Array(shape.indices), 1));
  return geometry;
}

class Studio {
  readonly renderer: WebGLRenderer;
  readonly body = new MeshBasicMaterial({ vertexColors: true });
  readonly ghost = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.72 });
  readonly glyphs = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });
  readonly stages = new Set<Stage>();
  /** Where the front garden is seen from; the small ones turn with it. */
  eye: Eye = FRONT;
  wanted: Eye = FRONT;
  /** Part of the full resolution while the eye moves. */
  private coarse = 1;
  private frame = 0;
  private last = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private moving = false;
  private turned = false;
  /** Which small garden comes next. */
  private turn = 0;

  constructor() {
    this.renderer = new WebGLRenderer({ antialias: false, alpha: true, powerPreference: "low-power" });
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.renderer.setPixelRatio(1);
    this.renderer.autoClear = false;
    this.renderer.setScissorTest(true);
    void glyphSheet().then((sheet) => {
      const texture = new CanvasTexture(sheet);
      texture.colorSpace = NoColorSpace;
      texture.anisotropy = 4;
      this.glyphs.map = texture;
      this.glyphs.needsUpdate = true;
      for (const stage of this.stages) stage.dirty = true;
      this.ask();
    });
  }

  look(eye: Eye, smooth: boolean): void {
    this.wanted = eye;
    if (!smooth) this.eye = eye;
    this.turned = true;
    for (const stage of this.stages) stage.dirty = true;
    this.ask();
  }

  /** Draw once, soon. */
  ask(): void {
    this.frame ||= requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    if (this.turned || this.eye !== this.wanted) {
      const pause = now - this.last;
      if (this.moving && pause < 200) {
        if (pause > SLOW) this.coarse = Math.max(COARSEST, this.coarse * 0.93);
        else if (pause < FAST) this.coarse = Math.min(1, this.coarse * 1.02);
      }
      this.eye = eased(this.eye, this.wanted, this.moving ? 1 - 0.72 ** Math.min(6, pause / 16) : 0.28);
      for (const stage of this.stages) stage.dirty = true;
      this.moving = true;
      this.turned = false;
      clearTimeout(this.resting);
      this.resting = setTimeout(() => this.rest(), 160);
    }
    this.last = now;
    if (this.moving) this.drawMoving();
    else for (const stage of this.stages) if (stage.dirty) stage.draw(FINEST);
    if (this.eye !== this.wanted) this.ask();
  }

  /** The front garden in every frame, the small ones in turn. */
  private drawMoving(): void {
    const small: Stage[] = [];
    for (const stage of this.stages)
      if (!stage.fine) small.push(stage);
      else if (stage.dirty) stage.draw(this.coarse);
    this.turn = (this.turn + 1) % Math.max(1, small.length);
    const next = small[this.turn];
    if (next?.dirty) next.draw(1);
  }

  /** The eye stands still: once more, as finely as can be. */
  private rest(): void {
    this.moving = false;
    for (const stage of this.stages) stage.dirty = true;
    this.ask();
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
    this.glyphs.map?.dispose();
    for (const material of [this.body, this.ghost, this.glyphs]) material.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

let studio: Studio | null = null;

/** A garden on a canvas of its own. */
export class Stage {
  dirty = true;
  private studio: Studio;
  private scene = new Scene();
  private camera = new PerspectiveCamera(34, 1, 1, 60);
  private garden: Mesh[] = [];
  private shadow: Mesh[] = [];
  private watcher: ResizeObserver;
  private viewer: IntersectionObserver;
  private seen = true;
  private context: CanvasRenderingContext2D | null;
  private palette: Palette;
  private shown = "";
  private size = { width: 0, height: 0 };

  constructor(
    private canvas: HTMLCanvasElement,
    /** Near enough for details; the small ones do without. */
    readonly fine: boolean,
    /** Called after each picture: the offers move along. */
    private drawn: () => void = () => undefined,
  ) {
    this.studio = studio ??= new Studio();
    this.studio.stages.add(this);
    this.context = canvas.getContext("2d");
    this.palette = paletteOf(tokensOf(canvas));
    this.watcher = new ResizeObserver(() => this.fit());
    this.watcher.observe(canvas);
    this.viewer = new IntersectionObserver(([entry]) => {
      this.seen = entry?.isIntersecting ?? true;
      if (this.seen) this.ask();
    });
    this.viewer.observe(canvas);
    this.fit();
  }

  close(): void {
    this.watcher.disconnect();
    this.viewer.disconnect();
    this.clear(this.garden);
    this.clear(this.shadow);
    this.studio.stages.delete(this);
    if (!this.studio.stages.size) {
      this.studio.close();
      studio = null;
    }
  }

  get eye(): Eye {
    return this.studio.wanted;
  }
  look(eye: Eye, smooth = true): void {
    this.studio.look(eye, smooth);
  }
  get colors(): Palette {
    return this.palette;
  }

  /** Read the page's colors anew. */
  recolor(): void {
    this.palette = paletteOf(tokensOf(this.canvas));
  }

  private clear(meshes: Mesh[]): void {
    for (const mesh of meshes.splice(0)) {
      this.scene.remove(mesh);
      mesh.geometry.dispose();
    }
  }
  private put({ body, glyphs }: Meshes, into: Mesh[], material: MeshBasicMaterial): void {
    this.clear(into);
    into.push(new Mesh(geometryOf(body), material));
    if (glyphs) into.push(new Mesh(geometryOf(glyphs), this.studio.glyphs));
    into.forEach((mesh, order) => {
      mesh.frustumCulled = false;
      mesh.renderOrder = order + (material === this.studio.ghost ? 2 : 0);
      this.scene.add(mesh);
    });
    this.ask();
  }
  show(garden: Garden, top: number): void {
    const shown = `${looks(garden)} ${top} ${this.palette.night}`;
    if (shown === this.shown) return;
    this.shown = shown;
    this.put(sculpt(garden, top, this.palette, this.fine), this.garden, this.studio.body);
  }
  /** What the pointed action would build. */
  preview(ghost: Ghost | null, garden: Garden): void {
    if (ghost) this.put(sculptGhost(ghost, garden, this.palette), this.shadow, this.studio.ghost);
    else if (this.shadow.length) {
      this.clear(this.shadow);
      this.ask();
    }
  }

  private ask(): void {
    this.dirty = true;
    this.studio.ask();
  }
  private fit(): void {
    const ratio = Math.min(devicePixelRatio, this.fine ? 1.5 : 1.25);
    const [width, height] = [Math.round(this.canvas.clientWidth * ratio), Math.round(this.canvas.clientHeight * ratio)];
    if (!width || !height || (width === this.size.width && height === this.size.height)) return;
    this.size = { width, height };
    this.canvas.width = width;
    this.canvas.height = height;
    this.ask();
  }
  private aim(): void {
    const { around, down, far } = this.studio.eye;
    // The whole base fits, whichever way the picture is shaped.
    const aspect = this.size.width / this.size.height;
    const arm = far * (aspect < 1 ? 1 / aspect : 1);
    this.camera.position.set(4 + arm * Math.sin(down) * Math.sin(around), arm * Math.cos(down), 4 + arm * Math.sin(down) * Math.cos(around));
    this.camera.lookAt(4, 0, 4);
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    this.camera.updateMatrixWorld();
  }

  draw(part: number): void {
    if (!this.seen || !this.size.width || !this.context) return;
    this.dirty = false;
    const scale = part === FINEST ? Math.max(1, (FINEST * this.canvas.clientWidth) / this.size.width) : part;
    const [width, height] = [Math.max(1, Math.round(this.size.width * scale)), Math.max(1, Math.round(this.size.height * scale))];
    const { renderer } = this.studio;
    const whole = renderer.domElement;
    if (whole.width < width || whole.height < height) renderer.setSize(Math.max(width, whole.width), Math.max(height, whole.height), false);
    this.aim();
    const down = whole.height - height;
    renderer.setViewport(0, 0, width, height);
    renderer.setScissor(0, 0, width, height);
    renderer.clear();
    renderer.render(this.scene, this.camera);
    this.context.imageSmoothingQuality = scale > 1 ? "high" : "low";
    this.context.clearRect(0, 0, this.size.width, this.size.height);
    this.context.drawImage(whole, 0, down, width, height, 0, 0, this.size.width, this.size.height);
    this.drawn();
  }

  /** Where a point of the garden lies on the canvas, in pixels of the page. */
  spot(x: number, y: number, level: number): Spotted {
    const point = new Vector3(x, level * RISE + 0.1, y).project(this.camera);
    return { left: ((point.x + 1) / 2) * this.canvas.clientWidth, top: ((1 - point.y) / 2) * this.canvas.clientHeight };
  }
}
