// On the pages of JupyterLite, before anything else of theirs: the way back to the game, the notebooks,
// and that all is kept, to open without a network.
import { filesOf, unpacked } from './archives.ts';
import type { Bytes } from './pyodide.ts';

const root = new URL('..', import.meta.url).href;

const back = document.body.appendChild(document.createElement('a'));
back.href = root;
back.textContent = 'Elfenland';
back.style.cssText = 'position: fixed; inset: 0 0 auto auto; z-index: 10000; padding: 0 16px; font: 13px/28px system-ui, sans-serif';

const keep = async (): Promise<void> => {
  await navigator.serviceWorker.register(`${root}sw.js`, { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage('lab');
};

// A plain address without https, or a browser that keeps nothing, has them all the same.
if ('serviceWorker' in navigator) keep().catch((fault: unknown) => { console.warn(fault); });

// JupyterLite asks for one notebook; those of a language lie in one archive.
type Shelf = Map<string, Bytes>;

const FILES = new URL('files/', import.meta.url).href;
const shelves = new Map<string, Promise<Shelf>>();
const plain = fetch;

const shelf = async (language: string): Promise<Shelf> =>
  new Map(filesOf(await unpacked(await plain(`${FILES}${language}.bin`)).arrayBuffer()));

const notebook = async (path: string): Promise<Response> => {
  const [language = ''] = path.split('/');
  const opened = shelves.get(language) ?? shelf(language);
  shelves.set(language, opened);
  const content = await opened.then((files) => files.get(path), () => {
    shelves.delete(language); // it may come another time
  });
  return content ? new Response(content) : new Response(null, { status: 404 });
};

window.fetch = (what, ...how): Promise<Response> => {
  const asked = typeof what === 'string' ? new URL(what, document.baseURI).href : '';
  const path = asked.startsWith(FILES) ? decodeURIComponent(asked.slice(FILES.length)) : '';
  return path.includes('/') ? notebook(path) : plain(what, ...how);
};
