// What carries messages between the page and its kernel, whatever that is: a websocket to a server's,
// or a worker of this browser.
import { UUID } from '@lumino/coreutils';
import type { Buffers } from './comm.ts';
import type { Message } from './message.ts';

/** The page's name in all that it says. */
export const SESSION = UUID.uuid4();

export interface Connection {
  /** Hears what has come. */
  heard: ((message: Message) => void) | undefined;
  /** Is told that it was lost, and is there again. */
  back: (() => void) | undefined;
  /** Say something, now or as soon as the kernel can be reached. */
  send: (message: Omit<Message, 'buffers'>, buffers: Buffers) => void;
}
