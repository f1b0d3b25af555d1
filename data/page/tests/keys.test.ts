import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { listenToKeys } from '../src/keys.ts';
import { begun, freshPage, one } from './browser.ts';

const TABLE = '<div class="ours elfen-app elfen-at-table"><canvas class="board-canvas elfen-board"></canvas>'
  + '<input id="name"><button id="first">a</button><button id="second">b</button></div><p id="text"></p>'
  + '<dialog open><button id="asked">OK</button></dialog>';

let heard: string[];
const press = (selector: string, key: string, how: KeyboardEventInit = {}): boolean =>
  one(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));

beforeEach(() => {
  freshPage(TABLE);
  document.body.className = 'elfen';
  heard = [];
  one('canvas').addEventListener('keydown', (event) => { heard.push(event.key); });
  begun(listenToKeys, { shortcuts: ['3', 'p', 'Escape'] });
});

test('the keys of the table hold anywhere on our own page', () => {
  press('#text', '3');
  press('#first', 'p');
  assert.deepEqual(heard, ['3', 'p']);
});

test('nothing that is typed into a field is a key of the table', () => {
  assert.ok(press('#name', '3'));
  assert.deepEqual(heard, []);
});

test('a key that is held down is pressed once', () => {
  press('#text', '3', { repeat: true });
  assert.deepEqual(heard, []);
});

test('Tab, F5 and Ctrl+S leave a canvas', () => {
  for (const [key, how] of [['Tab', {}], ['F5', {}], ['s', { ctrlKey: true }]] as const) press('canvas', key, how);
  assert.deepEqual(heard, []);
});

test('a second Enter in a breath does not press the next button', () => {
  assert.ok(press('#first', 'Enter'));
  assert.equal(press('#second', 'Enter'), false);
});

test('the same button may be pressed as often as wanted', () => {
  assert.ok(press('#first', 'Enter') && press('#first', 'Enter'));
});

test('Escape leads back wherever the keyboard is', () => {
  press('#text', 'Escape');
  press('#first', 'Escape');
  assert.deepEqual(heard, ['Escape', 'Escape']);
});

test('Escape puts away what lies over the page, and does nothing else', () => {
  for (const [box, close] of [['handbook', 'close'], ['handing', 'shut'], ['interlude', 'onward']] as const) {
    one('.elfen-app').insertAdjacentHTML('beforeend', `<div class="elfen-${box}"><input><button class="elfen-${close}"></div>`);
    const over = one(`.elfen-${box}`);
    one(`.elfen-${close}`).addEventListener('click', () => { over.remove(); });
    press(`.elfen-${box} input`, 'Escape');
    assert.equal(over.isConnected, false, box);
  }
  assert.deepEqual(heard, []);
});

test('Escape belongs to a field or a dialog that has the keyboard', () => {
  assert.ok(press('#name', 'Escape') && press('#asked', 'Escape'));
  assert.deepEqual(heard, []);
});

test('Escape does nothing where no table is', () => {
  one('.elfen-app').classList.replace('elfen-at-table', 'elfen-at-start');
  assert.ok(press('#text', 'Escape'));
  assert.deepEqual(heard, []);
});

test('in a notebook the keys of the table hold inside of it alone', () => {
  document.body.className = '';
  assert.ok(press('#text', '3'));
  press('#first', '3');
  assert.deepEqual(heard, ['3']);
});

test('a key that the kernel did not name is nobody’s', () => {
  assert.ok(press('#text', '4'));
  assert.deepEqual(heard, []);
});
