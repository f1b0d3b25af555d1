import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Presses } from '../src/presses.ts';
import { freshPage } from './browser.ts';

let presses: Presses;

const at = (when: number, detail = 1, x = 10, y = 10): UIEvent => {
  const event = new MouseEvent('click', { detail, clientX: x, clientY: y });
  Object.defineProperty(event, 'timeStamp', { value: when });
  return event;
};
const key = (when: number): UIEvent => {
  const event = new KeyboardEvent('keydown', { key: 'u' });
  Object.defineProperty(event, 'timeStamp', { value: when });
  return event;
};

beforeEach(() => {
  freshPage();
  presses = new Presses(250);
});

test('a double click is one press, however fast the next decision comes', () => {
  assert.ok(presses.isMeant('road', 5, at(0)));
  assert.ok(!presses.isMeant('road', 6, at(400, 2)));
  assert.ok(presses.isMeant('road', 6, at(900)));
});

test('twice on the same thing in one decision is meant twice, but not on a tool', () => {
  assert.ok(presses.isMeant('card', 5, at(0)) && presses.isMeant('card', 5, at(150, 2)));
  assert.ok(presses.isMeant('card', 5, at(300, 3)));
  presses.isMeant('tool', 5, at(600), false);
  assert.ok(!presses.isMeant('tool', 5, at(700, 2), false));
});

test('nobody means what has come to lie under the second half of a double click', () => {
  presses.isMeant('caravan', 5, at(0));
  assert.ok(!presses.isMeant('back', 5, at(150, 2)));
});

test('a second half whose first half was somebody else’s is no press', () => {
  assert.ok(!presses.isMeant('board', 5, at(150, 2)));
});

test('a finger pressed twice in a breath is one press where the browser does not count', () => {
  presses.isMeant('pile', 5, at(0));
  assert.ok(!presses.isMeant('pile', 6, at(200, 1, 15, 12)));
  assert.ok(presses.isMeant('pile', 6, at(300, 1)));
});

test('two things far from each other are two presses, however soon', () => {
  presses.isMeant('board', 5, at(0));
  assert.ok(presses.isMeant('board', 6, at(100, 1, 300, 10)));
});

test('a key twice in a breath is pressed once', () => {
  presses.isMeant('u', 5, key(0));
  assert.ok(!presses.isMeant('u', 6, key(100)));
  assert.ok(presses.isMeant('u', 6, key(120)), 'a third time is meant');
  assert.ok(presses.isMeant('h', 6, key(150)) && presses.isMeant('u', 6, key(200)));
});
