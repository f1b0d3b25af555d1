// The connection to a server's kernel. It comes back by itself when it is lost: what was to be sent
// waits here, what was to come waits at the server, which knows the session.
import type { Buffers } from './comm.ts';
import { SESSION, type Connection } from './connection.ts';
import { pack, PROTOCOL, unpack, type Message } from './message.ts';

const SOONEST = 250; // ms until the first try to connect anew
const LATEST = 8000;

export class Socket implements Connection {
  heard: ((message: Message) => void) | undefined;
  readonly #url: string;
  readonly #waiting: ArrayBuffer[] = [];
  #socket: WebSocket | undefined;
  #pause = SOONEST;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(baseUrl: string, id: string) {
    const url = new URL(`${baseUrl}api/kernels/${id}/channels?session_id=${SESSION}`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    this.#url = url.href;
    this.#connect();
    addEventListener('online', () => { this.#hurry(); });
    document.addEventListener('visibilitychange', () => { this.#hurry(); });
  }

  get connected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(message: Omit<Message, 'buffers'>, buffers: Buffers): void {
    const frame = pack(message, buffers);
    if (this.connected) this.#socket?.send(frame);
    else this.#waiting.push(frame);
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
      for (const frame of this.#waiting.splice(0)) socket.send(frame);
    };
    socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>): void => {
      try { this.heard?.(unpack(data)); } catch (fault) { console.error(fault); } // it is no message
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
}
