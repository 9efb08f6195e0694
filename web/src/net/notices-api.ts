/** Requests about messages that come while one is away. */
import { request } from "./api";
import type {
  MailAnswer,
  MessageSent,
  Notice,
  NoticeKind,
  NoticeSettings,
  NoticeSettingsWish,
  NotificationTarget,
  PushKey,
  Subscription,
} from "./protocol.gen";

export const noticesApi = {
  pushKey: () => request<PushKey>("GET", "/api/notices/key"),
  targets: () => request<NotificationTarget[]>("GET", "/api/notices"),
  add: (where: Notice, lang: string) => request<Subscription>("POST", `/api/notices?lang=${lang}`, where),
  remove: (id: string) => request<Subscription>("DELETE", `/api/notices?id=${id}`),
  choose: (id: string, kinds: NoticeKind[]) =>
    request<NotificationTarget[]>("PUT", `/api/notices/${id}/kinds`, { kinds }),
  settings: () => request<NoticeSettings>("GET", "/api/notices/settings"),
  change: (wish: NoticeSettingsWish) => request<NoticeSettings>("PUT", "/api/notices/settings", wish),
  test: (id: string) => request<MessageSent>("POST", "/api/notices/test", { id }),
  confirm: (token: string) => request<MailAnswer>("POST", "/api/notices/confirm", { token }),
  stop: (token: string) => request<MailAnswer>("POST", `/api/notices/stop?token=${encodeURIComponent(token)}`),
};
