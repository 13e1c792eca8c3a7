/** Small valid images for uploads. */
import { crc32, deflateSync } from 'node:zlib';

/** A PNG with gray pixels; `packed` replaces the pixel data. */
export function pngFile({
  width = 4,
  height = 3,
  packed = deflateSync(Buffer.alloc((width + 1) * height)),
  more = [],
}: {
  readonly width?: number;
  readonly height?: number;
  readonly packed?: Buffer;
  /** Additional PNG chunks inserted before the last chunk (IEND), as name and content. */
  readonly more?: readonly (readonly [name: string, content: Buffer])[];
} = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), ...more.map(([name, content]) => chunk(name, content)), chunk('IDAT', packed)];
  return Buffer.concat([signature, ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A JPEG of 8 x 8 px, as written by a browser. */
export const JPEG_FILE = Buffer.from(
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j',
    'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
    'pKSkpKSkpKT/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAfEAABAwMFAAAAAAAAAAAAAAACAAED',
    'BBEhBRMiQZH/xAAUAQEAAAAAAAAAAAAAAAAAAAAE/8QAFhEBAQEAAAAAAAAAAAAAAAAAAAEC/9oADAMBAAIRAxEAPwCpAp202Ixc',
    'd9ysXLNs9eIiJ+Rq/9k=',
  ].join(''),
  'base64',
);
