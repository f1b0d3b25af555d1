import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { prepareToFly, type Flights } from '../src/motion.ts';
import { begun, freshPage, one, rest } from './browser.ts';

const PAGE = '<div class="ours"><canvas class="elfen-shown-b1"></canvas></div>';
const UNSEEN = { sprite: '', width: 0, spots: [], begin: 0, seconds: 1, fades: false, stays: false };
let end = (): void => { /* nothing has begun */ };

/** A page on which something flies, under a caption; what its kernel is told. */
const flying = async (): Promise<unknown[]> => {
  freshPage(PAGE);
  one('canvas').getBoundingClientRect = (): DOMRect => ({ x: 0, y: 0, width: 380, height: 183 }) as DOMRect;
  let fly: (flights: Flights) => Promise<void> = () => Promise.reject(new Error('nothing flies yet'));
  const page = begun((front) => { fly = prepareToFly(front); });
  end = page.end;
  await rest();
  await fly({ board: 'b1', rack: 'r1', fly: [UNSEEN], says: 'Since your last turn' });
  return page.model.told;
};
const caption = (): Element | null => document.querySelector('.elfen-since');
const press = (on: Element, type: string): void => { on.dispatchEvent(new MouseEvent(type, { bubbles: true })); };

afterEach(() => { end(); });

test('any press ends what flies, and takes its caption away', async () => {
  const told = await flying();
  assert.equal(caption()?.textContent, 'Since your last turn');
  press(document.body, 'pointerdown');
  assert.equal(caption(), null);
  assert.deepEqual(told, [{ skip: true }]);
});

test('a press on the caption meets nothing else, down to its end', async () => {
  const told = await flying();
  press(one('.elfen-since'), 'pointerdown');
  assert.deepEqual(told, [{ skip: true }]);
  press(one('.elfen-since'), 'click');
  assert.equal(caption(), null);
});
