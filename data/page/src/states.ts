// What changes together comes together; each model takes its part as it takes one of its own.
import type { Model } from './model.ts';
import { named } from './model.ts';

type State = Record<string, unknown>;

interface Changing {
  state_change: Promise<unknown>;
  set_state(state: State): void;
  constructor: { _deserialize_state(state: State, manager: unknown): Promise<State> };
}

export const takeStates = (model: Model): void => {
  const { widget_manager: manager } = model;
  const take = async (name: string, state: State): Promise<void> => {
    const changing = await named<Changing>(manager, name);
    // In turn with what comes to it alone.
    changing.state_change = changing.state_change
      .then(async () => { changing.set_state(await changing.constructor._deserialize_state(state, manager)); })
      .catch((fault: unknown) => { console.error(fault); });
  };
  model.on('msg:custom', ({ states }: { states?: [string, State][] }) => {
    for (const [name, state] of states ?? []) void take(name, state);
  });
};
