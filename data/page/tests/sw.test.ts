import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

const ROOM = 3; // files

/** What the browser keeps, as long as there is room for it. */
class FakeCache {
  readonly kept = new Map([['of another version', new Response()]]);
  full: Error | undefined; // how it says that there is no more room
  delete(url: string): Promise<boolean> { return Promise.resolve(this.kept.delete(url)); }
  keys(): Promise<{ url: string }[]> { return Promise.resolve([...this.kept.keys()].map((url) => ({ url }))); }
  match(url: string): Promise<Response | undefined> { return Promise.resolve(this.kept.get(url)); }
  put(url: string, answer: Response): Promise<void> {
    if (this.full && this.kept.size >= ROOM) return Promise.reject(this.full);
    this.kept.set(url, answer);
    return Promise.resolve();
  }
}

let cache: FakeCache;
let coming: number; // files until the network goes
let install: (event: object) => void = () => undefined;

Object.assign(globalThis, {
  FILES: { '': 'a', 'early.js': 'b', 'page.js': 'c' },
  self: {
    addEventListener: (type: string, hear: typeof install): void => { if (type === 'install') install = hear; },
    registration: { scope: 'http://localhost/games/' },
  },
  caches: { open: () => Promise.resolve(cache) },
  fetch: () => coming-- > 0 ? Promise.resolve(new Response()) : Promise.reject(new TypeError()),
});

beforeEach(async () => {
  cache = new FakeCache();
  coming = Infinity;
  // @ts-expect-error: it is a script, and no module
  await import('../src/site/sw.ts');
});

const installed = (): Promise<unknown> => new Promise((resolve) => { install({ waitUntil: resolve }); });

test('a version that has no room leaves the room to the reader', async () => {
  // The standard's name, and Firefox's.
  for (const name of ['QuotaExceededError', 'NS_ERROR_FILE_NO_DEVICE_SPACE']) {
    cache.full = Object.assign(new Error(), { name });
    await assert.rejects(installed(), { name });
    assert.deepEqual([...cache.kept.keys()], ['of another version']);
  }
});

test('what has come before the network goes need not come again', async () => {
  coming = 2;
  await assert.rejects(installed(), TypeError);
  assert.equal(cache.kept.size, 3);
});
