/** Small sounds made on the spot: no files. */
import { settings } from "../store/settings.svelte";

export type Sound = "turn" | "take" | "place" | "coin" | "deal" | "score" | "no" | "end";
interface Note {
  at: number;
  pitch: number;
  length: number;
  wave: OscillatorType;
  loud: number;
}
const tone = (at: number, pitch: number, length = 0.12, loud = 0.12, wave: OscillatorType = "triangle"): Note => ({
  at,
  pitch,
  length,
  wave,
  loud,
});
const SOUNDS: Record<Sound, Note[]> = {
  turn: [tone(0, 587, 0.16), tone(0.14, 880, 0.28)],
  take: [tone(0, 392, 0.08), tone(0.05, 523, 0.1)],
  place: [tone(0, 165, 0.12, 0.22), tone(0.01, 110, 0.16, 0.2, "sine")],
  coin: [tone(0, 1319, 0.08, 0.07), tone(0.06, 1760, 0.22, 0.07)],
  deal: [tone(0, 740, 0.04, 0.05, "square")],
  score: [tone(0, 659, 0.1), tone(0.08, 784, 0.1), tone(0.16, 988, 0.24)],
  no: [tone(0, 196, 0.14, 0.1), tone(0.1, 165, 0.2, 0.1)],
  end: [tone(0, 440, 0.2), tone(0.16, 554, 0.2), tone(0.32, 659, 0.2), tone(0.48, 880, 0.6)],
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.sounds || typeof AudioContext === "undefined" || document.hidden) return;
  // Browsers give sound only after a gesture; before it, silence is right.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- older browsers do not tell
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  const start = context.currentTime + 0.01;
  for (const note of SOUNDS[sound]) {
    const voice = context.createOscillator();
    const volume = context.createGain();
    voice.type = note.wave;
    voice.frequency.value = note.pitch;
    volume.gain.setValueAtTime(note.loud, start + note.at);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.at + note.length);
    voice.connect(volume).connect(context.destination);
    voice.start(start + note.at);
    voice.stop(start + note.at + note.length);
  }
}
