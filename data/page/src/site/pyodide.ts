// What the page without a server asks of Pyodide.
import { filesOf } from './archives.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** A file or folder of Emscripten's, in memory. */
interface Node {
  contents: Bytes | Record<string, Node>;
  usedBytes: number;
}

export interface Files {
  filesystems: { MEMFS: { createNode: (folder: Node, name: string, mode: number, device: number) => Node } };
  isFile: (mode: number) => boolean;
  lookupPath: (path: string) => { node: Node };
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
  _api: { config: { _loadSnapshot?: Promise<ArrayBuffer> } };
  FS: Files;
  makeMemorySnapshot: () => Bytes;
  pyimport: (name: string) => Kernel;
}

/** Where Python looks for packages. */
const PACKAGES = '/lib/python3.14/site-packages';

const FOLDER = 0o40777;
const FILE = 0o100666;

/** Free the room of a buffer at once: it is sent to where nobody is. To detach it leaves that to the browser's next tidying. */
export const letGo = (buffer: ArrayBuffer): void => {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]);
  port1.close();
};

export const contentOf = (file: Node): Bytes => (file.contents as Bytes).subarray(0, file.usedBytes);

/** Gives a file its content, which is not copied. */
export const fill = (file: Node, contents: Bytes): void => {
  Object.assign(file, { contents, usedBytes: contents.length });
};

/** Puts the files of an archive where Python looks for packages: to open and write each would take five times as long. */
export const lay = ({ filesystems: { MEMFS }, lookupPath }: Files, archive: ArrayBuffer): void => {
  const inside = (folder: Node, name: string): Node =>
    (folder.contents as Record<string, Node>)[name] ?? MEMFS.createNode(folder, name, FOLDER, 0);
  const { node: packages } = lookupPath(PACKAGES);
  for (const [path, contents] of filesOf(archive)) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    fill(MEMFS.createNode(folders.reduce(inside, packages), name, FILE, 0), contents);
  }
};
