// Deployed as `sw.js` where a stage has `"offlineShell": false`: a browser that holds the site's worker takes this one in its
// place with its next visit, and is then rid of both and of what was kept.
self.addEventListener('install', () => self.skipWaiting());

const remove = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
};
self.addEventListener('activate', (event) => event.waitUntil(remove()));
