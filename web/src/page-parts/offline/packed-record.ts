/** A record inside a link: packed, so that it is short enough, and in the fragment, which browsers do not send. */

type Bytes = Uint8Array<ArrayBuffer>;

async function piped(bytes: Bytes, way: CompressionStream | DecompressionStream): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());
}

/** So much of a packed record is read at most: many times the longest game. */
const LONGEST = 200_000;

export async function packRecord(text: string): Promise<string> {
  const packed = await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpackRecord(packed: string): Promise<string> {
  if (packed.length > LONGEST) throw new Error("too long");
  const letters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await piped(bytes, new DecompressionStream("deflate-raw")));
}
