import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Comm } from '../src/voila/comm.ts';
import { pack, unpack, type Message } from '../src/voila/message.ts';

const message = {
  channel: 'shell',
  header: { msg_id: 'one', msg_type: 'comm_msg' },
  parent_header: {},
  metadata: { version: '2.1.0' },
  content: { comm_id: 'line', data: { word: 'Wylhién ↑ 🐉' } },
};
const bytes = (view: ArrayBufferView): number[] => [...new Uint8Array(view.buffer, view.byteOffset, view.byteLength)];

test('what is packed comes out as it was', () => {
  const { buffers, ...rest } = unpack(pack(message, []));
  assert.deepEqual(rest, message);
  assert.deepEqual(buffers, []);
});

test('buffers keep their bytes and order, whatever they were cut from, empty ones too', () => {
  const cut = new Uint8Array([9, 1, 2, 3, 9]).subarray(1, 4);
  const { buffers } = unpack(pack(message, [cut, new ArrayBuffer(0), new Float64Array([1.5])]));
  assert.deepEqual(buffers.map(bytes), [[1, 2, 3], [], bytes(new Float64Array([1.5]))]);
  assert.equal(buffers[2]?.byteOffset, 0, 'aligned for any array');
});

test('a frame that is no message is refused, not read past its end', () => {
  const whole = new Uint8Array(pack(message, [new Uint8Array(8)]));
  for (let length = 0; length < whole.length - 8; length += 1) {
    assert.throws(() => unpack(whole.slice(0, length).buffer));
  }
  for (let at = 0; at < 8 * 8; at += 1) {
    const odd = whole.slice();
    odd[at] = 255;
    try {
      assert.ok(unpack(odd.buffer));
    } catch (fault) {
      assert.ok(fault instanceof Error);
    }
  }
});

const comm = (): [Comm, unknown[][], () => number] => {
  const sent: unknown[][] = [];
  let forgotten = 0;
  const line = new Comm(
    'jupyter.widget', 'line', (...told) => { sent.push(told); return 'id'; }, () => { forgotten += 1; });
  return [line, sent, (): number => forgotten];
};
const told = (n: number): Message => ({ ...message, content: { data: { n } }, buffers: [] });

test('messages that come before anybody listens wait, in their order', () => {
  const [line] = comm();
  const heard: unknown[] = [];
  line.heard(told(1));
  line.heard(told(2));
  line.on_msg(({ content }) => heard.push(content.data?.['n']));
  line.heard(told(3));
  assert.deepEqual(heard, [1, 2, 3]);
});

test('a comm that either end closes is forgotten, and the kernel is told of ours alone', () => {
  const [ours, sent, forgotten] = comm();
  ours.close();
  assert.equal(forgotten(), 1);
  assert.deepEqual(sent.map(([type]) => type), ['comm_close']);
  const [theirs, silent, gone] = comm();
  let closed = 0;
  theirs.on_close(() => { closed += 1; });
  theirs.ended(told(0));
  assert.deepEqual([closed, gone(), silent.length], [1, 1, 0]);
});
