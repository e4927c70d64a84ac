// Keeps the pages for the time without a network. Assets carry a hash in their name and never change; everything
// else is asked for anew and only taken from here when nobody answers.
const CACHE = 'skald-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) =>
        fetch('/precache.json')
          .then((list) => list.json())
          .then((paths) => cache.addAll(paths)),
      )
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.method === 'GET' && url.origin === self.location.origin;
  if (!ours || url.pathname.startsWith('/api/') || url.pathname === '/metrics') return;
  event.respondWith(url.pathname.startsWith('/assets/') ? kept(request) : fresh(request));
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) cache.put(request, response.clone());
  return response;
}

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(request);
    if (response.ok) cache.put(request.mode === 'navigate' ? '/' : request, response.clone());
    return response;
  } catch (error) {
    const known = await cache.match(request.mode === 'navigate' ? '/' : request);
    if (known) return known;
    throw error;
  }
}
