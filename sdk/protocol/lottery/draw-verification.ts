/**
 * Verifiable draws. The SHA-256 of a draw's seed is published before the first ticket, and the seed with the result, so
 * that anyone can verify that the numbers were determined in advance.
 *
 * Algorithm: the seed is 32 bytes, written as 64 hex digits. Block n is SHA-256(seed || n), with n as a 32-bit
 * big-endian integer from 0. The bytes of the blocks are read in order. Bytes of 250 or more are skipped, so that all
 * digits are equally likely; any other byte produces the digit `byte % 10`. The digits replace those of the result from
 * left to right; the format of the result depends on the prize levels of the lottery.
 */

/** A published draw and its proof, as in the response of `drawHistory`. */
export interface DrawVerification {
  /** Seed of the draw, 64 hex digits. */
  readonly seed: string;
  /** SHA-256 of the seed, 64 hex digits, published before the first ticket. */
  readonly commitment: string;
  /** Winning numbers: prize levels separated by `~`, numbers within a level by `,`. */
  readonly numbers: string;
}

/** Bytes of this value or more are skipped, because they would make some digits more likely. */
const UNIFORM_BYTES = 250;
const COUNTER_BYTES = 4;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** Returns the SHA-256 of a seed. Seed and hash have 64 hex digits. */
export async function commitmentOf(seed: string): Promise<string> {
  return [...(await sha256(bytesOf(seed)))].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the winning numbers that a seed produces. @param shape numbers whose digits are replaced: `00000~00,00` */
export async function numbersOfSeed(seed: string, shape: string): Promise<string> {
  const digitCount = shape.replace(/\D/g, '').length;
  const seedBytes = bytesOf(seed);
  const block = new Uint8Array(seedBytes.length + COUNTER_BYTES);
  block.set(seedBytes);
  const digits: number[] = [];
  for (let n = 0; digits.length < digitCount; n++) {
    new DataView(block.buffer).setUint32(seedBytes.length, n);
    for (const byte of await sha256(block)) if (byte < UNIFORM_BYTES) digits.push(byte % 10);
  }
  let next = 0;
  return shape.replace(/\d/g, () => String(digits[next++]));
}

/**
 * Checks that the seed has the commitment as its hash and produces the numbers. Throws on an insecure origin (plain
 * http, except localhost), because browsers do not provide hashing there.
 */
export const verifyDraw = async ({ seed, commitment, numbers }: DrawVerification): Promise<boolean> =>
  (await commitmentOf(seed)) === commitment && (await numbersOfSeed(seed, numbers)) === numbers;
