import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepPainting } from '../src/painting.ts';
import { FakeModel } from './browser.ts';

test('after a drawing that failed the next one is drawn', async (context) => {
  context.mock.method(console, 'error', () => undefined);
  const drawn: number[] = [];
  let heard = (): void => undefined;
  const painter = {
    currentProcessing: Promise.resolve(),
    on(_: string, hear: () => void): void { heard = hear; },
    off(): void { heard = (): void => undefined; },
  };
  await keepPainting(new FakeModel({ manager: 'IPY_MODEL_p' }, { p: painter }), new AbortController().signal);
  for (const n of [1, 2, 3]) {
    painter.currentProcessing = painter.currentProcessing.then(() => {
      if (n === 2) throw new Error('no such sprite');
      drawn.push(n);
    });
    heard();
  }
  await painter.currentProcessing;
  assert.deepEqual(drawn, [1, 3]);
});
