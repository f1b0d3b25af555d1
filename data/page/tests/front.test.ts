import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { sayAloud } from '../src/aloud.ts';
import { listenToKeys } from '../src/keys.ts';
import { nameEverything } from '../src/names.ts';
import { begun, freshPage, one, rest } from './browser.ts';

beforeEach(() => {
  freshPage('<div id="editor"></div><div class="ours elfen-app"><button title="Close">×</button></div>');
});

const add = (html: string): void => { document.body.insertAdjacentHTML('beforeend', html); };

test('what changes elsewhere on the page costs no search', async () => {
  const names = ['querySelector', 'querySelectorAll', 'closest', 'matches'] as const;
  begun(nameEverything);
  await rest();
  let searches = 0;
  for (const type of [Document.prototype, Element.prototype]) {
    for (const name of names) {
      const before = (type as Element)[name] as unknown;
      if (typeof before !== 'function') continue;
      Object.defineProperty(type, name, {
        value(this: unknown, ...rest: unknown[]): unknown {
          searches += 1;
          return before.apply(this, rest) as unknown;
        },
      });
    }
  }
  const editor = document.getElementById('editor');
  assert.ok(editor);
  for (let i = 0; i < 50; i++) {
    editor.textContent = `line ${i}`;
    await rest();
  }
  assert.equal(searches, 0);
  one('.ours').append('more');
  await rest();
  assert.notEqual(searches, 0);
});

test('many changes in one frame are looked at once at its end', async () => {
  let looks = 0;
  begun((front) => { front.watch(() => { looks += 1; }); });
  await rest();
  looks = 0;
  for (let i = 0; i < 50; i++) {
    one('.ours').append(`${i}`);
    await Promise.resolve();
  }
  await rest();
  assert.ok(looks >= 1 && looks <= 2, String(looks));
});

test('a widget that gets its class after it was put on the page is found', async () => {
  begun(nameEverything);
  add('<div id="late" class="elfen-app"><button id="sign" title="Help">?</button></div>');
  await rest();
  assert.equal(one('#sign').ariaLabel ?? one('#sign').getAttribute('aria-label'), null);
  one('#late').classList.add('ours');
  await rest();
  assert.equal(one('#sign').getAttribute('aria-label'), 'Help');
});

test('two kernels on a page each look after their own', async () => {
  add('<div class="theirs elfen-app"><p role="status">Their turn</p></div>');
  const first = begun(sayAloud);
  begun(sayAloud, {}, 'theirs');
  await rest();
  const said = (): string[] => [...document.querySelectorAll('.elfen-aloud')].map((each) => each.textContent);
  assert.deepEqual(said(), ['', 'Their turn']);
  first.end();
  assert.deepEqual(said(), ['Their turn']);
});

test('nothing is left of a script whose kernel has gone', async () => {
  const { end } = begun((front) => { listenToKeys(front); nameEverything(front); }, { shortcuts: ['3'] });
  add('<div class="ours elfen-app elfen-at-table"><canvas class="board-canvas elfen-board"></canvas></div>');
  await rest();
  end();
  assert.equal(one('canvas').inert, true);
  one('canvas').addEventListener('keydown', () => { assert.fail('a key was handed on'); });
  document.body.className = 'elfen';
  one('button').dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }));
  add('<div class="ours elfen-app"><button id="sign" title="Help">?</button></div>');
  await rest();
  assert.equal(one('#sign').getAttribute('aria-label'), null);
});
