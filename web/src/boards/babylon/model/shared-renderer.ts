/**
 * The page's one graphics context, with the canvas of the garden in front. Only what has changed is drawn; while the
 * eye moves, more coarsely if the machine needs it.
 */
import { CanvasTexture, LinearSRGBColorSpace, MeshBasicMaterial, NoColorSpace, WebGLRenderer } from "three";
import { glyphSheet } from "./symbol-texture";
import { type Viewpoint, easeToward, FRONT } from "./camera";
import type { Stage } from "./stage";

/** Frames slower than this, in milliseconds, make the moving picture coarser; faster ones finer again. */
const SLOW = 30;
const FAST = 20;
/** Points drawn for each point of the page, along a side, while the eye moves; the last ones with simpler bodies. */
const STEPS = [1.5, 1.25, 1, 0.8, 0.65] as const;
const SIMPLE = 2;
/** And when nothing moves: this is what smooths the edges. */
const FINEST = 2;
/** How fast a finished garden turns, in radians each millisecond: around once in about a minute. */
const SPIN = 0.0001;
const LONGEST_PAUSE = 100;
/** The eye stands still after so many milliseconds. */
const RESTING = 160;

export class SharedRenderer {
  readonly renderer = new WebGLRenderer({ antialias: false, alpha: true, powerPreference: "low-power" });
  readonly body = new MeshBasicMaterial({ vertexColors: true });
  readonly ghost = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.72 });
  readonly glyphs = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });
  readonly light = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthTest: false });
  readonly stages = new Set<Stage>();
  /** Where the garden is seen from. */
  eye: Viewpoint = FRONT;
  wanted: Viewpoint = FRONT;
  /** The garden turns by itself. */
  spinning = false;
  private moving = false;
  private turned = false;
  private step = 1;
  private pace = 0;
  private frame = 0;
  private last = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.renderer.outputColorSpace = LinearSRGBColorSpace;
    this.renderer.setPixelRatio(1);
    this.renderer.autoClear = false;
    // Else the very first picture would be cleared to black.
    this.renderer.setClearColor(0x000000, 0);
    this.renderer.setScissorTest(true);
    // A saved picture of the page: the canvas keeps nothing, so draw for it.
    this.canvas.toDataURL = (...all) => {
      this.front?.draw(false, this.last);
      return HTMLCanvasElement.prototype.toDataURL.apply(this.canvas, all);
    };
    void glyphSheet().then((sheet) => {
      const texture = new CanvasTexture(sheet);
      texture.colorSpace = NoColorSpace;
      texture.anisotropy = 4;
      this.glyphs.map = texture;
      this.glyphs.needsUpdate = true;
      this.soil();
    });
  }

  get canvas(): HTMLCanvasElement {
    return this.renderer.domElement;
  }
  private get front(): Stage | undefined {
    return [...this.stages].at(-1);
  }
  /** Everything is to be drawn anew. */
  private soil(): void {
    for (const stage of this.stages) stage.dirty = true;
    this.ask();
  }

  look(eye: Viewpoint, smooth: boolean): void {
    this.wanted = eye;
    if (!smooth) this.eye = eye;
    this.turned = true;
    this.soil();
  }

  /** Draw once, soon. */
  ask(): void {
    this.frame ||= requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    if (this.spinning && this.front?.isSeen) this.spin(now - this.last);
    if (this.turned || this.eye !== this.wanted) this.move(now - this.last);
    this.last = now;
    const scale = this.moving ? (STEPS[this.step] ?? 1) : FINEST;
    const front = this.front;
    if (front?.dirty) {
      front.fit(scale);
      front.draw(this.moving && this.step > SIMPLE, now);
    }
    this.again();
  }
  private again(): void {
    if (this.eye !== this.wanted || (this.spinning && this.front?.isSeen)) this.ask();
  }
  /** A little further around; a pause in the background is not made up for. */
  private spin(pause: number): void {
    this.wanted = { ...this.wanted, around: this.wanted.around + Math.min(pause, LONGEST_PAUSE) * SPIN };
    this.eye = this.wanted;
    this.turned = true;
  }

  private move(pause: number): void {
    if (this.moving && pause < 400) {
      this.pace += (pause - this.pace) * 0.2;
      if (this.pace > SLOW && this.step < STEPS.length - 1) [this.step, this.pace] = [this.step + 1, (SLOW + FAST) / 2];
      else if (this.pace < FAST && this.step > 0) [this.step, this.pace] = [this.step - 1, (SLOW + FAST) / 2];
    } else this.pace = (SLOW + FAST) / 2;
    this.eye = easeToward(this.eye, this.wanted, this.moving ? 1 - 0.72 ** Math.min(6, pause / 16) : 0.28);
    for (const stage of this.stages) stage.dirty = true;
    this.moving = true;
    this.turned = false;
    clearTimeout(this.resting);
    this.resting = setTimeout(() => {
      this.moving = false;
      this.soil();
    }, RESTING);
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
    this.glyphs.map?.dispose();
    for (const material of [this.body, this.ghost, this.glyphs, this.light]) material.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

let shared: SharedRenderer | null = null;

/** The page's one renderer; the last stage that leaves closes it. */
export function joinRenderer(stage: Stage): SharedRenderer {
  shared ??= new SharedRenderer();
  shared.stages.add(stage);
  return shared;
}
export function leaveRenderer(stage: Stage): void {
  shared?.stages.delete(stage);
  if (shared?.stages.size) return;
  shared?.close();
  shared = null;
}
