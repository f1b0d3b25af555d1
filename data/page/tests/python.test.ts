import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Python } from '../src/voila/python.ts';
import { freshPage } from './browser.ts';

class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => undefined;
  postMessage(): void { /* nobody hears it */ }
  answer(msg_id: string): void {
    const message = { parent_header: { msg_id }, content: { execution_state: 'idle' } };
    this.onmessage({ data: { text: JSON.stringify(message), buffers: [] } });
  }
}

/** How long the page holds on when it is to end. */
const holds = (): number => {
  const before = performance.now();
  dispatchEvent(new Event('pagehide'));
  return performance.now() - before;
};

test('a page whose last press is not kept holds on for a while before it ends', async () => {
  freshPage();
  Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => undefined) } });
  const worker = new FakeWorker();
  const python = new Python({ worker: worker as never, bytes: 1, said: [{ shown: 'model' }] });
  assert.equal(await python.shown, 'model', 'said before the page was there');
  const say = (msg_id: string, msg_type: string): void => {
    python.send({ channel: 'shell', header: { msg_id, msg_type }, parent_header: {}, metadata: {}, content: {} }, []);
  };
  say('a', 'comm_open');
  assert.ok(holds() < 200, 'nobody has pressed anything');
  say('b', 'comm_msg');
  assert.ok(holds() >= 300);
  worker.answer('a');
  assert.ok(holds() >= 300);
  worker.answer('b');
  assert.ok(holds() < 200, 'it is kept');
});

/** What stands on a page, whose keeper is `active` and `controls` it or not, when something has not come. */
const says = async (active: boolean, controls: boolean): Promise<(string | undefined)[]> => {
  freshPage();
  const keeper = { controller: controls ? {} : null, getRegistration: (): Promise<unknown> => Promise.resolve(active ? { active } : undefined) };
  Object.defineProperty(navigator, 'locks', { value: { request: () => new Promise(() => undefined) } });
  Object.defineProperty(navigator, 'serviceWorker', { value: keeper });
  const kept = new Map<string, string>();
  let reloads = 0;
  Object.defineProperty(globalThis, 'location', { value: { reload: (): void => { reloads += 1; } }, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', {
    value: { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) }, configurable: true,
  });
  const worker = new FakeWorker();
  assert.ok(new Python({ worker: worker as never, bytes: 1, said: [] }));
  worker.onmessage({ data: { failed: 'it', word: 'page-unfetched' } });
  await new Promise((resolve) => { setImmediate(resolve); });
  const notice = document.getElementById('elfen-notice')?.dataset['notice'];
  return [notice, `${reloads}`];
};

test('what has not come is asked for once more where the browser has taken away what kept the page', async () => {
  assert.deepEqual(await says(false, false), ['page-unfetched', '0'], 'a first visit: no network would leave nothing to read');
  assert.deepEqual(await says(true, true), ['page-unfetched', '0']);
  assert.deepEqual(await says(true, false), [undefined, '1']);
});
