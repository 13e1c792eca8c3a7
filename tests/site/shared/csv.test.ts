import { describe, expect, it } from 'vitest';
import { toCsv } from '../../../site/src/shared/lists/csv.ts';

describe('CSV files of records', () => {
  it('BOOK-06 CSV starts with a byte order mark, ends lines with CR LF and quotes special characters', () => {
    expect(
      toCsv([
        ['Date', 'For'],
        ['2026-11-20', 'a "b", c\nd'],
      ]),
    ).toBe('\uFEFFDate,For\r\n2026-11-20,"a ""b"", c\nd"\r\n');
  });

  it('BOOK-06 CSV keeps amounts numeric and escapes texts that a spreadsheet would read as a formula', () => {
    const cells = ['=1+1', '+84', '-1', '@x', ' =2', '\t=3', 'a=b'];
    expect(toCsv([[...cells, { amount: '-20.50' }, { amount: '=1' }]])).toBe(
      "\uFEFF'=1+1,'+84,'-1,'@x,' =2,'\t=3,a=b,-20.50,\r\n",
    );
  });
});
