// The kernel of a page without a server: Python in a worker, and its files in the browser's database.
import type { Letter, News } from '../voila/python.ts';
import type { Bytes, Files, Kernel, Pyodide } from './pyodide.ts';
import { PACKAGES, unpacked } from './pyodide.ts';

interface Begin {
  pyodide: string; // addresses
  library: string;
  app: string;
  languages: string[];
}

interface Scope {
  fetch: typeof fetch;
  onmessage: (event: MessageEvent<Letter | { begin: Begin }>) => void;
  postMessage: (told: Letter | News, given?: ArrayBuffer[]) => void;
}

const scope = self as unknown as Scope;
const HOME = '/home/elf/elfenwidgets';
const LOCK = 'elfenwidgets';
const EVERY = 100_000; // bytes between two looks at the bar

/** Have everything counted that is fetched from now on, and unpacked what lies packed. */
const countBytes = (): void => {
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
  scope.fetch = async (...what): Promise<Response> => {
    const answer = await plain(...what);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    // The answer itself is left alone: of this one the browser keeps the compiled code.
    void count(answer.clone().body);
    return answer.url.endsWith('.bin') ? unpacked(answer) : answer;
  };
};

/** The library in the browser's database. */
class Kept {
  readonly #files: Files;
  #state = '';
  #trouble = false;

  constructor(files: Files) {
    this.#files = files;
    files.mkdirTree(HOME);
  }

  async open(): Promise<void> {
    try {
      this.#files.mount(this.#files.filesystems.IDBFS, {}, HOME);
      await this.#move(true);
      this.#state = this.#look();
    } catch {
      this.#complain();
    }
  }

  /** Have it keep what has changed, if something has. */
  async flush(): Promise<void> {
    const state = this.#look();
    if (state === this.#state || this.#trouble) return;
    this.#state = state;
    try { await this.#move(false); } catch { this.#complain(); }
  }

  #look(): string {
    return this.#files.readdir(HOME).map((name) => {
      const { mtime, size } = this.#files.stat(`${HOME}/${name}`);
      return `${name} ${mtime.getTime()} ${size}`;
    }).join('\n');
  }

  #move(fromDatabase: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#files.syncfs(fromDatabase, (fault) => {
        if (fault) reject(fault instanceof Error ? fault : new Error('the database refuses'));
        else resolve();
      });
    });
  }

  #complain(): void {
    this.#trouble = true;
    scope.postMessage({ trouble: 'page-unkept' });
  }
}

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

/** Let one tab at a time have the library: each would write over what the other has kept. */
const alone = async (): Promise<void> => {
  const held = (options: LockOptions): Promise<boolean> => new Promise((resolve) => {
    void navigator.locks.request(LOCK, options, (lock) => {
      resolve(lock !== null);
      return lock && new Promise(() => { /* until this worker ends */ });
    });
  });
  if (await held({ ifAvailable: true })) return;
  scope.postMessage({ trouble: 'page-elsewhere' });
  await held({});
  scope.postMessage({ trouble: null });
};

const begin = async ({ pyodide, library, app, languages }: Begin): Promise<Kernel> => {
  countBytes();
  const archive = fetch(app).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = await import(`${pyodide}pyodide.mjs`) as { loadPyodide: (options: object) => Promise<Pyodide> };
  const [python, packages] = await Promise.all([
    loadPyodide({
      indexURL: pyodide,
      stdLibURL: library,
      env: {
        HOME: '/home/elf', ELFENWIDGETS_HOME: HOME, HTTP_ACCEPT_LANGUAGE: languages.join(','),
        LANG: 'en_US.UTF-8', PYTHONDONTWRITEBYTECODE: '1',
      },
    }),
    archive,
  ]);
  scope.postMessage({ begun: true });
  python.unpackArchive(packages, 'zip', { extractDir: PACKAGES });
  await alone();
  const kept = new Kept(python.FS);
  await kept.open();
  const voice = new Voice(kept);
  const kernel = python.pyimport('elfenwidgets.ui.site.inside');
  const shown = kernel.begin((text, proxies) => {
    const buffers = proxies.toJs();
    proxies.destroy();
    voice.say({ text, buffers });
  });
  scope.postMessage({ shown });
  return kernel;
};

let kernel: Promise<Kernel> | undefined;

scope.onmessage = ({ data }): void => {
  if ('begin' in data) {
    kernel = begin(data.begin);
    kernel.catch((fault: unknown) => {
      scope.postMessage({ failed: String(fault instanceof Error ? fault.stack : fault) });
    });
  } else {
    void kernel?.then(({ heard }) => { heard(data.text, data.buffers); });
  }
};
