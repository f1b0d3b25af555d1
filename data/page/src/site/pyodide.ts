// What the page without a server asks of Pyodide, and of the archives beside it.
import { XzReadableStream } from 'xz-decompress';

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Files {
  filesystems: { IDBFS: object };
  mkdirTree: (path: string) => void;
  mount: (kind: object, options: object, path: string) => void;
  readdir: (path: string) => string[];
  stat: (path: string) => { mtime: Date; size: number };
  syncfs: (fromDatabase: boolean, done: (fault: unknown) => void) => void;
}

export interface Kernel {
  begin: (post: (text: string, buffers: { toJs: () => Bytes[]; destroy: () => void }) => void) => string;
  heard: (text: string, buffers: Bytes[]) => void;
}

export interface Pyodide {
  FS: Files;
  pyimport: (name: string) => Kernel;
  unpackArchive: (archive: ArrayBuffer, format: string, options: object) => void;
}

/** Where Python looks for packages. */
export const PACKAGES = '/lib/python3.14/site-packages';

/** The content of an archive that lies packed. */
export const unpacked = (answer: Response): Response => {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${answer.url}`);
  return new Response(new XzReadableStream(answer.body));
};
