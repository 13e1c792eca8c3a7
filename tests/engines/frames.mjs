/** Reads and writes what a WebSocket client sends, as far as a browser's driver uses it (RFC 6455). */
import { randomBytes } from 'node:crypto';

/** A reader of a client's bytes: each whole text goes to `onText`, every other frame, as it came, to `onOther`. */
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

/** The first frame of `bytes`, its payload unmasked; null while it is not whole. */
function frameOf(bytes) {
  if (bytes.length < 6) return null;
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

/** A text as a client sends it: masked, and not with zeroes, by which Firefox ends the connection. */
export function textFrame(text) {
  const payload = Buffer.from(text);
  const { length } = payload;
  const head = Buffer.alloc(length < 126 ? 6 : length < 65536 ? 8 : 14);
  head[0] = 0x81;
  if (length < 126) head[1] = 0x80 | length;
  else if (length < 65536) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(length, 2);
  } else {
    head[1] = 0x80 | 127;
    head.writeBigUInt64BE(BigInt(length), 2);
  }
  const mask = randomBytes(4);
  mask.copy(head, head.length - 4);
  for (let at = 0; at < length; at++) payload[at] ^= mask[at % 4];
  return Buffer.concat([head, payload]);
}
