import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from '../../sdk/dom/qr.ts';

/** Returns the modules of a QR code that are covered by the bars of an SVG path. */
function covered(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) rows[Number(y)]![Number(x) + i] = true;
  }
  return rows;
}

it('drawQr draws exactly the dark modules of the QR code', () => {
  const url = 'https://demo.example/m/home';
  const { size, path } = drawQr(url);
  expect(covered(path, size)).toEqual(encode(url, { ecc: 'M', border: 2 }).data);
});
