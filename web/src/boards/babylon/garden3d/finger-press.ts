/**
 * A finger means the nearest place. Where places are too close together for it the picture comes closer, and nothing
 * is decided yet.
 */
import { settings } from "../../../store/settings.svelte";
import type { Viewpoint } from "../model/camera";
import type { Stage } from "../model/stage";
import type { ActionPlace } from "../places";
import { distanceToNext, FINGER, pressedIndex } from "../touch-target";

interface PressedModel {
  stage: () => Stage | null;
  box: () => HTMLElement;
  places: () => readonly ActionPlace[];
  look: (change: (eye: Viewpoint) => Viewpoint) => void;
  /** Press the button of the place with this index. */
  press: (index: number) => void;
}

export class FingerPress {
  /** The eye before it came closer. */
  private back: Viewpoint | null = null;

  constructor(private readonly model: PressedModel) {}

  /** Whether a place was meant. */
  press(event: MouseEvent): boolean {
    const [stage, places] = [this.model.stage(), this.model.places()];
    if (!stage) return false;
    const { left, top } = this.model.box().getBoundingClientRect();
    const spots = places.map((place) => stage.project(place.x, place.y, place.level));
    const index = pressedIndex(spots, { left: event.clientX - left, top: event.clientY - top });
    const place = index === null ? undefined : places[index];
    if (index === null || !place) return false;
    const wide = distanceToNext(spots, index);
    if (wide < FINGER) {
      this.back ??= stage.eye;
      const closer = stage.toward(place.x, place.y, place.level, (stage.eye.far * wide) / (FINGER + 6));
      this.model.look(() => closer);
    }
    if (wide >= FINGER || settings.confirm || place.actions.length > 1) this.model.press(index);
    return true;
  }
  /** Decided or called off: as before. */
  out(): void {
    if (!this.back) return;
    const { far, aside } = this.back;
    this.back = null;
    this.model.look((eye) => ({ ...eye, far, aside }));
  }
  /** The eye has been moved by hand: it does not go back. */
  stay(): void {
    this.back = null;
  }
}
