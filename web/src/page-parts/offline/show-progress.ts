/** Shows the engine's progress on whatever page is open: mounted by the engine itself, so that no page pays for it. */
import { mount, unmount } from "svelte";
import EngineProgress from "./EngineProgress.svelte";
import { loadOfflineWords } from "./words";

export async function showProgress(): Promise<void> {
  await loadOfflineWords();
  const shown = mount(EngineProgress, { target: document.body, props: { gone: () => void unmount(shown) } });
}
