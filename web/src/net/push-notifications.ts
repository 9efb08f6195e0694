/** "Your turn" as a message: of the browser, by the server's push key, or of any service that carries messages. */
import { peopleApi } from "./people-api";
import { appUrl } from "./base-path";

/** Why the browser shows no message, as the key of a text. */
export type PushRefusal = "notify-denied" | "notify-unanswered" | "notify-unreachable";

export function isPushSupported(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export async function isPushSubscribed(): Promise<boolean> {
  if (!isPushSupported()) return false;
  const worker = await navigator.serviceWorker.getRegistration(appUrl("/"));
  return Boolean(await worker?.pushManager.getSubscription());
}

function refusal(permission: NotificationPermission): PushRefusal | null {
  return permission === "granted" ? null : permission === "denied" ? "notify-denied" : "notify-unanswered";
}

/** Ask the browser, then tell the server where to write; what the person or the browser has against it, else null. */
export async function subscribeToPush(language: string): Promise<PushRefusal | null> {
  const refused = refusal(await Notification.requestPermission());
  if (refused) return refused;
  const { key } = await peopleApi.pushKey();
  let subscription: PushSubscription;
  try {
    const worker = await navigator.serviceWorker.register(appUrl("/sw.js"));
    await navigator.serviceWorker.ready;
    subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  } catch {
    // No push service within the browser's reach, or none at all in a private window.
    return "notify-unreachable";
  }
  const { endpoint = "", keys: { p256dh = "", auth = "" } = {} } = subscription.toJSON();
  await peopleApi.addNotificationTarget({ push: { endpoint, keys: { p256dh, auth } } }, language);
  return null;
}

/** No more messages of the browser; other addresses stay. */
export async function unsubscribeFromPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration(appUrl("/"));
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  for (const { id, kind } of await peopleApi.notificationTargets())
    if (kind === "push") await peopleApi.removeNotificationTarget(id);
}
