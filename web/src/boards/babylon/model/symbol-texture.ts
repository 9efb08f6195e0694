/** The four symbols on one small sheet, white on nothing: each mesh gives them its own color. */
import { ICONS } from "../../../art/icons";
import { GLYPHS } from "./garden-mesh";

const SIZE = 128;
let sheet: Promise<HTMLCanvasElement> | null = null;

async function draw(): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2 * SIZE;
  const context = canvas.getContext("2d");
  await Promise.all(
    GLYPHS.map(async (name, n) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="-1 -1 26 26"
          fill="#fff" color="#fff">${ICONS[name]}</svg>`,
      )}`;
      await image.decode();
      context?.drawImage(image, (n % 2) * SIZE, n < 2 ? 0 : SIZE, SIZE, SIZE);
    }),
  );
  return canvas;
}

export function glyphSheet(): Promise<HTMLCanvasElement> {
  return (sheet ??= draw());
}
