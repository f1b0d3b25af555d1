import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { look } from '../src/look.ts';
import { freshPage, one } from './browser.ts';

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
