import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Choice } from '../src/choices.ts';
import { Front } from '../src/front.ts';
import { Screens } from '../src/screen.ts';
import { FakeModel, freshPage, one, rest } from './browser.ts';

const PAGE = '<div class="ours elfen-app"><canvas class="board-canvas elfen-board elfen-shown-b1"></canvas>'
  + '<div class="elfen-pane elfen-screen-s1 elfen-choices-pane"></div>'
  + '<div class="elfen-pane elfen-screen-s1 elfen-foot-pane"></div>'
  + '<canvas id="other" class="board-canvas elfen-shown-b2"></canvas></div>';

const road = (name: string): Choice => [`road:${name}`, `Road ${name}`, '', false];
const NOTHING = {
  board: 'IPY_MODEL_b1', rack: 'IPY_MODEL_r1', decision: 5, choices: [], ends: '', listing: [], focus: '', offers: [], gains: {}, boot: [], towns: {}, foot: [],
};

let model: FakeModel;
let end: AbortController;

const show = (state: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(state)) model.set(name, value);
  model.hear('change', undefined);
};
const says = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map((each) => each.textContent);

beforeEach(async () => {
  freshPage(PAGE);
  end = new AbortController();
  const front = new Front(new FakeModel({ breath: 0, spots: {} }), end.signal, 'ours');
  model = new FakeModel({ ...NOTHING });
  new Screens(front).add(model, 's1');
  front.begin();
  await rest();
});

test('a press says the pick and the decision that it was about', () => {
  show({ choices: [road('a'), ['pass:', 'Pass', '', false]], ends: 'passes' });
  assert.deepEqual(says('.elfen-choices button'), ['Road a', 'Pass']);
  one('[data-pick="pass:"]').click();
  assert.deepEqual(model.told, [{ decision: 5, pick: 'pass:' }]);
  assert.ok(one('.elfen-choices-pane').matches('.elfen-ends.elfen-passes'));
});

test('what is still on offer keeps its button, and the keyboard stays on it', () => {
  show({ choices: [road('a'), road('b')] });
  const kept = one('[data-pick="road:b"]');
  kept.focus();
  show({ decision: 6, choices: [road('c'), road('b'), road('d')] });
  assert.deepEqual(says('.elfen-choices button'), ['Road c', 'Road b', 'Road d']);
  assert.equal(document.activeElement, kept);
});

test('words are words, never HTML', () => {
  show({ choices: [['road:a', '<b>Ada</b>', '', false]] });
  assert.deepEqual(says('.elfen-choices button'), ['<b>Ada</b>']);
});

test('a list says what it is on, and its button takes that', () => {
  const listing = ['Roads', 'Choose …', 'Choose %', [road('a'), road('$&')]];
  show({ listing });
  const [select, take] = [one('select') as HTMLSelectElement, one('.elfen-take') as HTMLButtonElement];
  assert.ok(take.disabled && take.textContent === 'Choose …');
  select.value = 'road:$&';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  assert.equal(take.textContent, 'Choose Road $&');
  take.click();
  assert.deepEqual(model.told, [{ decision: 5, point: 'road:$&' }, { decision: 5, pick: 'road:$&' }]);
});

test('a list stays where it was put until the kernel has heard it', () => {
  show({ listing: ['Roads', '…', '%', [road('a'), road('b')]] });
  const select = one('select') as HTMLSelectElement;
  for (const value of ['road:a', 'road:b']) {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
  show({ focus: 'road:a' });
  assert.equal(select.value, 'road:b');
  show({ focus: 'road:b' });
  show({ focus: 'road:a' });
  assert.equal(select.value, 'road:a', 'now the kernel leads');
});

test('a press on the canvas says where, in parts of it, and ipycanvas hears nothing', () => {
  const canvas = one('.elfen-board');
  canvas.getBoundingClientRect = (): DOMRect => ({ left: 10, top: 20, width: 200, height: 100 }) as DOMRect;
  let heard = 0;
  canvas.addEventListener('mousedown', () => { heard++; });
  const press = (how: MouseEventInit): boolean => canvas.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...how }));
  press({ clientX: 60, clientY: 95, detail: 1 });
  press({ clientX: 60, clientY: 95, detail: 1, button: 2 });
  assert.deepEqual(model.told, [{ decision: 5, pick: ['board', 0.25, 0.75] }]);
  assert.equal(heard, 0);
});

test('keys on the canvas are told, those of other canvases are not', () => {
  for (const selector of ['.elfen-board', '#other'])
    one(selector).dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
  assert.deepEqual(model.told, [{ decision: 5, key: 'ArrowLeft' }]);
});

test('what is off cannot be pressed', () => {
  show({ foot: [['back:', 'Back', 'elfen-back', true], ['next:', 'Next', 'elfen-next', false]] });
  for (const each of document.querySelectorAll<HTMLElement>('.elfen-foot-pane button')) each.click();
  assert.deepEqual(model.told, [{ decision: 5, pick: 'next:' }]);
});

test('a closed screen hears nothing more', () => {
  model.hear('destroy', undefined);
  one('.elfen-board').dispatchEvent(new MouseEvent('mousedown', { bubbles: true, detail: 1 }));
  assert.deepEqual(model.told, []);
});
