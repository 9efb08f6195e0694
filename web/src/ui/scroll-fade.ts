/**
 * Tells a scrolling element, as `data-more="above below"`, where it hides something; `.fades` in scroll-fade.css
 * softens that edge.
 */

/** A line may be out of sight by so much without anybody missing it. */
const SLACK = 6;
/** So many elements are watched, the outermost first. */
const FEW = 32;

/** The elements inside, level by level: in a frame of fixed height they grow and shrink without it. */
function outermost(element: HTMLElement): Element[] {
  const found = [...element.children].slice(0, FEW);
  for (const one of found) {
    if (found.length >= FEW) break;
    found.push(...one.children);
  }
  return found.slice(0, FEW);
}

export function scrollFade(element: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    const sides = [scrollTop > SLACK ? "above" : "", scrollTop + clientHeight < scrollHeight - SLACK ? "below" : ""];
    element.dataset["more"] = sides.join(" ").trim();
  };
  const sizes = new ResizeObserver(look);
  /** Whatever is observed anew is looked at with the next picture. */
  const observe = (): void => {
    sizes.disconnect();
    sizes.observe(element);
    // A long list changes by lines that come and go, not by lines that grow.
    for (const child of outermost(element)) sizes.observe(child);
  };
  const children = new MutationObserver(observe);
  children.observe(element, { childList: true });
  element.addEventListener("scroll", look, { passive: true });
  observe();
  return {
    destroy() {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener("scroll", look);
    },
  };
}
