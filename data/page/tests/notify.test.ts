import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { notify, offerToNotify } from '../src/notify.ts';
import { begun, type FakeModel, freshPage, one, rest } from './browser.ts';

let told: string[];
let answers: NotificationPermission;

class Told {
  static permission: NotificationPermission;
  static requestPermission = (): Promise<NotificationPermission> => Promise.resolve(Told.permission = answers);
  onclick: (() => void) | null = null;
  constructor(says: string) {
    told.push(says);
  }
}

const page = (): FakeModel => begun(offerToNotify, { notify: '' }).model;
const press = async (): Promise<void> => {
  one('button').click();
  await rest();
};
const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
};

beforeEach(() => {
  freshPage('<div class="ours"><button class="elfen-notify"></button></div>');
  Object.assign(globalThis, { Notification: Told, window: { Notification: Told } });
  [told, answers, Told.permission] = [[], 'granted', 'default'];
});

test('a turn is told where the page is out of sight, and there alone', () => {
  hide(false);
  notify('Your turn');
  assert.deepEqual(told, []);
  hide(true);
  notify('Your turn');
  assert.deepEqual(told, ['Your turn']);
});

test('a press asks the browser, another one ends it, and the next page knows it', async () => {
  const model = page();
  await press();
  assert.equal(model.get('notify'), 'on');
  assert.equal(page().get('notify'), 'on');
  await press();
  assert.equal(model.get('notify'), '');
});

test('whoever says no to the browser is told nothing, nor is whoever has taken it back there', async () => {
  answers = 'denied';
  const model = page();
  await press();
  assert.equal(model.get('notify'), 'denied');
  localStorage.setItem('elfenwidgets-notify', 'on');
  assert.equal(page().get('notify'), '');
});
