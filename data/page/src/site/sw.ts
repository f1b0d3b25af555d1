// Keeps every file of one version, so that the page opens without a network, never half of one version
// and half of another; the notebooks for whoever has looked at them. The program that writes the site puts in front what this version is made of.

declare const FILES: Record<string, string>; // by address: the digest of what is there

interface Keeper {
  addEventListener: (type: string, hear: (event: Told) => void) => void;
  clients: { claim: () => Promise<void> };
  registration: { scope: string };
  skipWaiting: () => Promise<void>;
}

interface Told {
  data: unknown;
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
  waitUntil: (done: Promise<unknown>) => void;
}

const worker = self as unknown as Keeper;
const CACHE = 'elfenwidgets';
const LAB = 'lab/';
const FULL = ['QuotaExceededError', 'NS_ERROR_FILE_NO_DEVICE_SPACE']; // the latter in Firefox

// What a file is kept under tells its content: what two versions share is fetched once.
const key = (name: string): string => new URL(`${name}?${FILES[name] ?? ''}`, worker.registration.scope).href;
const keys = new Map(Object.keys(FILES).map((name) => [new URL(name, worker.registration.scope).href, key(name)]));

/** Whether it was to be fetched. */
const fetched = async (cache: Cache, name: string): Promise<boolean> => {
  if (await cache.match(key(name))) return false;
  const address = new URL(name, worker.registration.scope).href;
  // What is not of this version is refused, and the version before stays.
  const answer = await fetch(address, { cache: 'no-cache', integrity: FILES[name] ?? '' });
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  await cache.put(key(name), answer);
  return true;
};

const isOfLab = (name: string): boolean => name.startsWith(LAB);

const keep = async (wanted: (name: string) => boolean): Promise<void> => {
  const cache = await caches.open(CACHE);
  const came: string[] = [];
  try {
    for (const name of Object.keys(FILES).filter(wanted)) if (await fetched(cache, name)) came.push(name);
  } catch (fault) {
    // Where not all of it has room, the room is for what the reader makes.
    if (FULL.includes((fault as Error).name)) for (const name of came) await cache.delete(key(name));
    throw fault;
  }
};

const install = async (): Promise<void> => {
  const kept = await (await caches.open(CACHE)).keys();
  const lab = kept.some(({ url }) => url.startsWith(new URL(LAB, worker.registration.scope).href));
  await keep((name) => lab || !isOfLab(name));
};

const tidy = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  const wanted = new Set(keys.values());
  for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url);
};

const answered = async (request: Request): Promise<Response> => {
  const address = new URL(request.url);
  address.search = address.hash = '';
  const cache = await caches.open(CACHE);
  return await cache.match(keys.get(address.href) ?? request) ?? fetch(request);
};

worker.addEventListener('install', (event) => { event.waitUntil(install()); });
// The page that is there has its files from here, too, from now on: the server may get others meanwhile.
worker.addEventListener('activate', (event) => { event.waitUntil(tidy().then(() => worker.clients.claim())); });
worker.addEventListener('message', (event) => {
  if (event.data === 'go') void worker.skipWaiting();
  if (event.data === 'lab') event.waitUntil(keep(isOfLab));
});
worker.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answered(event.request));
});
