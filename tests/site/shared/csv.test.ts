import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../site/src/shared/lists/csv.ts';

describe('CSV', () => {
  it('BOOK-06 begins with a byte order mark, ends lines by CR LF, and quotes what holds commas, quotes and line ends', () => {
    expect(
      toCsv([
        ['Date', 'For'],
        ['2026-11-20', 'a "b", c\nd'],
      ]),
    ).toBe('\uFEFFDate,For\r\n2026-11-20,"a ""b"", c\nd"\r\n');
  });

  it('BOOK-06 leaves amounts numbers, and lets no text begin like a formula', () => {
    const cells = ['=1+1', '+84', '-1', '@x', ' =2', '\t=3', 'a=b'];
    expect(toCsv([[...cells, { amount: '-20.50' }, { amount: '=1' }]])).toBe(
      "\uFEFF'=1+1,'+84,'-1,'@x,' =2,'\t=3,a=b,-20.50,\r\n",
    );
  });
});
