/** Batch size of a settlement. */
import { expect, it } from 'vitest';
import { nextSize } from '../../../site/gateway/features/lottery/settlement.ts';

it('PAY-16 settlement batch shrinks after a slow batch and grows after a fast one up to 500 tickets', () => {
  expect([nextSize(100, 400), nextSize(100, 80), nextSize(100, 50), nextSize(100, 10)]).toEqual([25, 100, 160, 200]);
  expect([nextSize(400, 1), nextSize(30, 10_000), nextSize(100, 0)]).toEqual([500, 25, 200]);
});
