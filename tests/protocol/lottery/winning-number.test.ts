import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseWinningNumber, printWinningNumber } from '../../../sdk/protocol/lottery/winning-number.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const fixture = new URL('../../fixtures/draws.csv', import.meta.url);
/** 400 real draws, which are not part of this repository. */
const real = new URL('../../../../shared/data/xsmb.csv', import.meta.url);
const sources: readonly (readonly [string, URL])[] = [
  ['the made-up draws', fixture],
  ...(existsSync(real) ? [['the real draws of the northern lottery', real] as const] : []),
];

const draws = (file: URL) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map(row => row.slice(row.indexOf('"') + 1, -1));

describe('parseWinningNumber', () => {
  it('LOTT-19 parseWinningNumber splits levels at ~ and numbers at a comma and preserves digits as text', () => {
    expect(parseWinningNumber('00123~45~6,07')).toEqual([
      { label: 'GB', numbers: ['00123'] },
      { label: 'G1', numbers: ['45'] },
      { label: 'G2', numbers: ['6', '07'] },
    ]);
  });

  it('LOTT-20 LOTT-21 parseWinningNumber labels ten levels GB and G1 to G9 and drops the eleventh', () => {
    const labels = parseWinningNumber('1~2~3~4~5~6~7~8~9~10~11~12').map(level => level.label);
    expect(labels).toEqual(['GB', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9']);
  });

  it('LOTT-21 parseWinningNumber returns an empty list for an empty winning number', () => {
    for (const text of ['', ' ', '~', '~~~', '\n']) expect(parseWinningNumber(text)).toEqual([]);
  });

  it('LOTT-21 parseWinningNumber drops an empty level and preserves the labels of the other levels', () => {
    expect(parseWinningNumber('1~~3~')).toEqual([
      { label: 'GB', numbers: ['1'] },
      { label: 'G2', numbers: ['3'] },
    ]);
  });

  it.each([
    'a',
    '1,,2',
    ',',
    '1,',
    '12a',
    '-1',
    '1.5',
    '١٢',
    'undefined',
    'NaN',
    '<b>1</b>',
    '9'.repeat(13),
    '1,'.repeat(200),
  ])('R14 parseWinningNumber shows a dash for the invalid level %s and preserves the next level', odd => {
    expect(parseWinningNumber(`${odd}~7`)).toEqual([
      { label: 'GB', numbers: ['–'] },
      { label: 'G1', numbers: ['7'] },
    ]);
  });
});

describe('printWinningNumber', () => {
  it.each(sources)('R14 LOTT-19 printing the parsed winning number %s returns the same bytes', (_, file) => {
    const texts = draws(file);
    expect(texts.length).toBeGreaterThanOrEqual(30);
    for (const text of texts) {
      const levels = parseWinningNumber(text);
      expect(printWinningNumber(levels)).toBe(text);
      expect(levels.map(level => level.numbers.length)).toEqual([1, 1, 2, 6, 4, 6, 3, 4]);
    }
  });

  it('LOTT-19 parsing the printed levels returns the same levels for any digits and gaps', () => {
    const digits = fc.stringMatching(/^\d{1,12}$/);
    const level = fc.oneof(
      fc.constant(''),
      fc.array(digits, { minLength: 1, maxLength: 7 }).map(numbers => numbers.join(',')),
    );
    fc.assert(
      fc.property(fc.array(level, { maxLength: 9 }), digits, (levels, last) => {
        const text = [...levels, last].join('~');
        expect(printWinningNumber(parseWinningNumber(text))).toBe(text);
      }),
    );
  });

  it('R14 1,000 damaged winning numbers are parsed to digits or dashes only', () => {
    const broken = fc.tuple(fc.constantFrom(...draws(fixture)), fc.string(), fc.nat(200), fc.nat(20));
    fc.assert(
      fc.property(broken, ([text, junk, from, removed]) => {
        const levels = parseWinningNumber(text.slice(0, from) + junk + text.slice(from + removed));
        for (const { numbers } of levels) for (const number of numbers) expect(number).toMatch(/^(\d{1,12}|–)$/);
        expect(() => printWinningNumber(levels)).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });
});
