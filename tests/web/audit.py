"""What a machine sees of a screen: pages too wide, words cut or spilling, labels on labels, targets too small."""

import json
from typing import Any

from playwright.sync_api import Page

TOOLS = """
const seen = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true}) && !one.closest('.sr-only');
const named = one => one.tagName.toLowerCase() + '.' + (one.className?.baseVal ?? one.className ?? '')
  .replace(/ ?svelte-\\w+/g, '').trim().replaceAll(' ', '.');
const told = (one, more) => named(one) + ': ' + one.textContent.trim().replace(/\\s+/g, ' ').slice(0, 50) + ' ' + more;
const words = root => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
  while (walker.nextNode()) {
    const node = walker.currentNode, at = node.parentElement;
    if (!node.data.trim() || at.closest('script, style, option, textarea') || !seen(at)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) found.push({at, box});
  }
  return found;
};
"""

WIDE = """
() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
  .filter(one => seen(one) && one.getBoundingClientRect().right > innerWidth + 1)
  .slice(0, 4).map(one => told(one, Math.round(one.getBoundingClientRect().right) + ' > ' + innerWidth))
"""

CUT = """
() => {
  const faults = new Set();
  for (const {at, box} of words(document.body)) {
    if (at.closest('svg')) {
      const frame = at.closest('svg').getBoundingClientRect();
      const out = Math.max(frame.left - box.left, box.right - frame.right);
      if (out > 1) faults.add(told(at, 'outside its picture by ' + Math.round(out)));
      continue;
    }
    for (let one = at; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one), frame = one.getBoundingClientRect();
      if (style.position === 'fixed') break;
      if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
      const across = Math.max(frame.left - box.left, box.right - frame.right);
      // The box of a line is higher than its letters, above more than below.
      const letter = parseFloat(getComputedStyle(at).fontSize);
      const along = Math.max(frame.top - box.top - 0.3 * letter, box.bottom - frame.bottom - 0.12 * letter);
      const hides = value => value === 'hidden' || value === 'clip';
      if (hides(style.overflowX) && across > 1) faults.add(told(at, 'cut by ' + Math.round(across)));
      if (hides(style.overflowY) && along > 1) faults.add(told(at, 'cut below by ' + Math.round(along)));
      const framed = style.display !== 'inline' && (style.borderRightWidth !== '0px' ||
        style.backgroundColor !== 'rgba(0, 0, 0, 0)');
      if (framed && (across > 1 || along > 1)) {
        faults.add(told(at, 'spills out of ' + named(one) + ' by ' + Math.round(Math.max(across, along))));
      }
      if (framed) break;
    }
  }
  return [...faults];
}
"""
"""Letters that a frame hides, or that stand outside the frame drawn around them. What scrolls may hold more."""

BROKEN = """
() => {
  const faults = new Set();
  for (const at of new Set(words(document.body).map(({at}) => at))) {
    // A word may be parted where a language parts it, and an address or a code anywhere.
    if (getComputedStyle(at).hyphens === 'auto' || at.closest('svg, code, input')) continue;
    for (const node of [...at.childNodes].filter(one => one.nodeType === Node.TEXT_NODE)) {
      for (const {0: word, index} of node.data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...more] = [...range.getClientRects()].filter(box => box.width > 1);
        if (more.some(box => box.top > first.top + first.height / 2)) faults.add(told(at, 'breaks ' + word));
      }
    }
  }
  return [...faults];
}
"""
"""Words that go on in the next line without a hyphen, because their place is too narrow."""

SHORTENED = """
() => [...document.querySelectorAll('select')].filter(seen).filter(one => {
  const chosen = one.selectedOptions[0];
  if (!chosen) return false;
  const alone = one.cloneNode(false);
  alone.append(chosen.cloneNode(true));
  Object.assign(alone.style, {position: 'absolute', width: 'max-content', minWidth: '0', maxWidth: 'none'});
  one.after(alone);
  const asked = alone.getBoundingClientRect().width;
  alone.remove();
  return asked > one.getBoundingClientRect().width + 1;
}).map(one => told(one, 'shortens ' + one.selectedOptions[0].text))
"""
"""Fields that do not show the whole of what is chosen in them."""

UPON = [
    "[role=tooltip]",
    ".menu",
    "dialog",
    ".hand",
    ".pattern",
    ".medal",
    ".space:has(.on) .crop",
    ".leaves",
    ".visitor > svg",
]
"""What lies on something by design: words over the board, the card in hand, the drop of the irrigation card, the mark of
a seat on its face, the pale crop below a cube, leaves, which count as a bunch, and what a visitor wears."""

OVERLAPS = """
() => {
  const UPON = GIVEN;
  const board = document.querySelector('[data-board]');
  if (!board) return [];
  const things = words(board).filter(({at}) => !at.closest('.skeleton'));
  for (const at of board.querySelectorAll('svg.icon, svg.mark, svg.card use, svg.card text')) {
    if (seen(at)) things.push({at, box: at.getBoundingClientRect()});
  }
  // The box of a line is higher than its letters, above more than below.
  const inked = ({at, box}) => at.matches('svg') ? {at, box} : {at, box: {
    left: box.left, right: box.right, width: box.width, height: box.height * 0.66,
    top: box.top + 0.22 * box.height, bottom: box.bottom - 0.12 * box.height}};
  const kept = things.map(inked).filter(({at, box}) => !at.closest(UPON) && box.width > 1 && box.height > 1);
  const faults = new Set();
  kept.forEach((one, index) => {
    for (const other of kept.slice(index + 1)) {
      if (one.at.contains(other.at) || other.at.contains(one.at)) continue;
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (width > 2 && height > 3) {
        faults.add(told(one.at, '') + ' lies on ' + told(other.at, Math.round(width) + 'x' + Math.round(height)));
      }
    }
  });
  return [...faults].slice(0, 12);
}
""".replace("GIVEN", repr(", ".join(UPON)))
"""Letters and symbols of a board that lie on one another; the boxes of letters are higher than what is drawn."""

SMALL = """
least => [...document.querySelectorAll('a[href], button, select, input, summary, [role=button], [data-legal]')]
  .filter(one => seen(one) && !one.disabled && !one.closest('[inert]') && one.tabIndex >= 0)
  .filter(one => getComputedStyle(one).display !== 'inline' || one.tagName !== 'A')
  .filter(one => !(one.tagName === 'INPUT' && one.closest('label')))
  .map(one => ({one, box: one.getBoundingClientRect(), more: getComputedStyle(one, '::after')}))
  .map(({one, box, more}) => ({one, box: more.content === 'none' || more.position !== 'absolute' ? box :
    {width: Math.max(box.width, parseFloat(more.width)), height: Math.max(box.height, parseFloat(more.height))}}))
  .filter(({box}) => box.width > 0 && Math.min(box.width, box.height) < least - 0.5)
  .map(({one, box}) => told(one, Math.round(box.width) + 'x' + Math.round(box.height)))
"""
"""What a finger presses and could miss; links within a sentence are as large as its letters."""


def look(page: Page, script: str, argument: Any = None) -> list[str]:
    """What a script finds fault with."""
    return page.evaluate(f"given => {{ {TOOLS}; return ({script})(given); }}", argument)


def frames(page: Page) -> None:
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    frames(page)


def faults(page: Page) -> dict[str, list[str]]:
    """Everything that is wrong with a page as it is shown now, by kind."""
    scripts = {"wide": WIDE, "cut": CUT, "broken": BROKEN, "shortened": SHORTENED, "overlaps": OVERLAPS}
    found = {name: look(page, script) for name, script in scripts.items()}
    return {name: what for name, what in found.items() if what}


def report(found: dict[str, Any]) -> str:
    return json.dumps(found, indent=1, ensure_ascii=False)
