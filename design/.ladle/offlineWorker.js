/* The service worker of the built site: all pages and the search also work without a network. */
/* global FILES -- the build writes it above */

const OWN = `design ${registration.scope} `;
const CACHE = OWN + FILES.join(' ');

addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['./', ...FILES])));
});

addEventListener('activate', (event) => {
  const dropOld = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
  };
  event.waitUntil(Promise.all([clients.claim(), dropOld()]));
});

const stored = (request) => caches.match(request, { ignoreVary: true });

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(() => stored('./'))
      : stored(request).then((known) => known ?? fetch(request)),
  );
});
