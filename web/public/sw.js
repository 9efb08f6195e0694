// "Your turn", also while no page is open. Nothing is cached.
self.addEventListener("push", (event) => {
  const { title, body, link } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, icon: "favicon.svg", tag: link, data: { link } }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = event.notification.data?.link || self.registration.scope;
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const open = windows.find((one) => one.url === new URL(link, self.location.origin).href);
      return open ? open.focus() : self.clients.openWindow(link);
    }),
  );
});
