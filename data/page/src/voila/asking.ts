// Asking a kernel for the states of all its models.
import type { Comm } from './comm.ts';
import type { Message } from './message.ts';

const CONTROL = 'jupyter.widget.control';
const VERSION = '1.0.0';
const SOONEST = 1000; // ms until it is asked how far it has come

/** What is wanted of a kernel. */
export interface Asked {
  comm: (target: string) => Comm;
  reach: (there: () => void) => void;
}

/**
 * Ask for the states of all models, until they are told.
 *
 * The server may listen to the kernel a moment after it has let us speak: an answer is lost then. A kernel
 * does one thing after the other, so it was lost if the kernel comes to what was asked later. One that does
 * not is only slow: asked again it would answer each time, at length, on a machine that is busy already.
 */
export const ask = (kernel: Asked, take: (told: Message) => void): void => {
  const control = kernel.comm(CONTROL);
  let times = 0; // it was asked, until the states are told
  let waiting: ReturnType<typeof setTimeout>;
  const wait = (asked: number, patience: number): void => {
    waiting = setTimeout(() => {
      wait(asked, 2 * patience);
      kernel.reach(() => { if (asked === times) again(); });
    }, patience);
  };
  const again = (): void => {
    clearTimeout(waiting);
    times += 1;
    control.send({ method: 'request_states' });
    wait(times, SOONEST);
  };
  control.on_msg((message) => {
    if ((message.content.data as { method?: string } | undefined)?.method !== 'update_states') return;
    times = 0;
    clearTimeout(waiting);
    control.close();
    take(message);
  });
  control.open({}, undefined, { version: VERSION });
  again();
};
