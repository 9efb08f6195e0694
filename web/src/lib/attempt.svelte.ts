/** Something the server may refuse, and what it said then. */
import { Trouble } from "./api";
import { t } from "./i18n.svelte";

export class Attempt {
  trouble = $state("");

  run = async (deed: () => Promise<unknown>): Promise<void> => {
    this.trouble = "";
    try {
      await deed();
    } catch (error) {
      this.trouble = error instanceof Trouble && error.message ? error.message : t("error-offline");
    }
  };
}
