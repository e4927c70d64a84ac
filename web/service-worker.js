// Keeps the pages for the time without a network. Each build brings a worker of its own with a cache of its own, which
// holds everything that build needs. While pages of the build before are open its worker stays, so that they find all
// they may still ask for; once they are gone, their cache goes with it.

/** Both are filled in by the build. */
const BUILD = '%BUILD%';
const PATHS = ['%PATHS%'];
const CACHE = `skald-${BUILD}`;
/** What is none of the pages' own: the hall answers it, or nobody does. */
const OF_THE_HALL = /^\/(api|healthz|metrics|socket)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(answer(event)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.method === 'GET' && url.origin === self.location.origin;
  if (!ours || OF_THE_HALL.test(url.pathname)) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate') {
    // A file that somebody opens is no page of ours.
    if (!/\.\w+$/.test(url.pathname)) event.respondWith(page(request));
  } else if (PATHS.includes(url.pathname)) event.respondWith(fresh(request));
});

async function install() {
  const cache = await caches.open(CACHE);
  // What has not changed since the last build is here already.
  await Promise.all(
    PATHS.map(async (path) => {
      const known = path.startsWith('/assets/') && (await caches.match(path));
      const response =
        known || (await fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }));
      if (!response.ok || (path === '/' && !(await isOfThisBuild(response.clone()))))
        throw new Error(`${path} is not of this build`);
      await cache.put(path, response);
    }),
  );
}

/** Whether this is the page of this very build, not one of another hall, and no message of somebody in between. */
async function isOfThisBuild(response) {
  return (
    /^text\/html/.test(response.headers.get('content-type') ?? '') && (await response.text()).includes(BUILD)
  );
}

/** Begins when no page of another build is left. */
async function activate() {
  for (const name of await caches.keys())
    if (name.startsWith('skald-') && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer({ data, ports }) {
  if (data === 'which build?') ports[0]?.postMessage(BUILD);
  // Asked by a page of this build: whoever is alone here need not wait for others to leave.
  if (data === 'take over') {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length === 1) await self.skipWaiting();
  }
}

/** Assets carry a hash in their name and never change; a newer page finds those of its own build as well. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Asked for anew: the next visit shows the newest. What comes is never kept: it could be anything. */
async function page(request) {
  const cached = async () => (await caches.open(CACHE)).match('/');
  try {
    const response = await fetch(request);
    return response.status < 500 ? response : ((await cached()) ?? response);
  } catch (error) {
    const known = await cached();
    if (known) return known;
    throw error;
  }
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const known = await (await caches.open(CACHE)).match(request);
    if (known) return known;
    throw error;
  }
}
