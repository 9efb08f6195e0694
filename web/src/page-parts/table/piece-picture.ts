/** The picture of a piece once more, larger: drawn by the board, so what it shows is the same. */

/** What would make the copy a second piece for travel, lessons or keys. */
const ROLES = /^(data-|tabindex$|role$|aria-)/;

function withoutRoles<E extends Element>(copy: E): E {
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const { name } of [...one.attributes]) if (ROLES.test(name)) one.removeAttribute(name);
  return copy;
}

/** A part of a drawing as a drawing of its own. */
function framed(part: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = part.getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x - 3} ${y - 3} ${width + 6} ${height + 6}`);
  frame.append(withoutRoles(part.cloneNode(true) as Element));
  return frame;
}

/** A card, a place of a map, or the glyph that stands for the piece; null where there is none. */
export function pictureOf(piece: Element): { drawn: Element; small: boolean } | null {
  const card = piece.querySelector("svg.card, svg.tile");
  if (card) {
    const drawn = withoutRoles(card.cloneNode(true) as Element);
    // It may be on its way.
    drawn.removeAttribute("style");
    return { drawn, small: false };
  }
  if (piece instanceof SVGGraphicsElement) return { drawn: framed(piece), small: false };
  const glyph = piece.querySelector("[data-picture]") ?? piece.querySelector("svg.icon");
  return glyph ? { drawn: withoutRoles(glyph.cloneNode(true) as Element), small: true } : null;
}
