/** Where on the page the sources of a score line are: boards mark their things with `data-source`. */
import type { ShownSources } from "../store/table/xray.svelte";

export interface SourceBox {
  key: string;
  left: number;
  top: number;
  width: number;
  height: number;
  /** The points, at the first place of a source, and a letter where several sources have several places. */
  text: string;
  /** The board itself draws the light around it (`data-lights-itself`). */
  bare: boolean;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What is written at every place of every source. */
export function sourceLabels({ sources }: Pick<ShownSources, "sources">): { place: string; text: string }[] {
  const lettered = sources.length > 1 && sources.some(({ places }) => places.length > 1);
  return sources.flatMap(({ places, points }, n) => {
    const letter = lettered ? (LETTERS[n] ?? "") : "";
    return places.map((place, at) => ({ place, text: at === 0 ? `${letter} +${points}`.trim() : letter }));
  });
}

/** The elements that show a place of a seat; things that belong to nobody have no `data-of-seat` around them. */
export function elementsAt(root: HTMLElement, place: string, seat: number): Element[] {
  return [...root.querySelectorAll(`[data-source="${CSS.escape(place)}"]`)].filter((element) => {
    const owner = element.closest("[data-of-seat]")?.getAttribute("data-of-seat");
    return (owner === undefined || owner === null || Number(owner) === seat) && element.getClientRects().length > 0;
  });
}

/** The boxes around the sources, measured from where the scrolled board begins. */
export function sourceBoxes(root: HTMLElement, shown: ShownSources): SourceBox[] {
  const origin = root.getBoundingClientRect();
  return sourceLabels(shown).flatMap(({ place, text }, n) =>
    elementsAt(root, place, shown.seat).map((element, m) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return {
        key: `${n} ${m}`,
        left: left - origin.left + root.scrollLeft,
        top: top - origin.top + root.scrollTop,
        width,
        height,
        text,
        bare: element.hasAttribute("data-lights-itself"),
      };
    }),
  );
}
