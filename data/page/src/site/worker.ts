// The kernel of a page without a server: Python in a worker, and its files in the browser's database.
import type { Letter, News } from '../voila/python.ts';
import type { Bytes, Kernel } from './pyodide.ts';
import { unpacked } from './archives.ts';
import { Kept } from './kept.ts';
import { forget } from './loaded.ts';
import { type Places, start } from './start.ts';

interface Begin extends Places {
  lab: string;
}

interface Scope {
  fetch: typeof fetch;
  onmessage: (event: MessageEvent<Letter | { begin: Begin } | { locked: true }>) => void;
  postMessage: (told: Letter | News, given?: ArrayBuffer[]) => void;
}

const scope = self as unknown as Scope;
const HOME = '/home/elf/elfenwidgets';
const EVERY = 100_000; // bytes between two looks at the bar
const LATER = 3000; // ms after which the first sight stands, and nothing else is to do

let begun = false; // all has come
let counts = false; // much is to come

const fail = (fault: unknown): void => {
  const failed = String(fault instanceof Error ? fault.stack : fault);
  scope.postMessage({ failed, word: begun ? 'page-broken' : 'page-unfetched' });
  void forget(); // it may have been the reason
};

/** Have unpacked what lies packed, counted what comes, and noticed what does not. */
const watchFetching = (): void => {
  const plain = fetch;
  let got = 0;
  let told = 0;
  const count = async (body: ReadableStream<Bytes> | null): Promise<void> => {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      got += part.value.length;
      if (got - told > EVERY) scope.postMessage({ got: (told = got) });
    }
  };
  const sent: typeof fetch = async (...what) => {
    const answer = await plain(...what);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer;
  };
  scope.fetch = async (...what): Promise<Response> => {
    const answer = await sent(...what).catch((fault: unknown) => {
      if (!begun) fail(fault); // Pyodide would wait for ever
      throw fault;
    });
    if (counts) void count(answer.clone().body);
    return answer.url.endsWith('.bin') ? unpacked(answer) : answer;
  };
};

/** What Python says. The page hears of nothing that is not kept: whoever sees it may leave. */
class Voice {
  readonly #kept: Kept;
  #said: Letter[] = [];
  #saying = false;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  say(letter: Letter): void {
    this.#said.push(letter);
    if (!this.#saying) void this.#say();
  }

  async #say(): Promise<void> {
    this.#saying = true;
    while (this.#said.length) {
      await Promise.resolve(); // Python says all that it has to say first
      const said = this.#said.splice(0);
      await this.#kept.flush();
      for (const letter of said) scope.postMessage(letter, letter.buffers.map(({ buffer }) => buffer));
    }
    this.#saying = false;
  }
}

let lock = (): void => { /* until somebody waits for it */ };
const locked = new Promise<void>((resolve) => { lock = resolve; });

const begin = async ({ lab, ...places }: Begin): Promise<Kernel> => {
  watchFetching();
  const { python, kernel, keep } = await start(places, {
    HOME: '/home/elf', ELFENWIDGETS_HOME: HOME, ELFENWIDGETS_LAB: lab, LANG: 'en_US.UTF-8', PYTHONDONTWRITEBYTECODE: '1',
  }, () => { counts = true; }, () => {
    begun = true;
    scope.postMessage({ begun });
  });
  await locked;
  const kept = new Kept(python.FS, HOME, (trouble) => { scope.postMessage({ trouble }); });
  await kept.open();
  const voice = new Voice(kept);
  const shown = kernel.begin(places.languages, (text, proxies) => {
    const buffers = proxies.toJs();
    proxies.destroy();
    voice.say({ text, buffers });
  });
  scope.postMessage({ shown });
  setTimeout(() => { void keep(); }, LATER);
  return kernel;
};

// Pyodide waits for ever for a file that does not come.
addEventListener('unhandledrejection', (event) => {
  if (begun) return;
  event.preventDefault();
  fail(event.reason);
});

let kernel: Promise<Kernel> | undefined;

scope.onmessage = ({ data }): void => {
  if ('begin' in data) {
    kernel = begin(data.begin);
    kernel.catch(fail);
  } else if ('locked' in data) {
    lock();
  } else {
    void kernel?.then(({ heard }) => { heard(data.text, data.buffers); });
  }
};
