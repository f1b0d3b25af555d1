// Starts Python with the game loaded: by what an earlier opening has kept, or else from the archives.
import type { Bytes, Files, Kernel, Pyodide } from './pyodide.ts';
import { contentOf, fill, lay, letGo } from './pyodide.ts';
import { forget, keep, type Loaded, loaded } from './loaded.ts';

export interface Places { // addresses
  pyodide: string;
  library: string;
  app: string;
  languages: string; // and what the reader speaks, as a browser says it to a server
}

export interface Started {
  python: Pyodide;
  kernel: Kernel;
  /** Keeps for the next opening what this one has done, if it has. */
  keep: () => Promise<void>;
}

interface Module {
  FS: Files;
  HEAPU8: Bytes;
  growMemory: (size: number) => void;
}

type Load = (options: object) => Promise<Pyodide>;
type Core = Promise<{ default: (settings: object) => Promise<Module> }>;

const LIBRARY = '/lib/python314.zip';
const NOTHING = 'data:,';
const PAGE = 1 << 16; // bytes of the memory that are kept together

const loader = async (pyodide: string): Promise<Load> =>
  (await import(`${pyodide}pyodide.mjs`) as { loadPyodide: Load }).loadPyodide;

const kernelOf = (python: Pyodide): Kernel => python.pyimport('elfenwidgets.ui.site.inside');

const pageOf = (memory: Bytes, page: number): Bytes => memory.subarray(page * PAGE, (page + 1) * PAGE);

const isEmpty = (page: Bytes): boolean => {
  const words = new Uint32Array(page.buffer, page.byteOffset, page.length / 4);
  let at = 0;
  while (at < words.length && !words[at]) at += 1; // every() takes ten times as long
  return at === words.length;
};

/** What is to be kept of a snapshot: what it begins with, and of the memory itself what is not empty. */
const keptOf = (snapshot: Bytes): Pick<Loaded, 'memory' | 'pages' | 'size'> => {
  const [, begin] = new Uint32Array(snapshot.buffer, 0, 2);
  const memory = snapshot.subarray(begin);
  const all = Array.from({ length: memory.length / PAGE }, (_, page) => page);
  const pages = all.filter((page) => !isEmpty(pageOf(memory, page)));
  const parts = [snapshot.subarray(0, begin), ...pages.map((page) => pageOf(memory, page))];
  return { memory: new Blob(parts), pages, size: memory.length };
};

/** Put back what was kept. What was empty takes no room as long as nobody writes there. */
const putBack = (memory: Bytes, kept: Bytes, pages: number[]): void => {
  const places = new Map(pages.map((page, i) => [page, i]));
  for (let page = 0; page < memory.length / PAGE; page += 1) {
    const to = pageOf(memory, page);
    const from = places.get(page);
    if (from !== undefined) to.set(pageOf(kept, from));
    else if (!isEmpty(to)) to.fill(0);
  }
};

const anew = async (
  { pyodide, library, app, languages }: Places, loading: Promise<Load>, env: object, come: () => void, version: string,
): Promise<Started> => {
  const archive = fetch(app).then((answer) => answer.arrayBuffer());
  const load = await loading;
  const [python, packages] = await Promise.all([
    load({ indexURL: pyodide, stdLibURL: library, env, _makeSnapshot: true }),
    archive,
  ]);
  come();
  lay(python.FS, packages);
  const kernel = kernelOf(python);
  kernel.load(languages);
  let kept: ReturnType<typeof keptOf> | undefined;
  try {
    const snapshot = python.makeMemorySnapshot();
    kept = keptOf(snapshot);
    letGo(snapshot.buffer);
  } catch (fault) {
    console.warn(fault); // it is not to be had from this browser
  }
  return {
    python,
    kernel,
    keep: async (): Promise<void> => {
      if (kept) await keep(version, { app: new Blob([packages]), library: new Blob([contentOf(python.FS.lookupPath(LIBRARY).node)]), ...kept });
      kept = undefined;
    },
  };
};

const again = async (
  { pyodide }: Places, loading: Promise<Load>, core: Core, env: object, come: () => void, kept: Loaded,
): Promise<Started> => {
  const packages = kept.app.arrayBuffer();
  const library = kept.library.arrayBuffer();
  const memory = kept.memory.arrayBuffer();
  void Promise.allSettled([packages, library, memory]); // a fault is noticed where they are waited for
  const begin = kept.memory.size - kept.pages.length * PAGE;
  const load = await loading;
  const python = await load({
    indexURL: pyodide,
    stdLibURL: NOTHING, // it would be copied
    env,
    _loadSnapshot: memory.then((content) => new Uint8Array(content, 0, begin)),
    createPyodideModule: async (settings: object): Promise<Module> => {
      const made = await (await core).default(settings);
      made.growMemory(kept.size); // Pyodide takes for granted that it is as large
      putBack(made.HEAPU8, new Uint8Array(await memory, begin), kept.pages);
      fill(made.FS.lookupPath(LIBRARY).node, new Uint8Array(await library));
      return made;
    },
  });
  come();
  delete python._api.config._loadSnapshot; // it would be held for good
  letGo(await memory);
  lay(python.FS, await packages);
  return { python, kernel: kernelOf(python), keep: () => Promise.resolve() };
};

/**
 * Python, for `env` and by what lies at these places; `comes` is told that much is to be fetched, `come` that
 * nothing more is to come. On any doubt about what was kept it begins anew.
 */
export const start = async (places: Places, env: object, comes: () => void, come: () => void): Promise<Started> => {
  // What Python found out about the browser is in its memory.
  const version = `${places.app} ${navigator.userAgent}`;
  // Python comes while the browser looks for what it has kept.
  const loading = loader(places.pyodide);
  const core = import(`${places.pyodide}pyodide.asm.mjs`) as Core;
  const kept = await loaded(version);
  if (kept) {
    try {
      return await again(places, loading, core, env, come, kept);
    } catch (fault) {
      console.warn(fault);
      await forget();
    }
  }
  comes();
  return anew(places, loading, env, come, version);
};
