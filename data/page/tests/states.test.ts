import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeStates } from '../src/states.ts';
import { FakeModel } from './browser.ts';

class Widget {
  static readonly order: string[] = [];
  state_change: Promise<unknown> = Promise.resolve();

  static _deserialize_state(state: Record<string, unknown>): Promise<Record<string, unknown>> {
    if (state['broken']) return Promise.reject(new Error('broken'));
    return Promise.resolve(state);
  }

  set_state(state: Record<string, unknown>): void { Widget.order.push(String(state['value'])); }
}

test('each widget takes its part in the order of the messages, whatever becomes of one', async (context) => {
  const faults = context.mock.method(console, 'error', () => undefined);
  const widget = new Widget();
  const model = new FakeModel({}, { w: widget });
  takeStates(model);
  for (const state of [{ value: 1 }, { broken: true }, { value: 2 }])
    model.hear('msg:custom', { states: [['IPY_MODEL_w', state]] });
  model.hear('msg:custom', { sounds: [] });
  await new Promise((done) => setTimeout(done));
  await widget.state_change;
  assert.deepEqual(Widget.order, ['1', '2']);
  assert.equal(faults.mock.callCount(), 1);
});
