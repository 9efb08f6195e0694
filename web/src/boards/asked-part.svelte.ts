/** The part of a board that is asked about comes into sight by itself; a companion shows more closely where to look. */
import { mayAnimate } from "../store/settings.svelte";
import { onNextFrame } from "../ui/next-frame";
import { scrollPartIntoView } from "../ui/scroll-into-view";

type Show = (part: string, behavior: ScrollBehavior) => void;

/** Call it while a board starts; `part` names what to show, if anything. */
export function followAskedPart(part: () => string | undefined, show: Show): void {
  $effect(() => {
    const [asked, behavior] = [part(), mayAnimate() ? "smooth" : "auto"] as const;
    if (asked) return onNextFrame(() => show(asked, behavior));
  });
}

export function scrollToPart(root: Element, part: string, behavior: ScrollBehavior): void {
  const found = root.querySelector(`[data-part="${part}"]`);
  if (found) scrollPartIntoView(found, [], null, behavior);
}
