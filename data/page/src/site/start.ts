// Starts Python with the game loaded: by what an earlier opening has kept, or else from the archives.
import type { Bytes, Kernel, Pyodide } from './pyodide.ts';
import { lay } from './pyodide.ts';
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
  growMemory: (size: number) => void;
}

type Load = (options: object) => Promise<Pyodide>;
type Core = Promise<{ default: (settings: object) => Promise<Module> }>;

const LIBRARY = '/lib/python314.zip';

const loader = async (pyodide: string): Promise<Load> =>
  (await import(`${pyodide}pyodide.mjs`) as { loadPyodide: Load }).loadPyodide;

const kernelOf = (python: Pyodide): Kernel => python.pyimport('elfenwidgets.ui.site.inside');

/** The memory without the empty rest of it. */
const used = (memory: Bytes): Bytes => {
  const words = new Float64Array(memory.buffer);
  let end = words.length;
  while (end && words[end - 1] === 0) end -= 1;
  return memory.subarray(0, end * words.BYTES_PER_ELEMENT);
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
  let memory: Bytes | null = null;
  try {
    memory = python.makeMemorySnapshot();
  } catch (fault) {
    console.warn(fault); // it is not to be had from this browser
  }
  return {
    python,
    kernel,
    keep: async (): Promise<void> => {
      if (!memory) return;
      await keep(version, {
        app: new Blob([packages]), library: new Blob([python.FS.readFile(LIBRARY)]), memory: new Blob([used(memory)]), size: memory.length,
      });
      memory = null;
    },
  };
};

const again = async (
  { pyodide }: Places, loading: Promise<Load>, core: Core, env: object, come: () => void, kept: Loaded,
): Promise<Started> => {
  const stdLibURL = URL.createObjectURL(kept.library);
  const packages = kept.app.arrayBuffer();
  const memory = kept.memory.arrayBuffer();
  void Promise.allSettled([packages, memory]); // a fault is noticed where they are waited for
  const load = await loading;
  const python = await load({
    indexURL: pyodide,
    stdLibURL,
    env,
    _loadSnapshot: memory,
    createPyodideModule: async (settings: object): Promise<Module> => {
      const made = await (await core).default(settings);
      made.growMemory(kept.size); // Pyodide takes for granted that it is as large
      return made;
    },
  });
  come();
  // It would be held for good, beside the memory that it has become; and until the browser tidies up.
  delete python._api.config._loadSnapshot;
  (await memory as { transfer?: (size: number) => void }).transfer?.(0);
  URL.revokeObjectURL(stdLibURL);
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
