import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Connection } from '../src/voila/connection.ts';
import { freshPage } from './browser.ts';

const opened: MessageChannel[] = [];
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    opened.push(this);
  }
};
after(() => { for (const { port1 } of opened) port1.close(); });

const LONG = 10; // ms
const rest = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve, LONG); });

test('long work leaves the browser a turn, and goes on after it', async () => {
  const { breath, rested } = await import('../src/voila/turns.ts');
  rested();
  assert.equal(breath(), undefined);
  const end = performance.now() + LONG;
  while (performance.now() < end) { /* work */ }
  assert.ok(breath() instanceof Promise);
  await breath();
  assert.equal(breath(), undefined);
});

test('what a message brings to a page that is shown begins at once, while one that is coming takes its turns', async () => {
  const { breath } = await import('../src/voila/turns.ts');
  const { Kernel } = await import('../src/voila/kernel.ts');
  const connection: Connection = { heard: undefined, back: undefined, send: () => undefined };
  assert.ok(new Kernel(connection));
  for (const [body, atOnce] of [['', true], ['<div id="loading"></div>', false]] as const) {
    freshPage(body);
    await rest();
    connection.heard?.({ channel: 'iopub', header: { msg_id: 'one', msg_type: 'status' }, parent_header: {}, metadata: {}, content: {}, buffers: [] });
    assert.equal(breath() === undefined, atOnce);
  }
});
