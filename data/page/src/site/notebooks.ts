// Python of the notebooks: JupyterLite loads this as if it were Pyodide. It is the page's own Python, with
// the game in it, from the very files that the page has, and a few more. The program that writes the site
// puts in front where they lie.
import type { Pyodide } from './pyodide.ts';
import { unpacked } from './archives.ts';
import { lay } from './pyodide.ts';

declare const PLACES: { pyodide: string; library: string; archives: string[] };

const from = (place: string): string => new URL(place, import.meta.url).href;
const archive = async (place: string): Promise<ArrayBuffer> => unpacked(await fetch(from(place))).arrayBuffer();

export const loadPyodide = async (options: { env?: object }): Promise<Pyodide> => {
  const archives = PLACES.archives.map(archive);
  const library = new Blob([await archive(PLACES.library)]);
  const real = await import(from(`${PLACES.pyodide}pyodide.mjs`)) as { loadPyodide: (options: object) => Promise<Pyodide> };
  const stdLibURL = URL.createObjectURL(library);
  const python = await real.loadPyodide({
    ...options,
    env: { HOME: '/home/elf', LANG: 'en_US.UTF-8', HTTP_ACCEPT_LANGUAGE: navigator.languages.join(','), ...options.env },
    indexURL: from(PLACES.pyodide),
    packages: [], // they are in the archives
    stdLibURL,
  });
  URL.revokeObjectURL(stdLibURL);
  for (const each of archives) lay(python.FS, await each);
  return python;
};
