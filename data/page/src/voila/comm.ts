// One line to the kernel, with a widget's model at each of its ends.
import type { Message } from './message.ts';

type Hear = (message: Message) => unknown;
export type Buffers = (ArrayBuffer | ArrayBufferView)[];

export interface Callbacks {
  iopub?: { status?: Hear };
}

export type Send = (
  type: string,
  content: object,
  callbacks?: Callbacks,
  metadata?: Record<string, unknown>,
  buffers?: Buffers,
) => string;

/** What a widget's model wants of a comm. */
export class Comm {
  readonly comm_id: string;
  readonly target_name: string;
  readonly #send: Send;
  readonly #forget: () => void;
  #hear: Hear | undefined;
  #closed: Hear | undefined;
  #early: Message[] = [];

  constructor(target: string, id: string, send: Send, forget: () => void) {
    this.target_name = target;
    this.comm_id = id;
    this.#send = send;
    this.#forget = forget;
  }

  open(data: unknown, callbacks?: Callbacks, metadata?: Record<string, unknown>, buffers?: Buffers): string {
    return this.#tell('comm_open', { target_name: this.target_name, data: data ?? {} }, callbacks, metadata, buffers);
  }

  send(data: unknown, callbacks?: Callbacks, metadata?: Record<string, unknown>, buffers?: Buffers): string {
    return this.#tell('comm_msg', { data }, callbacks, metadata, buffers);
  }

  close(data?: unknown, callbacks?: Callbacks, metadata?: Record<string, unknown>, buffers?: Buffers): string {
    this.#forget();
    return this.#tell('comm_close', { data: data ?? {} }, callbacks, metadata, buffers);
  }

  /** Name who hears the messages; those that came before wait for it, in their order. */
  on_msg(hear: Hear): void {
    this.#hear = hear;
    for (const message of this.#early.splice(0)) void hear(message);
  }

  on_close(closed: Hear): void {
    this.#closed = closed;
  }

  /** A message has come. */
  heard(message: Message): unknown {
    if (this.#hear) return this.#hear(message);
    this.#early.push(message);
    return undefined;
  }

  /** The kernel has closed its end. */
  ended(message: Message): unknown {
    this.#forget();
    return this.#closed?.(message);
  }

  #tell(type: string, content: object, ...rest: [Callbacks?, Record<string, unknown>?, Buffers?]): string {
    return this.#send(type, { comm_id: this.comm_id, ...content }, ...rest);
  }
}
