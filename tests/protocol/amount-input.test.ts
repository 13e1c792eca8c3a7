/** Amounts as members type and paste them. */
import { describe, expect, it } from 'vitest';
import { parseAmountInput } from '../../sdk/protocol/amount-input.ts';

const EN = { decimal: '.', group: ',', decimals: 2 } as const;
const VI = { decimal: ',', group: '.', decimals: 2 } as const;
const FR = { decimal: ',', group: '\u202f', decimals: 2 } as const;
const whole = <F extends object>(format: F) => ({ ...format, decimals: 0 });

describe('amount input', () => {
  it.each([
    ['2,000,000', '2000000'],
    ['₫ 2,000,00', '200000'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['1,234.50', '1234.50'],
    ['1,500', '1500'],
    ['0.500', '0.500'],
    ['２００', '200'],
    ['1 000', '1000'],
  ])('PAY-05 amount %s typed in English is %s', (text, amount) => {
    expect(parseAmountInput(text, EN)).toEqual({ amount });
  });

  it.each([
    ['2.000.000', '2000000'],
    ['1.234,50', '1234.50'],
    ['2.000.00', '200000'],
    ['1.500', '1500'],
  ])('PAY-05 amount %s typed in Vietnamese is %s', (text, amount) => {
    expect(parseAmountInput(text, VI)).toEqual({ amount });
  });

  it.each([
    ['2000000.50', '2000000.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['2.000.000', '2000000'],
    ['1 234 567,8', '1234567.8'],
    ['50.000', '50000'],
    ["1'234.50", '1234.50'],
    ['R$ 1.234,50', '1234.50'],
    ['50.000 VND', '50000'],
    ['50.000đ', '50000'],
  ])('PAY-05 amount %s pasted from another locale is never multiplied by one hundred: %s', (text, amount) => {
    expect(parseAmountInput(text, VI, true)).toEqual({ amount });
  });

  it.each(['500.000', '500,000', '500 000', "500'000", '500\u00a0000', '500\u202f000', '500000', '500000.00'])(
    'PAY-05 a currency without decimals accepts the grouping %s',
    text => {
      for (const format of [EN, VI, FR].map(whole)) {
        const read = parseAmountInput(text, format, true);
        expect('amount' in read && read.amount.replace(/\.00$/, '')).toBe('500000');
      }
    },
  );

  it.each(['1.000.000', '1,000,000', '1 000 000', "1'000'000"])('PAY-05 %s is one million in every language', text => {
    for (const format of [EN, VI, FR, whole(EN), whole(VI)]) {
      expect(parseAmountInput(text, format, true)).toEqual({ amount: '1000000' });
    }
  });

  it.each([
    ['500.000', '500000'],
    ['1,000.000', '1000000'],
    ['1,000.00', '1000.00'],
  ])('PAY-05 %s typed in English for a currency without decimals is %s', (text, amount) => {
    expect(parseAmountInput(text, whole(EN))).toEqual({ amount });
  });

  it.each([
    ['1.500', EN],
    ['500.000', EN],
    ['1,500', VI],
    ['1.500', FR],
  ] as const)('PAY-05 amount %s is ambiguous if its separator may separate decimals', (text, format) => {
    for (const pasted of [false, true]) expect(parseAmountInput(text, format, pasted)).toEqual({ issue: 'ambiguous' });
  });

  it('PAY-05 a decimal point before three zeros is ambiguous for a currency without decimals', () => {
    expect(parseAmountInput('1,234.000', whole(EN), true)).toEqual({ issue: 'ambiguous' });
  });

  it.each(['1e3', '1E3', '500k', '500K', '-500', '−500', '+500', '(500)', '-5e3', '1.2.3', '1,23,456', 'abc', '5%'])(
    'PAY-05 %s is rejected as an amount in every number format',
    text => {
      for (const format of [EN, VI, whole(EN)])
        expect(parseAmountInput(text, format, true)).toEqual({ issue: 'number' });
    },
  );

  it.each(['1e', '1e3', '500k', '-', '-5', '1.2.3'])('PAY-05 %s is rejected as an amount while it is typed', text => {
    expect(parseAmountInput(text, EN)).toEqual({ issue: 'number' });
  });
});
