/** "Your turn" as a message: of the browser, by the server's push key, or of any service that carries messages. */
import { api } from "./api";
import { address } from "./root";

/** Why the browser shows no message, as the key of a text. */
export type Refusal = "notify-denied" | "notify-unanswered" | "notify-unreachable";

export function canNotify(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export async function isNotified(): Promise<boolean> {
  if (!canNotify()) return false;
  const worker = await navigator.serviceWorker.getRegistration(address("/"));
  return Boolean(await worker?.pushManager.getSubscription());
}

function refusal(permission: NotificationPermission): Refusal | null {
  return permission === "granted" ? null : permission === "denied" ? "notify-denied" : "notify-unanswered";
}

/** Ask the browser, then tell the server where to write; what the person or the browser has against it, else null. */
export async function notify(language: string): Promise<Refusal | null> {
  const refused = refusal(await Notification.requestPermission());
  if (refused) return refused;
  const { key } = await api.noticeKey();
  let subscription: PushSubscription;
  try {
    const worker = await navigator.serviceWorker.register(address("/sw.js"));
    await navigator.serviceWorker.ready;
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    // No push service within the browser's reach, or none at all in a private window.
    return "notify-unreachable";
  }
  const { endpoint, keys } = subscription.toJSON();
  await api.notify({ push: { endpoint, keys } }, language);
  return null;
}

/** No more messages of the browser; other addresses stay. */
export async function silence(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(address("/"));
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  for (const { id, kind } of await api.notices()) if (kind === "push") await api.silence(id);
}
