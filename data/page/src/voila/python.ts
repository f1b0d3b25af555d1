// The connection to a kernel in a worker of this browser, and what the page says until that is there.
import type { Buffers } from './comm.ts';
import type { Connection } from './connection.ts';
import type { Hired } from './hired.ts';
import { lockLibrary } from './lock.ts';
import { bytes, type Message } from './message.ts';
import { CLOSE, notice, RELOAD, unsay } from './notice.ts';

/** What the worker tells besides messages. */
export interface News {
  got?: number; // bytes
  begun?: boolean; // all has come
  shown?: string; // the model of the widget that is the page
  failed?: string;
  word?: 'page-broken' | 'page-unfetched'; // what to say of that
  /** What the reader has to know: the browser keeps nothing, or has no room. */
  trouble?: 'page-crowded' | 'page-unkept' | null;
}

export interface Letter {
  text: string; // the message without its buffers
  buffers: Uint8Array<ArrayBuffer>[];
}

const MEGABYTE = 1e6;
const HOLD = 400; // ms; to a page that ends browsers give half a second

const count = (got: number, all: number): void => {
  const bar = document.querySelector<HTMLProgressElement>('#loading progress');
  const numbers = document.getElementById('elfen-megabytes');
  if (!bar || !numbers) return;
  bar.max = all;
  bar.value = got;
  const said = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  numbers.textContent = `${said.format(got / MEGABYTE)} / ${said.format(all / MEGABYTE)} MB`;
};

// A browser that lacks room takes away what it kept of the page while that opens, and says that it has not
// come: a page that was kept comes without its keeper then. It is asked for once more.
const isBereft = async (): Promise<boolean> => {
  const keeper = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  return !keeper?.controller && !!(await keeper?.getRegistration())?.active;
};

const AGAIN = 'elfenwidgets-again';
let asking = false;
const asksAgain = (): boolean => {
  if (asking) return true;
  try {
    if (sessionStorage.getItem(AGAIN)) return false;
    sessionStorage.setItem(AGAIN, 'yes');
  } catch { return false; } // private
  asking = true;
  location.reload();
  return true;
};
const hasCome = (): void => {
  try { sessionStorage.removeItem(AGAIN); } catch { /* private */ }
};

const tell = (word: string): void => {
  const line = document.querySelector<HTMLElement>('#loading [data-word="page-fetching"]');
  if (line) line.dataset['word'] = word;
  document.getElementById('elfen-megabytes')?.remove();
  document.querySelector('#loading progress')?.removeAttribute('value'); // it goes on, nobody knows how far
};

export class Python implements Connection {
  heard: ((message: Message) => void) | undefined;
  back: (() => void) | undefined; // it is never lost
  /** The model of the widget that is the page. */
  readonly shown: Promise<string>;
  readonly #worker: Worker;
  readonly #bereft = isBereft().catch(() => false); // asked before the browser has done with it
  readonly #unkept = new Set<string>(); // what the reader has done since

  constructor({ worker, bytes: all, said, fault }: Hired) {
    this.#worker = worker;
    void lockLibrary(() => { notice('page-elsewhere'); }).then(() => {
      unsay('page-elsewhere');
      worker.postMessage({ locked: true });
    });
    this.shown = new Promise((resolve) => {
      const hear = (data: Letter | News): void => {
        if ('text' in data) {
          this.#arrived(data);
          return;
        }
        if ('got' in data) count(data.got ?? 0, all);
        if ('begun' in data) tell('page-loading');
        if (data.trouble) notice(data.trouble, CLOSE);
        else if (data.trouble === null) unsay('page-crowded', 'page-unkept');
        if ('shown' in data) {
          hasCome();
          resolve(data.shown ?? '');
        }
        if ('failed' in data) void this.#failed(data.failed ?? '', data.word ?? 'page-broken');
      };
      worker.onmessage = ({ data }: MessageEvent<Letter | News>): void => { hear(data); };
      said.forEach(hear);
    });
    const broken = ({ message }: ErrorEvent): void => {
      void this.#failed(message, message ? 'page-broken' : 'page-unfetched'); // of what does not come nothing else is said
    };
    worker.onerror = broken;
    if (fault) broken(fault);
    // The worker ends with the page. It keeps what was pressed last while this one holds on; whether it
    // has, cannot be heard meanwhile.
    addEventListener('pagehide', () => {
      const end = performance.now() + (this.#unkept.size ? HOLD : 0);
      while (performance.now() < end) { /* the worker goes on */ }
    });
  }

  send(message: Omit<Message, 'buffers'>, buffers: Buffers): void {
    if (message.header.msg_type === 'comm_msg') this.#unkept.add(message.header.msg_id);
    const copies = buffers.map((buffer) => bytes(buffer).slice());
    this.#worker.postMessage({ text: JSON.stringify(message), buffers: copies }, copies.map(({ buffer }) => buffer));
  }

  async #failed(fault: string, word: 'page-broken' | 'page-unfetched'): Promise<void> {
    console.error(fault);
    if (word === 'page-unfetched' && await this.#bereft && asksAgain()) return;
    notice(word, RELOAD);
  }

  #arrived({ text, buffers }: Letter): void {
    const message = JSON.parse(text) as Omit<Message, 'buffers'>;
    if (message.content.execution_state === 'idle') this.#unkept.delete(message.parent_header.msg_id ?? '');
    this.heard?.({ ...message, buffers: buffers.map(({ buffer }) => new DataView(buffer)) });
  }
}
