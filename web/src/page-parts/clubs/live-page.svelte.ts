/** A page that keeps itself up to date: asked for every few seconds while somebody looks at it. */
import type { Tagged } from "../../net/conditional-request";
import { errorMessage } from "../../store/error-message";

const EVERY = 2500;

export class LivePage<T> {
  body: T | null = $state.raw(null);
  errorText = $state("");
  private tag = "";

  constructor(private readonly load: (tag: string) => Promise<Tagged<T> | null>) {}

  /** Look again now; after a deed of one's own nobody wants to wait. */
  refresh = async (): Promise<void> => {
    try {
      const found = await this.load(this.tag);
      if (found) [this.body, this.tag] = [found.body, found.tag];
      this.errorText = "";
    } catch (error) {
      this.errorText = errorMessage(error);
    }
  };

  /** Look again and again; called in an effect, whose end it returns. */
  watch = (): (() => void) => {
    void this.refresh();
    const timer = setInterval(() => document.hidden || void this.refresh(), EVERY);
    return () => clearInterval(timer);
  };

  /** Do something, then look what came of it; what is refused is told. */
  run = async (deed: () => Promise<unknown>): Promise<boolean> => {
    try {
      await deed();
    } catch (error) {
      this.errorText = errorMessage(error);
      return false;
    }
    await this.refresh();
    return true;
  };
}
