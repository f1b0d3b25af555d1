// What the page without a server asks of Pyodide, and of the archives beside it.
import { XzReadableStream } from 'xz-decompress';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Files {
  filesystems: { IDBFS: object };
  mkdirTree: (path: string) => void;
  mount: (kind: object, options: object, path: string) => void;
  readdir: (path: string) => string[];
  readFile: (path: string) => Bytes;
  stat: (path: string) => { mtime: Date; size: number };
  syncfs: (fromDatabase: boolean, done: (fault: unknown) => void) => void;
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
  FS: Files;
  makeMemorySnapshot: () => Bytes;
  pyimport: (name: string) => Kernel;
}

/** Where Python looks for packages. */
const PACKAGES = '/lib/python3.14/site-packages';
const FILE = 0x04034b50; // what a file in an archive begins with

/** The content of an archive that lies packed. */
export const unpacked = (answer: Response): Response => {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${answer.url}`);
  return new Response(new XzReadableStream(answer.body));
};

/** Puts the files of a zip archive, none of which is packed by itself, where Python looks for packages. */
export const lay = (files: Files, archive: ArrayBuffer): void => {
  const view = new DataView(archive);
  const made = new Set<string>();
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const size = view.getUint32(at + 18, true);
    const start = at + 30 + view.getUint16(at + 26, true);
    const path = `${PACKAGES}/${new TextDecoder().decode(new Uint8Array(archive, at + 30, start - at - 30))}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    at = start + view.getUint16(at + 28, true);
    files.writeFile(path, new Uint8Array(archive, at, size), { canOwn: true });
    at += size;
  }
};
