// The connection to the kernel of the page, for comms alone. It comes back by itself when it is lost:
// what the kernel has not answered is said again, for it may have been lost on the way, and the server
// hands on once what it is told twice. What was to come waits at the server, which knows the session.
import { UUID } from '@lumino/coreutils';
import { Comm, type Buffers, type Callbacks, type Send } from './comm.ts';
import type { Known } from './known.ts';
import { pack, PROTOCOL, unpack, type Message } from './message.ts';

const SOONEST = 250; // ms until the first try to connect anew
const LATEST = 8000;

export class Kernel {
  /** The kernel has made a comm. */
  opened: ((comm: Comm, message: Message) => unknown) | undefined;
  /** The connection was lost, and is there again. */
  back: (() => unknown) | undefined;
  readonly #url: string;
  readonly #session = UUID.uuid4();
  readonly #comms = new Map<string, Comm>();
  readonly #asked = new Map<string, Callbacks>(); // by message: whom it interests what becomes of it
  readonly #unheard = new Map<string, ArrayBuffer>(); // by message, in their order: no answer has come
  readonly #once: boolean;
  #socket: WebSocket | undefined;
  #handled: Promise<unknown> = Promise.resolve();
  #known = false;
  #pause = SOONEST;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor({ baseUrl, kernelId: id, once }: Known) {
    this.#once = once;
    const url = new URL(`${baseUrl}api/kernels/${id}/channels?session_id=${this.#session}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#url = url.href;
    this.#connect();
    addEventListener('online', () => { this.#hurry(); });
    document.addEventListener('visibilitychange', () => { this.#hurry(); });
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** This end of a comm, whichever end has opened it. */
  comm(target: string, id = UUID.uuid4()): Comm {
    const comm = new Comm(target, id, this.#send, () => this.#comms.delete(id));
    this.#comms.set(id, comm);
    return comm;
  }

  /** Connect no more: the kernel has ended. */
  end(): void {
    clearTimeout(this.#again);
    this.#pause = Infinity;
  }

  #connect(): void {
    const socket = (this.#socket = new WebSocket(this.#url, [PROTOCOL]));
    socket.binaryType = 'arraybuffer';
    socket.onopen = (): void => {
      this.#pause = SOONEST;
      for (const [id, frame] of this.#unheard) this.#tell(socket, id, frame);
      if (this.#known) void this.back?.();
      this.#known = true;
    };
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>): void => {
      // One after the other, in the order in which they came.
      this.#handled = this.#handled
        .then(() => {
          const message = unpack(data);
          this.#unheard.delete(message.parent_header.msg_id ?? '');
          return this.#handle(message);
        })
        .catch((fault: unknown) => { console.error(fault); });
    };
    socket.onclose = (): void => {
      if (this.#pause === Infinity) return;
      this.#again = setTimeout(() => { this.#connect(); }, this.#pause);
      this.#pause = Math.min(2 * this.#pause, LATEST);
    };
  }

  /** Try at once: there is a network again, or somebody looks at the page again. */
  #hurry(): void {
    if (document.hidden || this.#socket?.readyState !== WebSocket.CLOSED || this.#pause === Infinity) return;
    clearTimeout(this.#again);
    this.#connect();
  }

  readonly #send: Send = (msg_type, content, callbacks, metadata = {}, buffers: Buffers = []) => {
    const msg_id = UUID.uuid4();
    if (callbacks) this.#asked.set(msg_id, callbacks);
    const date = new Date().toISOString();
    const header = { msg_id, msg_type, username: '', session: this.#session, date, version: '5.2' };
    const frame = pack({ channel: 'shell', header, parent_header: {}, metadata, content }, buffers);
    this.#unheard.set(msg_id, frame);
    if (this.#socket && this.connected) this.#tell(this.#socket, msg_id, frame);
    return msg_id;
  };

  #tell(socket: WebSocket, id: string, frame: ArrayBuffer): void {
    socket.send(frame);
    if (!this.#once) this.#unheard.delete(id); // a server that would do it twice
  }

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
