// Jupyter's messages as they travel: protocol v1.kernel.websocket.jupyter.org. A frame is a count of
// offsets and the offsets, each of 8 bytes, little-endian; then the channel, four parts in JSON and
// the buffers, each from its offset to the next one.
export const PROTOCOL = 'v1.kernel.websocket.jupyter.org';

export interface Header {
  msg_id: string;
  msg_type: string;
}

export interface Content {
  comm_id?: string;
  target_name?: string;
  execution_state?: string;
  data?: Record<string, unknown>;
}

export interface Message {
  channel: string;
  header: Header;
  parent_header: Partial<Header>;
  metadata: Record<string, unknown>;
  content: Content;
  buffers: DataView[];
}

const HEADS = 5; // channel, header, parent header, metadata, content
const OFFSET = 8;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

export const bytes = (buffer: ArrayBuffer | ArrayBufferView): Uint8Array =>
  ArrayBuffer.isView(buffer)
    ? new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength)
    : new Uint8Array(buffer);

/** A message as a frame. */
export const pack = (message: Omit<Message, 'buffers'>, buffers: (ArrayBuffer | ArrayBufferView)[]): ArrayBuffer => {
  const { channel, header, parent_header, metadata, content } = message;
  const parts = [
    encoder.encode(channel),
    ...[header, parent_header, metadata, content].map((part) => encoder.encode(JSON.stringify(part))),
    ...buffers.map(bytes),
  ];
  let at = OFFSET * (parts.length + 2);
  const frame = new ArrayBuffer(parts.reduce((length, part) => length + part.length, at));
  const view = new DataView(frame);
  view.setBigUint64(0, BigInt(parts.length + 1), true);
  parts.forEach((part, i) => {
    view.setBigUint64(OFFSET * (i + 1), BigInt(at), true);
    new Uint8Array(frame, at).set(part);
    at += part.length;
  });
  view.setBigUint64(OFFSET * (parts.length + 1), BigInt(at), true);
  return frame;
};

/** The message in a frame; it throws where there is none. */
export const unpack = (frame: ArrayBuffer): Message => {
  const view = new DataView(frame);
  const count = Number(view.getBigUint64(0, true));
  if (count < HEADS + 1 || OFFSET * (count + 1) > frame.byteLength) throw new RangeError('no message');
  const offsets = Array.from({ length: count }, (_, i) => Number(view.getBigUint64(OFFSET * (i + 1), true)));
  const part = (i: number): Uint8Array => {
    const [start = 0, end = 0] = offsets.slice(i, i + 2);
    return new Uint8Array(frame, start, end - start);
  };
  const read = (i: number): unknown => JSON.parse(decoder.decode(part(i)));
  const buffers = offsets.slice(HEADS, -1).map((_, i) => {
    const { byteOffset, byteLength } = part(HEADS + i);
    return new DataView(frame.slice(byteOffset, byteOffset + byteLength)); // aligned for any array
  });
  return {
    channel: decoder.decode(part(0)),
    header: read(1) as Header,
    parent_header: read(2) as Partial<Header>,
    metadata: read(3) as Record<string, unknown>,
    content: read(4) as Content,
    buffers,
  };
};
