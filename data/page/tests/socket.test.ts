import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { freshPage } from './browser.ts';

/** A connection on which nothing comes but what a test lets come. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  signs = 0;
  onopen: () => void = () => undefined;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() { FakeSocket.all.push(this); }
  send(said: unknown): void { if (said === 'sign') this.signs += 1; }
  close(): void { this.readyState = FakeSocket.CLOSED; }
}

let tick: () => void;

beforeEach(async () => {
  freshPage();
  FakeSocket.all = [];
  Object.assign(globalThis, {
    WebSocket: FakeSocket,
    setInterval: (asks: () => void) => { tick = asks; return 0; },
    clearInterval: () => undefined,
  });
  const { Socket } = await import('../src/voila/socket.ts');
  new Socket({ baseUrl: '/', kernelId: 'k', home: true, once: true, files: {} });
  FakeSocket.all[0]?.onopen();
});

const signs = (): number[] => FakeSocket.all.map((each) => each.signs);

test('a silent connection is replaced after three signs of life that nobody gave', () => {
  for (let asked = 1; asked <= 3; asked++) {
    tick();
    assert.deepEqual(signs(), [asked]);
  }
  tick();
  assert.deepEqual(signs(), [3, 0]);
});

test('on another network one sign of life is enough', () => {
  dispatchEvent(new Event('online'));
  assert.deepEqual(signs(), [1]);
  tick();
  assert.deepEqual(signs(), [1, 0]);
});

test('whoever gives it keeps the connection', () => {
  dispatchEvent(new Event('online'));
  FakeSocket.all[0]?.onmessage?.({ data: 'sign' });
  tick();
  assert.deepEqual(signs(), [2]);
});
