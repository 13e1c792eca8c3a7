/** Validates an uploaded image, and removes all bytes that do not belong to the image (S41). */
import { Readable } from 'node:stream';
import { crc32, createInflate } from 'node:zlib';

export interface PictureFile {
  readonly type: 'image/png' | 'image/jpeg';
  /** Bytes of the image, without comments and without data after the end of the image. */
  readonly bytes: Uint8Array;
}

/**
 * Maximum width and height in px, and maximum number of pixels: more than phone cameras produce, but safe for an
 * operator's image viewer.
 */
const MAX_SIDE = 16_384;
const MAX_POINTS = 50_000_000;

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_SIGNATURE = Buffer.from([0xff, 0xd8]);

/** Returns the image; null unless the file is a complete PNG or JPEG within these limits. */
export async function readPicture(file: Uint8Array): Promise<PictureFile | null> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return readPng(bytes);
  if (bytes.subarray(0, 2).equals(JPEG_SIGNATURE)) return readJpeg(bytes);
  return null;
}

const fits = (width: number, height: number) =>
  width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_POINTS;

/** PNG chunks that are preserved: header, palette, color information, pixels, end. */
const PNG_CHUNKS = ['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'IDAT', 'IEND'];

async function readPng(bytes: Buffer): Promise<PictureFile | null> {
  const output: Buffer[] = [PNG_SIGNATURE];
  const packed: Buffer[] = [];
  let rows: Iterable<number> | null = null;
  for (let at = PNG_SIGNATURE.length; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length || crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    const content = bytes.subarray(at + 8, end - 4);
    if (rows === null) {
      rows = name === 'IHDR' ? pngRows(content) : null;
      if (rows === null) return null;
    }
    if (name === 'IDAT') packed.push(content);
    if (PNG_CHUNKS.includes(name)) output.push(bytes.subarray(at, end));
    if (name === 'IEND')
      return (await unpacksTo(rows, packed)) ? { type: 'image/png', bytes: Buffer.concat(output) } : null;
    at = end;
  }
  return null;
}

/** Number of samples per pixel, by PNG color type. */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Passes of an interlaced PNG: first column, first row, column step, row step. */
const PNG_PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Returns the length in bytes of each row of a PNG, with its filter byte; null for an invalid header. */
function pngRows(header: Buffer): Iterable<number> | null {
  if (header.length !== 13) return null;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = 0, packing, filters, interlaced] = header.subarray(8);
  const samples = PNG_SAMPLES[color];
  const isKnown = samples !== undefined && [1, 2, 4, 8, 16].includes(depth) && packing === 0 && filters === 0;
  if (!isKnown || !fits(width, height)) return null;
  const passes = interlaced ? PNG_PASSES : ([[0, 0, 1, 1]] as const);
  return passes.flatMap(([left, top, stepX, stepY]) => {
    const [columns, rows] = [Math.ceil((width - left) / stepX), Math.ceil((height - top) / stepY)];
    return columns > 0 && rows > 0 ? Array<number>(rows).fill(1 + Math.ceil((columns * samples * depth) / 8)) : [];
  });
}

/**
 * Checks that the compressed bytes contain exactly the expected rows. Decompresses in pieces outside of the main
 * thread, and stops at the first surplus byte.
 */
async function unpacksTo(rows: Iterable<number>, packed: readonly Buffer[]): Promise<boolean> {
  const left = rows[Symbol.iterator]();
  const inflate = createInflate({ chunkSize: 256 * 1024 });
  let [seen, nextRow] = [0, 0];
  try {
    for await (const piece of Readable.from(packed).pipe(inflate) as AsyncIterable<Buffer>) {
      for (; nextRow < seen + piece.length; ) {
        const row = left.next();
        // The first byte of each row of a PNG is its filter type, 0 to 4.
        if (row.done || (piece[nextRow - seen] ?? 0) > 4) return false;
        nextRow += row.value;
      }
      seen += piece.length;
    }
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) return false;
    throw error;
  }
  const packedLength = packed.reduce((sum, { length }) => sum + length, 0);
  return left.next().done === true && seen === nextRow && inflate.bytesWritten === packedLength;
}

const JPEG = { end: 0xd9, scan: 0xda, comment: 0xfe } as const;
/** JPEG frame types that browsers support: baseline, extended, progressive. */
const JPEG_FRAMES = [0xc0, 0xc1, 0xc2];
/** JPEG application segments that are preserved: JFIF, Exif (orientation), color profile, Adobe's color transform. */
const JPEG_RETAINED_SEGMENTS = [0xe0, 0xe1, 0xe2, 0xee];

function readJpeg(bytes: Buffer): PictureFile | null {
  const output: Buffer[] = [JPEG_SIGNATURE];
  let [hasFrame, hasScan] = [false, false];
  for (let at = JPEG_SIGNATURE.length; at + 2 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] as number;
    if (marker === JPEG.end) {
      output.push(bytes.subarray(at, at + 2));
      return hasScan ? { type: 'image/jpeg', bytes: Buffer.concat(output) } : null;
    }
    if (at + 4 > bytes.length || marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return null;
    let end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    if (JPEG_FRAMES.includes(marker)) {
      if (hasFrame || end < at + 11 || !fits(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return null;
      hasFrame = true;
    }
    if (marker === JPEG.scan) {
      const start = end;
      end = endOfScan(bytes, start);
      if (!hasFrame || end === start) return null;
      hasScan = true;
    }
    const isProgram = marker >= 0xe0 && marker <= 0xef;
    if (marker !== JPEG.comment && (!isProgram || JPEG_RETAINED_SEGMENTS.includes(marker)))
      output.push(bytes.subarray(at, end));
    at = end;
    // JPEG allows any number of 0xff bytes before a marker.
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
  }
  return null;
}

/** Returns the end of a JPEG scan: the position of the first marker other than an escaped 0xff or a restart marker. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
