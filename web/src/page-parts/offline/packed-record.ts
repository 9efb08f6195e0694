/** A record inside a link: packed, so that it is short enough, and in the fragment, which browsers do not send. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a record at most, as on a server: a link may come from anybody, and little can be packed very tightly. */
const LONGEST = 300_000;

/** What comes out of a stream, up to so many bytes. */
async function read(stream: ReadableStream<Bytes>): Promise<Bytes> {
  const [reader, parts] = [stream.getReader(), [] as Bytes[]];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    parts.push(part.value);
    if (size > LONGEST) {
      await reader.cancel();
      throw new Error("too long");
    }
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

const piped = (bytes: Bytes, way: CompressionStream | DecompressionStream): Promise<Bytes> =>
  read(new Blob([bytes]).stream().pipeThrough(way));

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
