import { describe, expect, it } from 'vitest';
import { drawNumbers, levelPattern, parseLevels } from '../../../site/gateway/features/lottery/prize-levels.ts';

const NORTHERN = '5x1~5x1~5x2~5x6~4x4~4x6~3x3~2x4';
const PROVINCE = '6x1~5x1~5x1~5x2~5x7~4x1~4x3~3x1~2x1';

describe('drawn numbers', () => {
  it.each([
    ['northern', NORTHERN, 27],
    ['province', PROVINCE, 18],
    ['fast', '5x1~5x1~5x2~4x3~2x4', 11],
  ])('LOTT-19 drawn numbers have the correct digits on every level over 200 draws: %s', (_, text, total) => {
    const levels = parseLevels(text);
    for (let n = 0; n < 200; n++) {
      const drawn = drawNumbers(levels)
        .split('~')
        .map(level => level.split(','));
      expect(drawn.map(level => level.length)).toEqual(levels.map(({ count }) => count));
      drawn.forEach((level, index) => {
        for (const number of level) expect(number).toMatch(new RegExp(`^\\d{${levels[index]!.digits}}$`));
      });
      expect(drawn.flat()).toHaveLength(total);
    }
  });

  it('drawn numbers preserve leading zeros and use every digit at every position', () => {
    const seen = [new Set<string>(), new Set<string>()];
    for (let n = 0; n < 400; n++) {
      const number = drawNumbers([{ digits: 2, count: 1 }]);
      for (const [place, digits] of seen.entries()) digits.add(number[place]!);
    }
    expect(seen.map(digits => digits.size)).toEqual([10, 10]);
  });

  it('levelPattern matches only drawn numbers of its levels', () => {
    const pattern = levelPattern(parseLevels('5x1~3x2'));
    expect('00001~001,999').toMatch(pattern);
    for (const wrong of [
      '00001~001',
      '00001~001,999,123',
      '0001~001,999',
      '00001~001,999~',
      '00001,001~999',
      '00001~001,99a',
      ' 00001~001,999',
    ]) {
      expect(wrong).not.toMatch(pattern);
    }
  });

  it.each(['', '5', '5x0', '0x1', '5x1~', 'x'])('parseLevels rejects "%s"', text => {
    expect(() => parseLevels(text)).toThrow();
  });
});
