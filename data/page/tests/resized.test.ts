import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Front } from '../src/front.ts';
import { keepPictures } from '../src/resized.ts';
import { FakeModel, freshPage, one, rest } from './browser.ts';

const sized = (width: number, height: number): HTMLCanvasElement =>
  Object.assign(document.createElement('canvas'), { width, height });

class Board extends FakeModel {
  constructor(readonly canvas: HTMLCanvasElement, layers?: Board[]) { super({ _canvases: layers }); }
}

test('a canvas and its layers keep their pictures, larger or smaller, until they are painted anew', async () => {
  freshPage('<div class="ours"><canvas class="board-canvas elfen-shown-b" width="200" height="100"></canvas></div>');
  const canvas = one('canvas') as HTMLCanvasElement;
  const drawn: unknown[] = [];
  Object.assign(Object.getPrototypeOf(canvas) as object, {
    getContext(this: HTMLCanvasElement) {
      return {
        drawImage: (what: HTMLCanvasElement, ...where: number[]): void => {
          const whose = canvases.indexOf(this);
          if (whose >= 0) drawn.push([whose, what.width, what.height, ...where]);
        },
      };
    },
  });
  const [hidden, under] = [sized(200, 100), sized(200, 100)];
  const canvases = [canvas, hidden, under];
  const layer = new Board(under);
  const board = new Board(hidden, [layer]);
  const front = new Front(new FakeModel({}, { b: board }), new AbortController().signal, 'ours');
  keepPictures(front);
  front.begin();
  await rest();

  for (const each of [board, layer])
    for (const event of ['change:width', 'change:height', 'change']) each.hear(event, undefined);
  // Whoever empties a canvas may hear of it last.
  for (const each of canvases) [each.width, each.height] = [400, 500];
  await rest();
  assert.deepEqual(drawn.sort(), [0, 1, 2].map((whose) => [whose, 200, 100, 0, 0, 400, 200]));

  board.hear('change', undefined);
  await rest();
  assert.equal(drawn.length, 3, 'nothing was emptied');

  for (const side of ['width', 'height']) {
    drawn.length = 0;
    for (const event of [`change:${side}`, 'change']) layer.hear(event, undefined);
    await rest();
    assert.deepEqual(drawn, [[2, 400, 500, 0, 0, 400, 500]], side);
  }
});
