/** Numbers and codes as people have them on paper, in messages and in their clipboard. */
import { describe, expect, it } from 'vitest';
import { parseDialingCode, parseMobile, tidyCode, tidyMobile } from '../../../sdk/protocol/account/phone-numbers.ts';

describe('a number', () => {
  it.each([
    '901000000',
    '0901000000',
    '0901 000 000',
    '+84 901 000 000',
    '+84 (0)901-000-000',
    '0084.901.000.000',
    '９０１０００００００'.slice(0, 9),
    '\u202a+84\u00a0901\u2011000\u2013000\u202c',
  ])('is the same one written %s', written => {
    expect(tidyMobile(written, '84')).toBe('901000000');
    expect(parseMobile(written, '84')).toBe('901000000');
  });

  it('keeps its first zero where that belongs to it', () => {
    expect(parseMobile('05 12 34 56 78', '225')).toBe('0512345678');
    expect(parseMobile('+225 05 12 34 56 78', '225')).toBe('0512345678');
  });

  it('of another country is none of this one, nor is one with a country where none was chosen', () => {
    expect(tidyMobile('+55 11 91234 5678', '84')).toBe('+5511912345678');
    expect(parseMobile('+55 11 91234 5678', '84')).toBeNull();
    expect(parseMobile('+84 901 000 000')).toBeNull();
  });

  it.each(['', '0', '123', '1234567890123456', '90100000x', 'call me'])('is not %s', text => {
    expect(parseMobile(text, '84')).toBeNull();
  });

  it.each(['84', '+84', '0084', ' +84 '])('has the country %s', text => {
    expect(parseDialingCode(text)).toBe('84');
  });

  it.each(['', 'VN', '+', '84000'])('has no country %s', text => {
    expect(parseDialingCode(text)).toBeNull();
  });
});

describe('a code', () => {
  it.each(['123456', '123 456', ' 123456', '123-456', '１２３４５６', 'G-123456', 'Your code: 123456', '12\u200b3456'])(
    'is 123456 where %s is pasted',
    text => {
      expect(tidyCode(text)).toBe('123456');
    },
  );
});
