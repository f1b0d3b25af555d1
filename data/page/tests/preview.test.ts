import assert from 'node:assert/strict';
import { test } from 'node:test';
import { meant, previewOffers, type Offer, type Spots } from '../src/preview.ts';
import { begun, FakeModel, freshPage, one, rest } from './browser.ts';

const road: Offer = { id: 'road' };
const river: Offer = { id: 'river' };
const far: Offer = { id: 'town:far', via: ['road'] };
const offers = [road, river, far];
const spots: Spots = {
  road: [[[200, 100, 34, 34]], [[[100, 100], [300, 100]]]],
  river: [[[200, 150, 36, 17]], [[[100, 110], [300, 150]]]],
  'town:far': [[[400, 300, 60, 56]], []],
};

test('a thing is meant where it lies', () => {
  assert.equal(meant(offers, spots, [210, 90])?.id, 'road');
  assert.equal(meant(offers, spots, [200, 150])?.id, 'river');
});

test('a way is meant beside its middle line, the nearest of two', () => {
  assert.equal(meant(offers, spots, [120, 92])?.id, 'road');
  assert.equal(meant(offers, spots, [120, 112])?.id, 'river');
  assert.equal(meant(offers, spots, [120, 140]), undefined);
});

test('a town that is not on offer covers the way below it', () => {
  assert.equal(meant(offers, { ...spots, 'town:near': [[[110, 100, 60, 56]], []] }, [110, 100]), undefined);
});

test('a far town is meant by itself, and not by the way there', () => {
  assert.equal(meant(offers, spots, [400, 320])?.id, 'town:far');
  assert.equal(meant(offers, spots, [200, 300]), undefined);
});

const PAGE = '<div class="ours elfen-app"><canvas class="board-canvas elfen-board elfen-shown-b1" tabindex="0"></canvas>'
  + '<div class="elfen-pane elfen-screen-s1 elfen-choices-pane"><button data-pick="road">Road</button>'
  + '<button data-pick="pass:">Pass</button></div></div>';

/** A page with a board of 1142 by 550 pixels at its corner; `look` is called when anything of it changes. */
const shown = async (look = (): void => undefined): Promise<FakeModel> => {
  freshPage(PAGE);
  const canvas = one('canvas');
  canvas.getBoundingClientRect = (): DOMRect => ({ left: 0, top: 0, width: 1142, height: 550 }) as DOMRect;
  Object.defineProperty(canvas, 'offsetWidth', { value: 1142 });
  const model = new FakeModel({
    board: 'IPY_MODEL_b1', rack: 'IPY_MODEL_r1', focus: '', offers: [0, { id: 'town:far', says: 'To Far', via: ['road'] }], gains: {},
    choices: [['road', 'Road: 2 dragons']], listing: [], boot: ['town:near', 600, 300], towns: { near: 'Near\nBoots: Ada', far: 'Far\nPieces: Bo' },
  });
  begun((front) => { front.watch(look); previewOffers(model, front.signal, front); }, { spots: { ...spots, 'town:near': [[[600, 300, 60, 56]], []] } });
  await rest();
  return model;
};
const over = (target: Element, clientX: number, clientY: number): void => {
  target.dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }));
};
const says = (): string | null | undefined => document.querySelector('.elfen-preview-words')?.textContent;
const lines = (): number => document.querySelectorAll('.elfen-preview .over, .elfen-preview circle').length;

test('under the pointer stands what an offer says, with what its town holds, and nobody is told', async () => {
  const model = await shown();
  const canvas = one('canvas');
  over(canvas, 200, 100);
  assert.deepEqual([says(), lines(), canvas.matches('.elfen-idle')], ['Road: 2 dragons', 2, false]);
  over(canvas, 400, 300);
  assert.deepEqual([says(), lines()], ['To Far\nFar\nPieces: Bo', 2]);
  over(canvas, 600, 300);
  assert.deepEqual([says(), lines(), canvas.matches('.elfen-idle.elfen-grabs')], ['Near\nBoots: Ada', 0, true]);
  over(canvas, 900, 500);
  assert.equal(says(), undefined);
  assert.deepEqual(model.told, []);
});

test('an offer is said by its choice, in the row or in the list, and by what it gains', async () => {
  const model = await shown();
  const canvas = one('canvas');
  for (const [part, value] of [
    ['listing', ['Roads', 'Choose', 'Choose %', [['river', 'River: 1 raft'], ['road', 'Road: 1 raft']]]],
    ['offers', [2, 1]], ['gains', { 'Best journey: 3 towns': '3', 'And home': '2' }],
  ] as const) model.set(part, value);
  over(canvas, 200, 100);
  assert.equal(says(), 'Road: 1 raft\nBest journey: 3 towns');
  over(canvas, 200, 150);
  assert.equal(says(), 'River: 1 raft\nBest journey: 3 towns\nAnd home');
});

test('what is said goes when a choice says something else, whatever its number', async () => {
  const model = await shown();
  over(one('canvas'), 200, 100);
  assert.equal(says(), 'Road: 2 dragons');
  model.set('choices', [['road', 'Road: 1 raft']]);
  assert.equal(says(), undefined);
});

test('for what is shown under the pointer nothing else on the page is looked at anew', async () => {
  let looks = 0;
  await shown(() => { looks += 1; });
  looks = 0;
  for (const [x, y] of [[200, 100], [400, 300], [600, 300], [900, 500]] as const) over(one('canvas'), x, y);
  await rest();
  assert.equal(looks, 0);
  one('.ours').append('more');
  over(one('canvas'), 200, 100);
  await rest();
  assert.notEqual(looks, 0, 'what has changed just before is');
});

test('a button under the pointer, or with the keyboard, shows on the board what it means', async () => {
  await shown();
  const [road, pass] = document.querySelectorAll('button');
  over(road as Element, 5, 600);
  assert.deepEqual([says(), lines()], ['Road: 2 dragons', 2]);
  over(pass as Element, 5, 600);
  assert.equal(says(), undefined);
  road?.focus();
  assert.equal(says(), 'Road: 2 dragons');
});

test('what the arrows lead to is shown while the keyboard is on the board', async () => {
  const model = await shown();
  model.set('focus', 'town:far');
  model.hear('change', undefined);
  assert.equal(says(), undefined);
  one('canvas').focus();
  model.set('focus', 'road');
  model.hear('change', undefined);
  assert.equal(says(), 'Road: 2 dragons');
});
