/** Money amounts as text and as integer units. */
import { describe, expect, it } from 'vitest';
import { currencyDecimals, parseAmount, toAmount, toDecimal, toUnits } from '../../sdk/protocol/domain.ts';

describe('entered amount', () => {
  it.each([
    ['0', 0, 0n],
    ['50000', 0, 500_000_000n],
    ['50000.00', 0, 500_000_000n],
    ['0.05', 2, 500n],
    ['12.5', 2, 125_000n],
    ['0.0001', 4, 1n],
    ['999999999999999', 0, 9_999_999_999_999_990_000n],
    ['9999999999999.99', 2, 99_999_999_999_999_900n],
  ])('PAY-02 parseAmount parses every unit of %s with %s decimals', (text, decimals, units) => {
    expect(parseAmount(text, decimals)).toBe(units);
  });

  it.each([
    '',
    '-1',
    '+1',
    '−1',
    '1e5',
    '1E5',
    '0x10',
    '٥٠٠',
    '५०',
    '50,000',
    '1_000',
    ' 1',
    '1 ',
    '1\n',
    '.5',
    '5.',
    '1.2.3',
    'NaN',
    'Infinity',
  ])('PAY-02 parseAmount rejects any notation other than plain digits: %j', text => {
    expect(parseAmount(text, 4)).toEqual({ issue: 'number' });
  });

  it('PAY-02 parseAmount rejects more than 15 digits including decimals', () => {
    expect(parseAmount('1000000000000000', 0)).toEqual({ issue: 'number' });
    expect(parseAmount('10000000000000.00', 2)).toEqual({ issue: 'number' });
    expect(parseAmount('0000000000000001', 0)).toEqual({ issue: 'number' });
  });

  it('PAY-02 parseAmount rejects too many decimals and returns the permitted number of decimals of the currency', () => {
    expect(parseAmount('1.5', 0)).toEqual({ issue: 'decimals', decimals: 0 });
    expect(parseAmount('1.005', 2)).toEqual({ issue: 'decimals', decimals: 2 });
    expect(parseAmount('1.00005', 4)).toEqual({ issue: 'decimals', decimals: 4 });
  });
});

describe('units as text', () => {
  it.each([
    [123_450_099n, '12345.0099', '12345.00', '12345'],
    [-1n, '-0.0001', '0.00', '0'],
    [-15_000n, '-1.5000', '-1.50', '-1'],
    [0n, '0.0000', '0.00', '0'],
    [90_071_992_547_409_935_000n, '9007199254740993.5000', '9007199254740993.50', '9007199254740993'],
  ])(
    'PAY-02 toAmount returns the requested number of decimals and truncates further decimals: %s',
    (units, four, two, none) => {
      expect([toDecimal(units), toAmount(units), toAmount(units, 0)]).toEqual([four, two, none]);
      expect(toUnits(four)).toBe(units);
    },
  );

  it('PAY-02 currencyDecimals returns the decimals of the currency', () => {
    expect(['VND', 'JPY', 'USD', 'KWD', 'no currency'].map(currencyDecimals)).toEqual([0, 0, 2, 3, 2]);
  });
});
