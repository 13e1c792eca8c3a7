/** S41: a stored upload contains only image data. */
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../../../site/gateway/features/service/picture-file.ts';
import { JPEG_FILE, pngFile } from '../../helpers/pictures/picture-files.ts';

const HTML = Buffer.from('<!doctype html><script>alert(1)</script>');
const isRead = async (bytes: Uint8Array) => (await readPicture(bytes)) !== null;

describe('S41 PNG uploads', () => {
  it('PNG of any color type is accepted unchanged', async () => {
    for (const colorType of [0, 2, 4, 6] as const) {
      const bytes = PNG.sync.write(new PNG({ width: 33, height: 17 }), { colorType });
      expect(await readPicture(bytes)).toEqual({ type: 'image/png', bytes });
    }
  });

  it('PNG with HTML, truncated or modified content after its signature is rejected', async () => {
    const whole = pngFile();
    expect(await isRead(Buffer.concat([whole.subarray(0, 8), HTML]))).toBe(false);
    expect(await isRead(Buffer.concat([whole.subarray(0, 33), HTML]))).toBe(false);
    for (const length of [0, 7, 8, 30, whole.length - 1]) expect(await isRead(whole.subarray(0, length))).toBe(false);
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      expect(await isRead(changed), `byte ${at}`).toBe(false);
    }
  });

  it('PNG must decompress to exactly its pixels with valid filters', async () => {
    const points = Buffer.alloc(5 * 3);
    expect(await isRead(pngFile({ packed: deflateSync(points) }))).toBe(true);
    expect(await isRead(pngFile({ packed: deflateSync(points.subarray(1)) }))).toBe(false);
    expect(await isRead(pngFile({ packed: deflateSync(Buffer.alloc(16)) }))).toBe(false);
    expect(await isRead(pngFile({ packed: deflateSync(Buffer.alloc(15, 9)) }))).toBe(false);
    expect(await isRead(pngFile({ packed: Buffer.concat([deflateSync(points), HTML]) }))).toBe(false);
    expect(await isRead(pngFile({ packed: HTML }))).toBe(false);
    expect(await isRead(pngFile({ packed: Buffer.alloc(0) }))).toBe(false);
  });

  it('PNG is rejected by the size in its header before decompression', async () => {
    for (const [width, height] of [
      [0, 4],
      [16_385, 4],
      [4, 16_385],
      [10_000, 5_001],
    ] as const) {
      expect(await isRead(pngFile({ width, height }))).toBe(false);
    }
  });

  it('PNG that decompresses to a thousand times its size is rejected without being held in memory', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 ** 2));
    const before = process.memoryUsage().arrayBuffers;
    expect(await isRead(pngFile({ packed: bomb }))).toBe(false);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 ** 2);
  });

  it('PNG is stored without text chunks and trailing data', async () => {
    const dressed = Buffer.concat([pngFile({ more: [['tEXt', HTML]] }), HTML]);
    expect(await readPicture(dressed)).toEqual({ type: 'image/png', bytes: pngFile() });
  });
});

describe('S41 JPEG uploads', () => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, HTML.length + 2]), HTML]);

  it('JPEG is accepted unchanged', async () => {
    expect(await readPicture(JPEG_FILE)).toEqual({ type: 'image/jpeg', bytes: JPEG_FILE });
  });

  it('JPEG with HTML, truncated content or only segments after its signature is rejected', async () => {
    expect(await isRead(Buffer.concat([JPEG_FILE.subarray(0, 3), HTML]))).toBe(false);
    for (const length of [2, 20, JPEG_FILE.length - 2]) expect(await isRead(JPEG_FILE.subarray(0, length))).toBe(false);
    expect(await isRead(Buffer.from([0xff, 0xd8, ...comment, 0xff, 0xd9]))).toBe(false);
  });

  it('JPEG is rejected by the size in its frame header', async () => {
    const frame = JPEG_FILE.indexOf(Buffer.from([0xff, 0xc0]));
    for (const [height, width] of [
      [0, 8],
      [8, 0],
      [16_000, 16_000],
    ] as const) {
      const bytes = Buffer.from(JPEG_FILE);
      bytes.writeUInt16BE(height, frame + 5);
      bytes.writeUInt16BE(width, frame + 7);
      expect(await isRead(bytes)).toBe(false);
    }
  });

  it('JPEG is stored without comments and trailing data', async () => {
    const dressed = Buffer.concat([JPEG_FILE.subarray(0, 2), comment, JPEG_FILE.subarray(2), HTML]);
    expect(await readPicture(dressed)).toEqual({ type: 'image/jpeg', bytes: JPEG_FILE });
  });
});
