import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { followTheGame, look } from '../src/look.ts';
import { begun, freshPage, one, rest } from './browser.ts';

beforeEach(() => {
  freshPage('<div id="box"></div>');
  for (const [name, value] of [['scrollWidth', 680], ['clientWidth', 380]] as const)
    Object.defineProperty(one('#box'), name, { value });
});

const moved = (from: number, x: number): number => {
  const box = one('#box');
  box.scrollLeft = from;
  look(box, x);
  return Math.round(box.scrollLeft);
};

test('what is in sight moves no board', () => {
  assert.equal(moved(100, 300 / 680), 100);
  assert.equal(moved(100, 160 / 680), 100);
});

test('what is out of sight, or at the very edge, comes to the middle', () => {
  assert.equal(moved(0, 400 / 680), 210);
  assert.equal(moved(300, 310 / 680), 120);
  assert.equal(moved(0, 360 / 680), 170);
});

test('until somebody sees a board it opens anew for each size and word where to look', async () => {
  freshPage('<div class="elfen-behind"><div class="ours elfen-app"><div id="box" class="elfen-board-box"><canvas></canvas></div></div></div>');
  globalThis.ResizeObserver = class { observe(): void { /* nothing changes its size */ } } as unknown as typeof ResizeObserver;
  for (const [name, value] of [['scrollWidth', 680], ['clientWidth', 380]] as const)
    Object.defineProperty(one('#box'), name, { value });
  begun(followTheGame, { capital: 0.8 });
  await rest();
  assert.equal(Math.round(one('#box').scrollLeft), 354);
  one('.elfen-app').insertAdjacentHTML('afterbegin', '<i class="elfen-look" data-x="0.45" data-when="1"></i>'); // at 306
  await rest();
  assert.equal(one('#box').scrollLeft, 0);
  one('.elfen-behind').className = '';
  one('#box').scrollLeft = 300; // by a finger
  one('.elfen-app').append('');
  await rest();
  assert.equal(one('#box').scrollLeft, 300);
});
