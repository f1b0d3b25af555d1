// The connection to a server's kernel. It comes back by itself when it is lost: what the kernel has not
// answered is said again, for it may have been lost on the way, and the server hands on once what it is
// told twice. What was to come waits at the server, which knows the session. A connection can be dead and
// not say so: a server of ours is asked for a sign of life, and one that gives none is connected to anew,
// sooner where a device has slept or has come to another network.
import type { Buffers } from './comm.ts';
import { SESSION, type Connection } from './connection.ts';
import type { Served } from './known.ts';
import { pack, PROTOCOL, unpack, type Message } from './message.ts';
import { waits } from './pressed.ts';

const SOONEST = 250; // ms until the first try to connect anew
const LATEST = 8000;
const SIGN = 'sign'; // what asks for a sign of life, and what is one
const EVERY = 4000; // ms between two of them
const SILENT = 3; // so many may stay unanswered: what is large takes its time on a slow network

export class Socket implements Connection {
  heard: ((message: Message) => void) | undefined;
  back: (() => void) | undefined;
  readonly #url: string;
  readonly #unheard = new Map<string, ArrayBuffer>(); // by message, in their order: no answer has come
  readonly #once: boolean;
  #socket: WebSocket | undefined;
  #known = false;
  #pause = SOONEST;
  #unanswered = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #signs: ReturnType<typeof setInterval> | undefined;

  constructor({ baseUrl, kernelId: id, once }: Served) {
    this.#once = once;
    const url = new URL(`${baseUrl}api/kernels/${id}/channels?session_id=${SESSION}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#url = url.href;
    this.#connect();
    this.#askNowAndThen();
    addEventListener('online', () => { this.#hurry(); });
    document.addEventListener('visibilitychange', () => { this.#hurry(); });
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: Omit<Message, 'buffers'>, buffers: Buffers): void {
    const id = message.header.msg_id;
    const frame = pack(message, buffers);
    this.#unheard.set(id, frame);
    waits(true);
    if (this.#socket && this.connected) this.#tell(this.#socket, id, frame);
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
      this.#unanswered = 0;
      for (const [id, frame] of this.#unheard) this.#tell(socket, id, frame);
      if (this.#known) this.back?.();
      this.#known = true;
    };
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer | string>): void => {
      this.#unanswered = 0;
      if (typeof data === 'string') return;
      try {
        const message = unpack(data);
        this.#answered(message.parent_header.msg_id ?? '');
        this.heard?.(message);
      } catch (fault) { console.error(fault); } // it is no message
    };
    socket.onclose = (): void => {
      if (this.#pause === Infinity) return;
      this.#again = setTimeout(() => { this.#connect(); }, this.#pause);
      this.#pause = Math.min(2 * this.#pause, LATEST);
    };
  }

  #tell(socket: WebSocket, id: string, frame: ArrayBuffer): void {
    socket.send(frame);
    if (this.#once) return;
    this.#unheard.delete(id); // a server that would do it twice
    waits(false);
  }

  /** The kernel has heard of a message, and so of all before it, whose answers may have been lost. */
  #answered(answered: string): void {
    if (this.#unheard.has(answered))
      for (const id of this.#unheard.keys()) {
        this.#unheard.delete(id);
        if (id === answered) break;
      }
    if (!this.#unheard.size) waits(false);
  }

  #askNowAndThen(): void {
    clearInterval(this.#signs);
    if (this.#once) this.#signs = setInterval(() => { this.#askForASign(); }, EVERY);
  }

  #askForASign(): void {
    const socket = this.#socket;
    if (!socket || !this.connected) return;
    if (this.#unanswered < SILENT) {
      this.#unanswered += 1;
      socket.send(SIGN);
      return;
    }
    socket.onmessage = socket.onclose = null;
    socket.close();
    this.#connect();
  }

  /** Try at once, or ask for one sign alone: there is a network again, or somebody looks at the page again. */
  #hurry(): void {
    if (document.hidden || this.#pause === Infinity) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#again);
      this.#connect();
    } else if (this.#once) {
      this.#unanswered = SILENT - 1;
      this.#askForASign();
      this.#askNowAndThen();
    }
  }
}
