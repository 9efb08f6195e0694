/** Messages of the browser, by the server's push key. */
import { noticesApi } from "../../net/notices-api";
import { appUrl } from "../../net/base-path";

/** Why the browser shows no message, as the key of a text. */
export type PushRefusal = "denied" | "unanswered" | "unreachable";

export function isPushSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function refusal(permission: NotificationPermission): PushRefusal | null {
  return permission === "granted" ? null : permission === "denied" ? "denied" : "unanswered";
}

/** Ask the browser, then tell the server where to write; what the person or the browser has against it, else null. */
export async function subscribeToPush(language: string): Promise<PushRefusal | null> {
  const refused = refusal(await Notification.requestPermission());
  if (refused) return refused;
  const { key } = await noticesApi.pushKey();
  let subscription: PushSubscription;
  try {
    const worker = await navigator.serviceWorker.register(appUrl("/sw.js"));
    await navigator.serviceWorker.ready;
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    // No push service within the browser's reach, or none at all in a private window.
    return "unreachable";
  }
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await noticesApi.add({ push: { endpoint, keys: { p256dh, auth } } }, language);
  return null;
}

/** The browser's own end of it: it shows no more messages of the server. */
export async function unsubscribeFromPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(appUrl("/"));
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
