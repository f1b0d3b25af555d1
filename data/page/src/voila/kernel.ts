// The kernel of the page as its widgets know it: comms, over whatever connection.
import { UUID } from '@lumino/coreutils';
import { Comm, type Buffers, type Callbacks, type Send } from './comm.ts';
import { SESSION, type Connection } from './connection.ts';
import type { Message } from './message.ts';
import { isComing } from './still.ts';
import { rested } from './turns.ts';

export class Kernel {
  /** The kernel has made a comm. */
  opened: ((comm: Comm, message: Message) => unknown) | undefined;
  /** The connection was lost, and is there again. */
  back: (() => unknown) | undefined;
  readonly #connection: Connection;
  readonly #comms = new Map<string, Comm>();
  readonly #asked = new Map<string, Callbacks>(); // by message: whom it interests what becomes of it
  #handled: Promise<unknown> = Promise.resolve();

  constructor(connection: Connection) {
    this.#connection = connection;
    connection.back = (): void => { void this.back?.(); };
    connection.heard = (message): void => {
      // Else the first drawing of each message would wait for a turn. A page that is coming has many, one
      // upon the other.
      if (!isComing()) rested();
      // One after the other, in the order in which they came.
      this.#handled = this.#handled
        .then(() => this.#handle(message))
        .catch((fault: unknown) => { console.error(fault); });
    };
  }

  /** This end of a comm, whichever end has opened it. */
  comm(target: string, id = UUID.uuid4()): Comm {
    const comm = new Comm(target, id, this.#send, () => this.#comms.delete(id));
    this.#comms.set(id, comm);
    return comm;
  }

  /** Call when the kernel has done all that it was asked before this. */
  reach(there: () => void): void {
    const status = ({ content }: Message): void => { if (content.execution_state === 'idle') there(); };
    this.#send('kernel_info_request', {}, { iopub: { status } });
  }

  readonly #send: Send = (msg_type, content, callbacks, metadata = {}, buffers: Buffers = []) => {
    const msg_id = UUID.uuid4();
    if (callbacks) this.#asked.set(msg_id, callbacks);
    const date = new Date().toISOString();
    const header = { msg_id, msg_type, username: '', session: SESSION, date, version: '5.2' };
    this.#connection.send({ channel: 'shell', header, parent_header: {}, metadata, content }, buffers);
    return msg_id;
  };

  #handle(message: Message): unknown {
    const { header, parent_header, content } = message;
    const id = content.comm_id ?? '';
    switch (header.msg_type) {
      case 'comm_msg':
        return this.#comms.get(id)?.heard(message);
      case 'comm_open':
        return this.opened && content.target_name === 'jupyter.widget'
          ? this.opened(this.comm(content.target_name, id), message)
          : undefined;
      case 'comm_close':
        return this.#comms.get(id)?.ended(message);
      case 'status': {
        const asked = parent_header.msg_id ?? '';
        this.#asked.get(asked)?.iopub?.status?.(message);
        if (content.execution_state === 'idle') this.#asked.delete(asked);
      }
    }
    return undefined;
  }
}
