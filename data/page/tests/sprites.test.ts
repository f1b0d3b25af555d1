import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSprites } from '../src/sprites.ts';
import { FakeModel, freshPage } from './browser.ts';

class Canvas {
  readonly drawn: unknown[] = [];
  readonly canvas = { getContext: (): object => ({ drawImage: (...how: unknown[]): void => { this.drawn.push(how); } }) };
  readonly heard: string[] = [];
  constructor(readonly state: Record<string, unknown> = {}) {}
  trigger(event: string): void { this.heard.push(event); }
  close(gone: boolean): void { this.heard.push(`close ${gone}`); }
}

const picture = (): { decode: () => Promise<void>; come: () => void; src: string } => {
  let come = (): void => undefined;
  const decoded = new Promise<void>((resolve) => { come = resolve; });
  return { decode: () => decoded, come, src: '' };
};

test('whoever draws a sprite waits for it, and it is made once and goes with its sheet', async () => {
  freshPage();
  const pictures: ReturnType<typeof picture>[] = [];
  Object.assign(globalThis, { Image: function made() { pictures.push(picture()); return pictures.at(-1); } });
  const whole = new Canvas();
  const models: Record<string, unknown> = { s: whole };
  const page = new FakeModel({}, models);
  const end = new AbortController();
  makeSprites(page, end.signal, () => Promise.resolve({ boot: '<g/>' }));

  const sheet = { sheet: 's', size: [20, 10], cells: [['sa', 'boot', 4, 0, 8, 6, 1]] };
  page.hear('msg:custom', sheet);
  const asked = page.widget_manager.get_model('sa') as Promise<Canvas>;
  await new Promise((done) => setTimeout(done));
  assert.equal(await Promise.race([asked, Promise.resolve('waits')]), 'waits');
  page.hear('msg:custom', sheet);
  pictures[0]?.come();
  const sprite = await asked;
  assert.deepEqual(sprite.state, { _send_client_ready_event: false, width: 8, height: 6 });
  assert.equal(pictures.length, 1);
  assert.deepEqual(whole.drawn, [[pictures[0], 0, 0]]);
  assert.deepEqual(sprite.drawn, [[whole.canvas, -4, -0]]);

  page.hear('msg:custom', { unused: 's' });
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(sprite.heard, ['comm:close', 'close true']);

  page.hear('msg:custom', sheet); // it was forgotten, and is made anew
  await new Promise((done) => setTimeout(done));
  pictures[1]?.come();
  const again = await (page.widget_manager.get_model('sa') as Promise<Canvas>);
  assert.notEqual(again, sprite);
  end.abort();
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(again.heard, ['comm:close', 'close true']);
});
