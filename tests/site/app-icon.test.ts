import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { drawIcon } from '../../site/build/icon.ts';

const SIZE = 64;
const draw = (full: boolean) => PNG.sync.read(drawIcon({ size: SIZE, full }));
/** Color at a point on the grid of 32 units. */
const at = ({ data }: PNG, x: number, y: number) => [...data.subarray(offset(x, y), offset(x, y) + 4)];
const offset = (x: number, y: number) => 4 * (Math.floor(y * 2) * SIZE + Math.floor(x * 2));

it('the app icon has a white disc, the letter and the gold ball', () => {
  const icon = draw(false);
  expect(at(icon, 16, 8)).toEqual([255, 255, 255, 255]);
  expect(at(icon, 14, 16)).toEqual([0xc4, 0x12, 0x2f, 255]);
  expect(at(icon, 20, 12)).toEqual([0xf2, 0xa9, 0x0c, 255]);
  expect(at(icon, 16, 2)).toEqual([0xe2, 0x30, 0x4c, 255]);
  expect(at(icon, 16, 30)).toEqual([0xc4, 0x12, 0x2f, 255]);
});

it('the app icon has transparent corners, except in its full form for launchers', () => {
  expect(at(draw(false), 0, 0)[3]).toBe(0);
  expect(at(draw(true), 0, 0)).toEqual([0xe2, 0x30, 0x4c, 255]);
});

it('the full app icon keeps the logo within the safe circle, whose radius is 40 % of the width', () => {
  const icon = draw(true);
  for (let y = 0; y < 32; y += 0.5) {
    for (let x = 0; x < 32; x += 0.5) {
      const [red, green] = at(icon, x, y);
      const isGround = red !== undefined && red >= 0xc4 && green !== undefined && green <= 0x30;
      if (Math.hypot(x + 0.25 - 16, y + 0.25 - 16) > 0.4 * 32) expect(isGround).toBe(true);
    }
  }
});
