/** Reads and writes messages of a WebSocket, limited to the frames of a browser driver (RFC 6455). */
import { randomBytes } from 'node:crypto';

/**
 * Creates a reader for the bytes of one side: it passes complete texts to `onText` and all other frames unchanged to
 * `onOther`.
 */
export function frames(onText, onOther) {
  let rest = Buffer.alloc(0);
  let parts = [];
  return data => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const frame = frameOf(rest);
      if (!frame) return;
      const { opcode, final, payload, size } = frame;
      if (opcode > 2) onOther(rest.subarray(0, size));
      else {
        parts.push(payload);
        if (final) {
          onText(Buffer.concat(parts).toString());
          parts = [];
        }
      }
      rest = rest.subarray(size);
    }
  };
}

/** Returns the first frame of `bytes` with its payload unmasked; null if incomplete. */
function frameOf(bytes) {
  if (bytes.length < 2) return null;
  const short = bytes[1] & 0x7f;
  const masked = (bytes[1] & 0x80) !== 0;
  const wide = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + wide + (masked ? 4 : 0);
  if (bytes.length < start) return null;
  const length = wide === 2 ? bytes.readUInt16BE(2) : wide === 8 ? Number(bytes.readBigUInt64BE(2)) : short;
  if (bytes.length < start + length) return null;
  const payload = Buffer.from(bytes.subarray(start, start + length));
  if (masked) for (let at = 0; at < length; at++) payload[at] ^= bytes[start - 4 + (at % 4)];
  return { opcode: bytes[0] & 0x0f, final: (bytes[0] & 0x80) !== 0, payload, size: start + length };
}

/**
 * Encodes a text as a frame. A client must mask the frame, with a mask other than zeros, because Firefox closes the
 * connection otherwise; a server must not mask it.
 */
export function textFrame(text, masked) {
  const payload = Buffer.from(text);
  const { length } = payload;
  const wide = length < 126 ? 0 : length < 65536 ? 2 : 8;
  const head = Buffer.alloc(2 + wide);
  const sign = masked ? 0x80 : 0;
  head[0] = 0x81;
  head[1] = sign | (wide === 0 ? length : wide === 2 ? 126 : 127);
  if (wide === 2) head.writeUInt16BE(length, 2);
  if (wide === 8) head.writeBigUInt64BE(BigInt(length), 2);
  if (!masked) return Buffer.concat([head, payload]);
  const mask = randomBytes(4);
  for (let at = 0; at < length; at++) payload[at] ^= mask[at % 4];
  return Buffer.concat([head, mask, payload]);
}
