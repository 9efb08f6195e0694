/** A garden as a file for other programs. */
import {
  BufferAttribute,
  type BufferGeometry,
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  Scene,
  SRGBColorSpace,
} from "three";
import { GLTFExporter } from "three/examples/jsm/exporters/GLTFExporter.js";
import type { BabylonPlayer } from "../../../net/protocol.gen";
import { buildGarden } from "./garden-mesh";
import { glyphSheet } from "./symbol-texture";
import { paletteOf, tokensOf } from "./palette";
import { geometryOf } from "./stage";

/** The format wants colors by the amount of light, the screen by how bright they look. */
function linear(geometry: BufferGeometry): BufferGeometry {
  const shown = geometry.getAttribute("color");
  const light = new Float32Array(shown.count * 4);
  for (let n = 0; n < light.length; n++) {
    const value = (shown.array[n] ?? 0) / 255;
    light[n] = n % 4 === 3 ? 1 : value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }
  return geometry.setAttribute("color", new BufferAttribute(light, 4));
}

export async function gardenFile(player: BabylonPlayer, name: string): Promise<Blob> {
  const { body, glyphs } = buildGarden(player, 99, paletteOf(tokensOf(document.documentElement)), true);
  const scene = new Scene();
  scene.name = name;
  const terraces = new Mesh(linear(geometryOf(body)), new MeshBasicMaterial({ vertexColors: true }));
  terraces.name = "garden";
  scene.add(terraces);
  if (glyphs) {
    const texture = new CanvasTexture(await glyphSheet());
    texture.colorSpace = SRGBColorSpace;
    const symbols = new Mesh(
      linear(geometryOf(glyphs)),
      new MeshBasicMaterial({ vertexColors: true, map: texture, transparent: true }),
    );
    symbols.name = "symbols";
    scene.add(symbols);
  }
  // The middle of the board is the origin.
  for (const mesh of scene.children) mesh.position.set(-4, 0, -4);
  scene.updateMatrixWorld(true);
  const made = (await new GLTFExporter().parseAsync(scene, { binary: true })) as ArrayBuffer;
  return new Blob([made], { type: "model/gltf-binary" });
}
