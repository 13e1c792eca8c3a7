/** Amounts as people type and paste them. */
import { describe, expect, it } from 'vitest';
import { readTypedAmount } from '../../../sdk/domain/money/typed.ts';

describe('an amount in a field', () => {
  it.each([
    ['2,000,000', '2000000'],
    ['₫ 2,000,00', '200000'],
    ['007', '7'],
    ['0', '0'],
    ['', ''],
    ['12.', '12.'],
    ['.5', '0.5'],
    ['1,234.50', '1234.50'],
    ['1.2.3', '123'],
    ['２００', '200'],
    ['-5e3', '53'],
  ])('PAY-05 typed in English, %s is %s', (text, amount) => {
    expect(readTypedAmount(text, '.')).toBe(amount);
  });

  it.each([
    ['2.000.000', '2000000'],
    ['1.234,50', '1234.50'],
    ['2.000.00', '200000'],
  ])('PAY-05 typed in Vietnamese, %s is %s', (text, amount) => {
    expect(readTypedAmount(text, ',')).toBe(amount);
  });

  it.each([
    ['2000000.50', '2000000.50'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['2.000.000', '2000000'],
    ['1 234 567,8', '1234567.8'],
    ['50.000', '50000'],
  ])('PAY-02 PAY-05 pasted from a place with other habits, %s is never a hundred times as much: %s', (text, amount) => {
    expect(readTypedAmount(text, ',', true)).toBe(amount);
  });
});
