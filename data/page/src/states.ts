// What changes together comes together; each model takes its part as it takes one of its own.
import type { Model } from './model.ts';
import { named } from './model.ts';

type State = Record<string, unknown>;

interface Changing {
  state_change: Promise<unknown>;
  set_state(state: State): void;
  constructor: { _deserialize_state(state: State, manager: unknown): Promise<State> };
}

/** A model takes a state, in turn with what comes to it alone. */
export const takeState = (model: Changing, state: State, manager: unknown): Promise<unknown> =>
  model.state_change = model.state_change
    .then(async () => { model.set_state(await model.constructor._deserialize_state(state, manager)); })
    .catch((fault: unknown) => { console.error(fault); });

export const takeStates = (model: Model): void => {
  const { widget_manager: manager } = model;
  const take = async (name: string, state: State): Promise<void> => {
    await takeState(await named<Changing>(manager, name), state, manager);
  };
  model.on('msg:custom', ({ states }: { states?: [string, State][] }) => {
    for (const [name, state] of states ?? []) void take(name, state);
  });
};
