// The archives of a site: zip files, none of whose parts is packed by itself, packed as a whole by xz.
import { XzReadableStream } from 'xz-decompress';
import type { Bytes } from './pyodide.ts';

const FILE = 0x04034b50; // what a file in an archive begins with

/** The content of an archive that lies packed. */
export const unpacked = (answer: Response): Response => {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${answer.url}`);
  return new Response(new XzReadableStream(answer.body));
};

/** The files of an archive, by path. */
export const filesOf = function* (archive: ArrayBuffer): Generator<[path: string, content: Bytes]> {
  const view = new DataView(archive);
  const text = new TextDecoder();
  for (let at = 0; view.getUint32(at, true) === FILE;) {
    const size = view.getUint32(at + 18, true);
    const start = at + 30 + view.getUint16(at + 26, true);
    const path = text.decode(new Uint8Array(archive, at + 30, start - at - 30));
    at = start + view.getUint16(at + 28, true);
    yield [path, new Uint8Array(archive, at, size)];
    at += size;
  }
};
