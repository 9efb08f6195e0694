/** Where the column beside the board has no room: it becomes a drawer, and a bar for thumbs stands at the bottom. */
import { MediaQuery } from "svelte/reactivity";

export const narrowScreen = new MediaQuery("max-width: 1100px");
