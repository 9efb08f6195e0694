/** A part of the page as one SVG picture: whatever stands there, in its present colors, with nothing to load. */

const SVG = "http://www.w3.org/2000/svg";
const PAINT = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "opacity", "color"];
const TYPE = ["font-family", "font-size", "font-weight", "text-anchor"];

interface Origin {
  left: number;
  top: number;
}

function paint(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  for (const name of original instanceof SVGTextElement ? [...PAINT, ...TYPE] : PAINT)
    copy.setAttribute(name, style.getPropertyValue(name));
  copy.removeAttribute("class");
  [...original.children].forEach((child, n) => paint(child, copy.children[n] as Element));
}

function drawing(svg: SVGSVGElement, frame: Origin): Element {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  paint(svg, copy);
  const box = svg.getBoundingClientRect();
  copy.setAttribute("x", String(box.left - frame.left));
  copy.setAttribute("y", String(box.top - frame.top));
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  return copy;
}

function make(name: string, attributes: Record<string, string | number>): Element {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function plate(element: Element, style: CSSStyleDeclaration, frame: Origin): Element | null {
  const width = parseFloat(style.borderTopWidth);
  const empty = style.backgroundColor === "rgba(0, 0, 0, 0)";
  if (empty && !width) return null;
  const box = element.getBoundingClientRect();
  return make("rect", {
    x: box.left - frame.left + width / 2,
    y: box.top - frame.top + width / 2,
    width: Math.max(0, box.width - width),
    height: Math.max(0, box.height - width),
    rx: Math.min(parseFloat(style.borderTopLeftRadius) || 0, box.height / 2),
    fill: empty ? "none" : style.backgroundColor,
    stroke: width ? style.borderTopColor : "none",
    "stroke-width": width,
    ...(style.borderTopStyle === "dashed" ? { "stroke-dasharray": "4 3" } : {}),
  });
}

/** The lines of a text node, each where it stands. */
function lines(node: Text, frame: Origin): Element[] {
  const style = getComputedStyle(node.parentElement as Element);
  const found = new Map<number, { text: string; left: number; bottom: number; height: number }>();
  const range = document.createRange();
  for (const match of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const line = found.get(Math.round(box.top));
    if (line) line.text += match[0];
    else found.set(Math.round(box.top), { text: match[0], left: box.left, bottom: box.bottom, height: box.height });
  }
  return [...found.values()].map(({ text, left, bottom, height }) => {
    const made = make("text", {
      x: left - frame.left,
      y: bottom - frame.top - height * 0.24,
      fill: style.color,
      "font-family": style.fontFamily,
      "font-size": style.fontSize,
      "font-weight": style.fontWeight,
    });
    made.textContent = text.trim();
    return made;
  });
}

function visit(element: Element, frame: Origin, out: Element[]): void {
  const style = getComputedStyle(element);
  if (style.display === "none" || style.visibility === "hidden" || element.matches(".sr-only, [data-screen-only]"))
    return;
  if (element instanceof SVGSVGElement) {
    out.push(drawing(element, frame));
    return;
  }
  if (element instanceof HTMLCanvasElement) {
    const box = element.getBoundingClientRect();
    const place = { x: box.left - frame.left, y: box.top - frame.top, width: box.width, height: box.height };
    out.push(make("image", { href: element.toDataURL(), ...place }));
    return;
  }
  const back = plate(element, style, frame);
  if (back) out.push(back);
  for (const node of element.childNodes)
    if (node instanceof Text) out.push(...lines(node, frame));
    else if (node instanceof Element) visit(node, frame, out);
}

/** The page's own typefaces, for a picture that must not load anything. */
async function typefaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const texts = faces.map(async ({ cssText, parentStyleSheet }) => {
    const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
    if (!address) return "";
    const font = await (await fetch(new URL(address, parentStyleSheet?.href ?? location.href))).blob();
    const data = await new Promise<string>((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result as string);
      reader.readAsDataURL(font);
    });
    return cssText.replace(/url\([^)]*\)/, `url("${data}")`);
  });
  return (await Promise.all(texts)).join("\n");
}

/** The picture of an element and everything in it. */
export async function svgSnapshot(root: HTMLElement, margin = 16): Promise<string> {
  const box = root.getBoundingClientRect();
  const frame = { left: box.left - margin, top: box.top - margin };
  const out: Element[] = [];
  visit(root, frame, out);
  const [width, height] = [root.scrollWidth + 2 * margin, root.scrollHeight + 2 * margin];
  const picture = make("svg", { xmlns: SVG, width, height, viewBox: `0 0 ${width} ${height}` });
  const used = new Set(
    out.flatMap((one) => [...one.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? "")),
  );
  const defs = make("defs", {});
  for (const id of used) {
    const symbol = document.querySelector(id);
    if (symbol) defs.append(symbol.cloneNode(true));
  }
  const style = make("style", {});
  style.textContent = await typefaces().catch(() => "");
  defs.append(style);
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  picture.append(defs, make("rect", { width, height, fill: ground }), ...out);
  return new XMLSerializer().serializeToString(picture);
}

/** An SVG as PNG, at twice its size. */
export async function svgToPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width * 2;
    canvas.height = image.height * 2;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture")))),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function downloadBlob(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
