/** Who wants to play again with this device, wherever on the site it is. The server says how soon to ask again. */
import { api } from "../net/api";
import type { RematchOffer } from "../net/protocol.gen";

const PLAYED = "kiru-played";
/** Seconds between two questions after one that was not answered. */
const PATIENCE = 30;

/** Only who has ever sat at a table is asked to play again: everybody else's pages ask for nothing. */
export const notePlayed = (): void => localStorage.setItem(PLAYED, "1");

class RematchOffersStore {
  offers: RematchOffer[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isOpen = false;

  /** Ask now and then while the page is in sight, and at once when it comes back into sight. */
  start(): () => void {
    this.isOpen = true;
    const seen = () => document.visibilityState === "visible" && void this.ask();
    document.addEventListener("visibilitychange", seen);
    void this.ask();
    return () => {
      this.isOpen = false;
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async ask(): Promise<void> {
    clearTimeout(this.timer);
    let again = PATIENCE;
    try {
      const found = await api.rematchOffers();
      this.offers = found.offers;
      again = found.again;
    } catch {
      // A server that is away is told of elsewhere.
    }
    clearTimeout(this.timer);
    if (this.isOpen && document.visibilityState === "visible")
      this.timer = setTimeout(() => void this.ask(), again * 1000);
  }
}

export const rematchOffers = new RematchOffersStore();
