/**
 * S35: a program that has learnt from thousands of pictures of the drawing code reads hardly any.
 *
 * @module-tag slow
 */
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { GLYPHS } from '../../../site/gateway/features/verification/captcha/glyphs.ts';
import { drawCaptcha } from '../../../site/gateway/features/verification/captcha/picture.ts';
import { learn } from '../../helpers/captcha/dense-net.ts';
import { drawPlainCaptcha, PLAIN_GLYPHS } from '../../helpers/captcha/plain-captcha.ts';
import { SEED, seededRandom } from '../../helpers/chance/seed.ts';
import { isSlowRun } from '../../helpers/slow.ts';

/** Labeled pictures, width of the hidden layer, and px that are made one input. */
const means = isSlowRun
  ? { pictures: 8_000, hidden: 256, epochs: 9, pixel: 2 }
  : { pictures: 700, hidden: 64, epochs: 6, pixel: 3 };
const TRIED = 200;
/** What a gateway draws of the letters is by its own secure chance, and differs each time. */
const random = seededRandom(SEED);
const LENGTH = 5;
/** Windows on the letters: their width, and how far apart they stand around the middle of the picture, px. */
const [WINDOW, STEP] = [48, 28];

interface Drawing {
  readonly draw: (text: string) => Buffer;
  readonly glyphs: readonly string[];
}

/** A picture as an attacker cuts it up: a window for each letter, with the number of the letter. */
function cut({ draw, glyphs }: Drawing): { readonly windows: Float32Array[]; readonly kinds: number[] } {
  const kinds = Array.from({ length: LENGTH }, () => Math.floor(random() * glyphs.length));
  const picture = PNG.sync.read(draw(kinds.map(kind => glyphs[kind]).join('')));
  const middle = (LENGTH - 1) / 2;
  return {
    kinds,
    windows: kinds.map((_, place) => tones(picture, picture.width / 2 + (place - middle) * STEP - WINDOW / 2)),
  };
}

/** Tones of the squares of a window whose left edge is at `left` px, 0 to 1. */
function tones({ width, height, data }: PNG, left: number): Float32Array {
  const [columns, rows] = [WINDOW / means.pixel, Math.floor(height / means.pixel)];
  const sums = new Float32Array(columns * rows);
  for (let y = 0; y < rows * means.pixel; y++) {
    for (let x = 0; x < WINDOW; x++) {
      const at = Math.floor(y / means.pixel) * columns + Math.floor(x / means.pixel);
      const inside = Math.max(0, Math.min(width - 1, Math.floor(left) + x));
      sums[at]! += (data[(y * width + inside) * 4] ?? 0) / 255 / means.pixel ** 2;
    }
  }
  return sums;
}

/** Shares of letters and of whole pictures that a net reads right of pictures it has not seen. */
function attack(drawing: Drawing): { readonly letters: number; readonly whole: number } {
  const known = Array.from({ length: means.pictures }, () => cut(drawing));
  const labeled = { pictures: known.flatMap(one => one.windows), kinds: known.flatMap(one => one.kinds) };
  const read = learn(labeled, { ...means, outputs: drawing.glyphs.length, random });
  const right = Array.from({ length: TRIED }, () => {
    const { windows, kinds } = cut(drawing);
    return windows.filter((window, place) => read(window) === kinds[place]).length;
  });
  const letters = right.reduce((sum, count) => sum + count, 0) / (LENGTH * TRIED);
  return { letters, whole: right.filter(count => count === LENGTH).length / TRIED };
}

describe('S35 a net that learns from labeled pictures', { timeout: 600_000 }, () => {
  it('reads most pictures of one font at fixed places: the attack is no blind one', () => {
    expect(attack({ draw: drawPlainCaptcha, glyphs: PLAIN_GLYPHS }).whole).toBeGreaterThan(0.25);
  });

  it('reads less than one in twenty of the pictures that the gateway draws', () => {
    const { letters, whole } = attack({ draw: drawCaptcha, glyphs: GLYPHS });
    expect(whole).toBeLessThan(0.05);
    // So that it is no matter of chance: 0.55 of the letters would make a picture in twenty.
    expect(letters).toBeLessThan(0.4);
  });
});
