// What the page without a server asks of Pyodide.
import { filesOf } from './archives.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Files {
  isFile: (mode: number) => boolean;
  mkdirTree: (path: string) => void;
  readdir: (path: string) => string[];
  readFile: (path: string) => Bytes;
  stat: (path: string) => { mode: number; mtime: Date; size: number };
  utime: (path: string, atime: Date, mtime: Date) => void;
  writeFile: (path: string, content: Bytes, options: { canOwn: boolean }) => void;
}

export interface Kernel {
  load: (languages: string) => void;
  begin: (
    languages: string, post: (text: string, buffers: { toJs: () => Bytes[]; destroy: () => void }) => void,
  ) => string;
  heard: (text: string, buffers: Bytes[]) => void;
}

export interface Pyodide {
  _api: { config: { _loadSnapshot?: ArrayBuffer } };
  FS: Files;
  makeMemorySnapshot: () => Bytes;
  pyimport: (name: string) => Kernel;
}

/** Where Python looks for packages. */
const PACKAGES = '/lib/python3.14/site-packages';

/** Puts the files of an archive where Python looks for packages. */
export const lay = (files: Files, archive: ArrayBuffer): void => {
  const made = new Set<string>();
  for (const [name, content] of filesOf(archive)) {
    const path = `${PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, content, { canOwn: true });
  }
};
