// What need not be done again when this version is opened again: its archives unpacked, and Python's memory
// once the game is loaded. That is copied before the reader's library is there, and nothing of theirs is
// in it. It is a help and no more: where the browser keeps nothing, or has no room, all is done again.
import { asked } from './database.ts';

const NAME = 'elfenwidgets-loaded';
const PART = 0.25; // of the room that the browser gives

export interface Loaded {
  app: Blob;
  library: Blob;
  memory: Blob; // what Pyodide begins with, and the pages of the memory that are not empty
  pages: number[]; // which they are
  size: number; // of all of the memory
}

const within = async <T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const opening = indexedDB.open(NAME, 1);
  opening.onupgradeneeded = (): void => { opening.result.createObjectStore(NAME); };
  const database = await asked(opening);
  try {
    return await asked(what(database.transaction(NAME, mode).objectStore(NAME)));
  } finally {
    database.close();
  }
};

/** Forget what is there. */
export const forget = async (): Promise<void> => {
  await within('readwrite', (store) => store.clear()).catch(() => { /* then nothing is there */ });
};

/** What is kept of a version, if it is. */
export const loaded = (version: string): Promise<Loaded | undefined> =>
  within<Loaded | undefined>('readonly', (store) => store.get(version) as IDBRequest<Loaded | undefined>).catch(() => undefined);

/** Keep this in place of what there was of another version. */
export const keep = async (version: string, what: Loaded): Promise<void> => {
  const size = what.app.size + what.library.size + what.memory.size;
  // The room is for what the reader makes.
  const { quota = 0, usage = 0 } = 'storage' in navigator ? await navigator.storage.estimate() : {};
  await forget();
  if (quota && usage + size > quota * PART) return;
  await within('readwrite', (store) => store.put(what, version)).catch(forget);
};
