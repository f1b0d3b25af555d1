import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { joinAddress } from '../src/address.ts';
import { FakeModel, freshPage, one } from './browser.ts';

const model = (): FakeModel => new FakeModel({ home: 'home', title: 'Puzzles', shown: {} });
const LINKS = '<div class="home"><a id="in" href="#puzzles">in</a><a id="out" href="https://example.org/">out</a>'
  + '<a id="save" href="#games" download>save</a></div><a id="elsewhere" href="#settings">elsewhere</a>';
const press = (id: string, how: MouseEventInit = {}): boolean =>
  one(`#${id}`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

beforeEach(() => { freshPage(LINKS); });

test('a link of the home leads to a place without leaving the page', () => {
  const home = model();
  joinAddress(home, new AbortController().signal);
  assert.equal(press('in'), false);
  assert.deepEqual(home.told, [{ address: '#puzzles', linked: true }]);
});

test('links elsewhere, downloads and presses with a modifier stay the browser’s', () => {
  const home = model();
  joinAddress(home, new AbortController().signal);
  assert.ok(press('out') && press('save') && press('elsewhere') && press('in', { ctrlKey: true }));
  assert.deepEqual(home.told, []);
});

test('on our own page what is shown stands in the address and in the title', () => {
  document.body.className = 'elfen';
  const home = model();
  joinAddress(home, new AbortController().signal);
  home.set('shown', { address: 'puzzles/3', new: true });
  assert.equal(location.hash, '#puzzles/3');
  assert.equal(document.title, 'Puzzles');
});

test('an address that changes while what is shown is on its way is told, not overwritten', () => {
  document.body.className = 'elfen';
  history.replaceState(null, '', '#learn');
  const home = model();
  joinAddress(home, new AbortController().signal);
  history.replaceState(null, '', '#puzzles'); // as the browser has it before its event
  home.set('shown', { address: 'learn', new: false });
  assert.equal(location.hash, '#puzzles');
  assert.deepEqual(home.told, [{ address: '#learn', linked: false }, { address: '#puzzles', linked: false }]);
  dispatchEvent(new Event('hashchange'));
  assert.equal(home.told.length, 2);
  home.set('shown', { address: 'puzzles', new: false });
  home.set('shown', { address: 'games', new: true });
  assert.equal(location.hash, '#games');
});

test('what comes of a step back stands in no address once the reader has taken the next one', () => {
  document.body.className = 'elfen';
  history.replaceState(null, '', '#settings');
  const shown = { address: 'settings', new: true, asked: '#settings' };
  const home = new FakeModel({ home: 'home', title: 'Play', shown });
  joinAddress(home, new AbortController().signal);
  for (const hash of ['#play/7', '#play']) {
    history.replaceState(null, '', hash);
    dispatchEvent(new Event('hashchange'));
  }
  home.set('shown', { address: 'play/7', new: false, asked: '#play/7' });
  assert.equal(location.hash, '#play');
  home.set('shown', { address: 'play/8', new: false, asked: '#play' });
  assert.equal(location.hash, '#play/8');
});

test('a place that the kernel has heard of before its models were there is not told once more', () => {
  document.body.className = 'elfen';
  history.replaceState(null, '', '#quick');
  const home = new FakeModel({ home: 'home', title: 'Learn', shown: { address: 'learn/quick', new: false, asked: '#quick' } });
  joinAddress(home, new AbortController().signal);
  assert.equal(location.hash, '#learn/quick');
  history.replaceState(null, '', '#puzzles');
  const late = new FakeModel({ home: 'home', title: 'Learn', shown: { address: 'learn', new: false, asked: '#learn' } });
  joinAddress(late, new AbortController().signal);
  assert.deepEqual([home.told, late.told], [[], [{ address: '#puzzles', linked: false }]]);
});

test('in a notebook the address and the title are not ours', () => {
  const home = model();
  joinAddress(home, new AbortController().signal);
  home.set('shown', { address: 'puzzles/3', new: true });
  assert.equal(location.hash, '');
  assert.equal(document.title, '');
});

test('nothing is told once the kernel has gone', () => {
  const home = model();
  const gone = new AbortController();
  joinAddress(home, gone.signal);
  gone.abort();
  press('in');
  assert.deepEqual(home.told, []);
});
