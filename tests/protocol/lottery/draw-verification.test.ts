import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { commitmentOf, numbersOfSeed, verifyDraw } from '../../../sdk/protocol/lottery/draw-verification.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SHAPE = '00000~00000~0000,0000~00,00,00,00,00,00,00,00,00,00';

/** Documented algorithm, implemented independently of the SDK. */
function derived(seed: string, shape: string): string {
  const digits: number[] = [];
  for (let n = 0; n < 8; n++) {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(n);
    const block = createHash('sha256')
      .update(Buffer.concat([Buffer.from(seed, 'hex'), counter]))
      .digest();
    digits.push(...[...block].filter(byte => byte < 250).map(byte => byte % 10));
  }
  return shape.replace(/\d/g, () => String(digits.shift()));
}

it('PAY-16 commitment is the SHA-256 of the seed', async () => {
  expect(await commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

it('PAY-16 draw numbers derive from the seed by the documented algorithm', async () => {
  const numbers = await numbersOfSeed(SEED, SHAPE);
  expect(numbers).toMatch(/^\d{5}~\d{5}~\d{4},\d{4}~(\d\d,){9}\d\d$/);
  expect(numbers).toBe(derived(SEED, SHAPE));
});

it('PAY-16 digits of many seeds are uniformly distributed', async () => {
  const counts = new Array<number>(10).fill(0);
  for (let n = 0; n < 400; n++) {
    const seed = createHash('sha256').update(String(n)).digest('hex');
    for (const digit of await numbersOfSeed(seed, '0'.repeat(50))) counts[Number(digit)]! += 1;
  }
  // Chi-squared with nine degrees of freedom: above 33.7 once in 10,000 runs.
  expect(counts.reduce((sum, count) => sum + (count - 2_000) ** 2 / 2_000, 0)).toBeLessThan(33.7);
});

it('PAY-16 a draw is verified by its seed, commitment and numbers', async () => {
  const numbers = await numbersOfSeed(SEED, SHAPE);
  const commitment = await commitmentOf(SEED);
  const verification = { seed: SEED, commitment, numbers };
  expect(await verifyDraw(verification)).toBe(true);
  const other = numbers.replace(/^\d/, digit => String((Number(digit) + 1) % 10));
  expect(await verifyDraw({ ...verification, numbers: other })).toBe(false);
  expect(await verifyDraw({ ...verification, seed: SEED.replace('00', '01') })).toBe(false);
  expect(await verifyDraw({ ...verification, commitment: commitment.replace('6', '7') })).toBe(false);
});
