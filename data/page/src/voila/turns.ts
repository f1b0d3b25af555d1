// Turns for the browser while much is made at once, so that it can paint and hear the reader. A timer
// would wait four milliseconds each time, a message to oneself does not.
const LONGEST = 5; // ms of work in a row

const { port1, port2 } = new MessageChannel();
const queue: (() => void)[] = [];
port1.onmessage = (): void => {
  queue.shift()?.();
  if (queue.length) port2.postMessage(0);
};

let since = performance.now();

/** The browser has just had its turn: what follows is called by itself. */
export const rested = (): void => { since = performance.now(); };

const turn = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    if (queue.push(resolve) === 1) port2.postMessage(0);
  });
  rested();
};

/** What to wait for before more is done; nothing as long as the browser has just had its turn. */
export const breath = (): Promise<void> | undefined =>
  performance.now() - since < LONGEST ? undefined : turn();
