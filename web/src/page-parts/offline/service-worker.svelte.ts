/** The service worker: everything is kept for a day without a network, and a new version is offered, never forced. */
import { appUrl } from "../../net/base-path";

/** What browsers that can install a page say of it; not every browser does. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  /** A new version waits until the person wants it. */
  update: ServiceWorker | null = $state.raw(null);
  /** Everything that is needed without a network has come. */
  kept = $state(false);
  keeping = $state(false);
  prompt: InstallPrompt | null = $state.raw(null);
  private registered: Promise<ServiceWorkerRegistration> | null = null;

  get isPossible(): boolean {
    return "serviceWorker" in navigator && isSecureContext;
  }

  /** Register the worker, once; it keeps the pages. */
  register(): Promise<ServiceWorkerRegistration> {
    this.registered ??= this.begin();
    return this.registered;
  }

  private async begin(): Promise<ServiceWorkerRegistration> {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.prompt = event as InstallPrompt;
    });
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<{ t?: string }>) => {
      if (data.t === "kept") [this.kept, this.keeping] = [true, false];
    });
    const registration = await navigator.serviceWorker.register(appUrl("/sw.js"), { updateViaCache: "none" });
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) this.update = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    return registration;
  }

  /** Keep the engine, too: the next game needs no network. */
  async keepEngine(): Promise<void> {
    this.keeping = true;
    await this.register();
    (await navigator.serviceWorker.ready).active?.postMessage({ t: "keep-engine" });
  }

  /** Ask whether the engine is kept already. */
  async look(): Promise<void> {
    if (!this.isPossible) return;
    await this.register();
    (await navigator.serviceWorker.ready).active?.postMessage({ t: "is-kept" });
  }

  async install(): Promise<void> {
    await this.prompt?.prompt();
    this.prompt = null;
  }

  /** Take the new version: every page of this browser comes anew. */
  takeUpdate(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    this.update?.postMessage({ t: "take-over" });
  }
}

export const installation = new Installation();
