import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { ask } from '../src/voila/asking.ts';
import { Comm } from '../src/voila/comm.ts';
import type { Message } from '../src/voila/message.ts';

const STATES = { method: 'update_states', states: {}, buffer_paths: [] };

let line: Comm;
let sent: string[];
let questions: (() => void)[];
let taken: number;

mock.timers.enable(['setTimeout']);

const tell = (data: object): unknown => line.heard({ content: { data } } as unknown as Message);
/** Seconds pass, one after the other: what is begun in one of them ends in another. */
const pass = (seconds: number): void => { for (let i = 0; i < seconds; i += 1) mock.timers.tick(1000); };
/** The kernel comes to the question how far it has come that is the oldest. */
const answer = (): void => { questions.shift()?.(); };

beforeEach(() => {
  [sent, questions, taken] = [[], [], 0];
  ask(
    {
      comm: (target) => line = new Comm(target, 'id', (type) => `${sent.push(type)}`, () => undefined),
      reach: (there) => questions.push(there),
    },
    () => { taken += 1; },
  );
});

test('a slow kernel is asked for the states once', () => {
  pass(60);
  assert.ok(questions.length > 3);
  tell({ method: 'another' });
  tell(STATES);
  while (questions.length) answer();
  pass(60);
  assert.deepEqual(sent, ['comm_open', 'comm_msg', 'comm_close']);
  assert.deepEqual([taken, questions], [1, []]);
});

test('an answer that was lost is asked for again, once', () => {
  pass(3);
  assert.equal(questions.length, 2);
  answer();
  answer();
  assert.deepEqual(sent, ['comm_open', 'comm_msg', 'comm_msg']);
  pass(1);
  assert.equal(questions.length, 1, 'and it may be lost once more');
  answer();
  tell(STATES);
  assert.deepEqual(sent, ['comm_open', 'comm_msg', 'comm_msg', 'comm_msg', 'comm_close']);
  assert.equal(taken, 1);
});
