// Deployed as `sw.js` on stages with `"offlineShell": false`. At the next visit a browser replaces the site's service worker
// with this one, which deletes all caches and unregisters itself.
self.addEventListener('install', () => self.skipWaiting());

const remove = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};
self.addEventListener('activate', (event) => event.waitUntil(remove()));
