/**
 * Tells a scrolling element, as `data-more="above below"`, where it hides something; `.fades` in scroll-fade.css
 * softens that edge.
 */

/** A line may be out of sight by so much without anybody missing it. */
const SLACK = 6;
const FEW = 8;

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
    for (const child of [...element.children].slice(0, FEW)) sizes.observe(child);
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
