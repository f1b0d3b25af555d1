import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { hold, holdNothing } from '../src/hand.ts';
import { followTheGame } from '../src/look.ts';
import { zoomBoards } from '../src/zoom.ts';
import { begun, FakeModel, freshPage, one, rest } from './browser.ts';

const PAGE = '<div class="ours elfen-app"><i class="elfen-look" data-x="0.9" data-when="1"></i>'
  + '<div class="elfen-board-box"><canvas class="elfen-board elfen-shown-b1"></canvas></div></div>';
const box = { left: 0, top: 0, right: 380, bottom: 275, width: 380, height: 275 };

/** A phone's page with something in hand over a board of 571 by 275 pixels, of which 380 are seen. */
const held = async (): Promise<HTMLElement> => {
  freshPage(PAGE);
  globalThis.PointerEvent = MouseEvent as typeof PointerEvent;
  globalThis.ResizeObserver = class { observe(): void { /* nothing changes its size */ } } as unknown as typeof ResizeObserver;
  const map = one('.elfen-board-box');
  for (const [name, value] of [['scrollWidth', 571], ['clientWidth', 380]] as const) Object.defineProperty(map, name, { value });
  map.scrollLeft = 100;
  map.getBoundingClientRect = (): DOMRect => box as DOMRect;
  map.scrollBy = ((across: number): void => { map.scrollLeft += across; }) as typeof map.scrollBy;
  one('canvas').getBoundingClientRect = (): DOMRect => ({ ...box, left: -map.scrollLeft, width: 571 }) as DOMRect;
  hold();
  begun((front) => {
    front.screens.add(new FakeModel({ board: 'IPY_MODEL_b1', choices: [], listing: [], gains: {}, offers: [{ id: 'road' }] }));
    zoomBoards(front);
    followTheGame(front);
  }, { spots: { road: [[[240, 200, 34, 34]], []] }, whole: '' });
  await rest();
  return map;
};
const over = (clientX: number, clientY: number): void => {
  one('canvas').dispatchEvent(new MouseEvent('pointermove', { bubbles: true, clientX, clientY }));
};

afterEach(async () => {
  holdNothing();
  await rest();
});

test('what is held at the edge brings what lies beyond', async () => {
  const map = await held();
  over(12, 200);
  await rest();
  assert.ok(map.scrollLeft < 100);
});

test('a map rests where a thing on offer lies below the hand, and while others play', async () => {
  const map = await held();
  over(20, 100); // the road's counter lies there, and the others' last action out of sight
  await rest();
  assert.equal(map.scrollLeft, 100);
});
