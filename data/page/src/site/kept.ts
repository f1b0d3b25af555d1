// The reader's library: Python's files, kept in the browser's database in the form that Emscripten's IDBFS
// gives them. What has changed is copied as soon as Python pauses and goes there in one step, whole or not
// at all; IDBFS would first ask for all that lies there, file by file, and a page that is closed meanwhile
// would lose its last press.
import type { News } from '../voila/python.ts';
import type { Bytes, Files } from './pyodide.ts';
import { asked, done } from './database.ts';
import { forget } from './loaded.ts';
import { letGo } from './pyodide.ts';

const STORE = 'FILE_DATA';
const VERSION = 21;

interface Entry {
  contents?: Bytes; // a folder has none
  mode: number;
  timestamp: Date;
}

export class Kept {
  readonly #files: Files;
  readonly #home: string;
  readonly #tell: (trouble: News['trouble']) => void;
  #database: IDBDatabase | undefined;
  #known = new Map<string, string>(); // how each file was when it was kept
  #trouble: News['trouble'] = null;

  /** What lies in `home`; `tell` is told what the reader has to know. */
  constructor(files: Files, home: string, tell: (trouble: News['trouble']) => void) {
    this.#files = files;
    this.#home = home;
    this.#tell = tell;
    files.mkdirTree(home);
  }

  /** Lay the files where Python finds them. */
  async open(): Promise<void> {
    try {
      const opening = indexedDB.open(this.#home, VERSION);
      opening.onupgradeneeded = (): void => {
        opening.result.createObjectStore(STORE).createIndex('timestamp', 'timestamp');
      };
      const database = await asked(opening);
      const store = database.transaction(STORE).objectStore(STORE);
      const [paths, entries] = await Promise.all([asked(store.getAllKeys()), asked(store.getAll() as IDBRequest<Entry[]>)]);
      entries.forEach((entry, i) => { this.#lay(paths[i] as string, entry); });
      this.#known = this.#look();
      this.#database = database;
    } catch {
      this.#say('page-unkept'); // nor is anything written to it: what is there was not read
    }
  }

  /** Have it keep what has changed, if something has; what it has no room for, when there is room again. */
  async flush(): Promise<void> {
    const now = this.#look();
    const changed = [...now.keys()].filter((path) => now.get(path) !== this.#known.get(path));
    const gone = [...this.#known.keys()].filter((path) => !now.has(path));
    if (!this.#database || !(changed.length + gone.length)) return;
    try {
      const change = this.#database.transaction(STORE, 'readwrite');
      const kept = done(change);
      try {
        const store = change.objectStore(STORE);
        for (const path of changed) {
          const entry = this.#entry(path);
          store.put(entry, path);
          if (entry.contents) letGo(entry.contents.buffer); // it was copied once more
        }
        for (const path of gone) store.delete(path);
      } catch (fault) {
        kept.catch(() => { /* this fault is told */ });
        change.abort();
        throw fault;
      }
      await kept;
      this.#known = now;
      this.#say(null);
    } catch (fault) {
      const full = (fault as Error).name === 'QuotaExceededError';
      if (full) await forget(); // that makes room
      this.#say(full ? 'page-crowded' : 'page-unkept');
    }
  }

  #look(): Map<string, string> {
    const names = this.#files.readdir(this.#home).filter((name) => name !== '.' && name !== '..');
    return new Map(names.map((name) => {
      const path = `${this.#home}/${name}`;
      const { mtime, size } = this.#files.stat(path);
      // What is written within the same millisecond would not be noticed.
      return [path, `${mtime.getTime()} ${size} ${mtime.getTime() < Date.now()}`];
    }));
  }

  #entry(path: string): Entry {
    const { mode, mtime: timestamp } = this.#files.stat(path);
    return this.#files.isFile(mode) ? { contents: this.#files.readFile(path), mode, timestamp } : { mode, timestamp };
  }

  #lay(path: string, { contents, timestamp }: Entry): void {
    if (contents) this.#files.writeFile(path, contents, { canOwn: true });
    else this.#files.mkdirTree(path);
    this.#files.utime(path, timestamp, timestamp);
  }

  #say(trouble: News['trouble']): void {
    if (trouble !== this.#trouble) this.#tell(trouble);
    this.#trouble = trouble;
  }
}
