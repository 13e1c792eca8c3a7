/** Phone numbers and codes as written on paper, in messages and in the clipboard. */
import { describe, expect, it } from 'vitest';
import { parseDialingCode, parseMobile, tidyCode, tidyMobile } from '../../../sdk/protocol/account/phone-numbers.ts';

describe('phone number', () => {
  it.each([
    '901000000',
    '0901000000',
    '0901 000 000',
    '+84 901 000 000',
    '+84 (0)901-000-000',
    '0084.901.000.000',
    '９０１０００００００'.slice(0, 9),
    '\u202a+84\u00a0901\u2011000\u2013000\u202c',
  ])('phone number notation %s parses to the same number', written => {
    expect(tidyMobile(written, '84')).toBe('901000000');
    expect(parseMobile(written, '84')).toBe('901000000');
  });

  it('a leading zero that belongs to the number is preserved', () => {
    expect(parseMobile('05 12 34 56 78', '225')).toBe('0512345678');
    expect(parseMobile('+225 05 12 34 56 78', '225')).toBe('0512345678');
  });

  it('parseMobile rejects a number of another country, and any country code while no country is selected', () => {
    expect(tidyMobile('+55 11 91234 5678', '84')).toBe('+5511912345678');
    expect(parseMobile('+55 11 91234 5678', '84')).toBeNull();
    expect(parseMobile('+84 901 000 000')).toBeNull();
  });

  it.each(['', '0', '123', '1234567890123456', '90100000x', 'call me'])('parseMobile rejects %s', text => {
    expect(parseMobile(text, '84')).toBeNull();
  });

  it.each(['84', '+84', '0084', ' +84 '])('parseDialingCode accepts %s', text => {
    expect(parseDialingCode(text)).toBe('84');
  });

  it.each(['', 'VN', '+', '84000'])('parseDialingCode rejects %s', text => {
    expect(parseDialingCode(text)).toBeNull();
  });
});

describe('verification code', () => {
  it.each(['123456', '123 456', ' 123456', '123-456', '１２３４５６', 'G-123456', 'Your code: 123456', '12\u200b3456'])(
    'pasted text %s becomes the code 123456',
    text => {
      expect(tidyCode(text)).toBe('123456');
    },
  );
});
