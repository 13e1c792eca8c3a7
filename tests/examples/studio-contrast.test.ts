/** Colors of the embed studio: contrast calculation, pairs with low contrast, and fixes (EMBED-19). */

import { describe, expect, it } from 'vitest';
import { contrast, distance, hexColor, hexOfLch, lchOf, mix } from '../../examples/studio/color/convert.ts';
import { COLORS, paletteOf, type Theme } from '../../examples/studio/color/palette.ts';
import { contrastWarnings, PAIRS } from '../../examples/studio/color/warnings.ts';
import { PRESETS, tokensIn } from '../../examples/studio/model/presets.ts';
import { fc } from '../helpers/chance/fast-check.ts';

const THEMES: readonly Theme[] = ['light', 'dark'];
const anyHex = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`);

describe('EMBED-19 color contrast in the studio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#767676', '#ffffff', 4.542],
  ])('contrast of %s and %s is %d in either order', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('a color survives the conversion to OKLCH and back', () => {
    fc.assert(
      fc.property(anyHex, hex => {
        expect(hexOfLch(lchOf(hex))).toBe(hex);
      }),
    );
  });

  it('mixing two colors returns a color between them, and exactly one of them at share 0 or 1', () => {
    expect(mix('#ffffff', 0.5, '#000000')).toBe('#808080');
    expect(mix('#0a6b4f', 1, '#123456')).toBe('#0a6b4f');
    expect(mix('#0a6b4f', 0, '#123456')).toBe('#123456');
  });

  it.each([
    ['#0A6B4F', '#0a6b4f'],
    ['0a6b4f', '#0a6b4f'],
    [' #fff ', '#ffffff'],
    ['#ffff', null],
    ['red', null],
    ['#12345g', null],
    ['', null],
    ['url(//evil.test)', null],
  ])('hexColor parses %j as %j', (text, hex) => expect(hexColor(text)).toBe(hex));
});

describe('EMBED-20 contrast warnings', () => {
  it.each(THEMES)('the kit’s default colors and all palettes of the studio have no warnings, %s', theme => {
    for (const { name, tokens } of PRESETS) {
      expect(contrastWarnings(theme, tokens[theme]), name).toEqual([]);
    }
  });

  it('a warning names the pair, its ratio, the required ratio and a color that passes', () => {
    const [warning] = contrastWarnings('light', { text: '#999999' });
    expect(warning).toMatchObject({ front: 'text', needed: 4.5, mend: { name: 'text' } });
    expect(warning?.ratio).toBeLessThan(2.9);
    const mended = contrastWarnings('light', { text: warning?.mend?.color });
    expect(mended).toEqual([]);
  });

  it('edges of controls require a contrast of 3 : 1', () => {
    expect(contrastWarnings('light', { control: '#8c8c8c' })).toEqual([]);
    const [warning] = contrastWarnings('light', { control: '#a0a0a0' });
    expect(warning).toMatchObject({ front: 'control', needed: 3 });
  });

  it('the fix of a medium accent changes the accent slightly instead of the text color', () => {
    const accent = '#d9480f';
    const [warning] = contrastWarnings('light', { accent });
    expect(warning).toMatchObject({ front: 'on-accent', ground: 'accent', mend: { name: 'accent' } });
    expect(distance(warning?.mend?.color ?? '', accent)).toBeLessThan(0.05);
  });

  it('if one color fixes several pairs, the warnings of all these pairs suggest this color', () => {
    const mends = contrastWarnings('light', { text: '#999999' }).map(({ mend }) => mend?.color);
    expect(mends).toHaveLength(3);
    expect(new Set(mends).size).toBe(1);
    expect(contrastWarnings('light', { text: mends[0] })).toEqual([]);
  });

  it('warnings are sorted by severity, worst first', () => {
    const shares = contrastWarnings('light', { text: '#aaaaaa', muted: '#cccccc' }).map(w => w.ratio / w.needed);
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it('for any colors, each failing pair is reported and its fix breaks no other pair', () => {
    const chosen = fc.record(
      { accent: anyHex, surface: anyHex, card: anyHex, text: anyHex, muted: anyHex, control: anyHex },
      { requiredKeys: [] },
    );
    const keys = (theme: Theme, colors: object) => contrastWarnings(theme, colors).map(w => `${w.front} ${w.ground}`);
    fc.assert(
      fc.property(fc.constantFrom(...THEMES), chosen, (theme, colors) => {
        const palette = paletteOf(theme, colors);
        const failing = PAIRS.filter(pair => contrast(palette[pair.front], palette[pair.ground]) < pair.needed);
        const warnings = contrastWarnings(theme, colors);
        expect(warnings.length).toBe(failing.length);
        const before = keys(theme, colors);
        for (const { front, ground, mend } of warnings) {
          if (!mend) continue;
          const after = keys(theme, { ...colors, [mend.name]: mend.color });
          expect(after).not.toContain(`${front} ${ground}`);
          for (const pair of after) expect(before).toContain(pair);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('a single color with low contrast over the default colors always has a fix', () => {
    const one = fc.tuple(fc.constantFrom(...COLORS), anyHex);
    fc.assert(
      fc.property(fc.constantFrom(...THEMES), one, (theme, [name, color]) => {
        for (const { mend } of contrastWarnings(theme, { [name]: color })) expect(mend).not.toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});

describe('palettes of the studio', () => {
  it('changing the theme switches the colors of a preset palette, and custom colors do not change', () => {
    const jade = PRESETS.find(({ name }) => name === 'Jade');
    expect(tokensIn('dark', { ...jade?.tokens.light, radius: '4' }, 'light')).toEqual({
      ...jade?.tokens.dark,
      radius: '4',
    });
    expect(tokensIn('dark', { accent: '#123456' }, 'light')).toEqual({ accent: '#123456' });
  });
});
