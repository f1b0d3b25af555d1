import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepFocus } from '../src/focus.ts';
import { begun, freshPage, one, rest } from './browser.ts';

test('the button of a curtain has the keyboard, however much later than its curtain it comes', async () => {
  freshPage('<div class="ours elfen-app elfen-at-start"><div class="elfen-curtain"></div></div>');
  begun(keepFocus);
  await rest();
  one('.ours').classList.replace('elfen-at-start', 'elfen-at-curtain');
  await rest();
  assert.equal(document.activeElement, document.body);
  one('.elfen-curtain').innerHTML = '<button class="elfen-main">Come</button>';
  await rest();
  assert.equal(document.activeElement, one('.elfen-main'));
  one('.elfen-main').blur();
  one('.ours').append('more');
  await rest();
  assert.equal(document.activeElement, document.body, 'it is given once');
});
