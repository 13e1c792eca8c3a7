import { describe, expect, it } from 'vitest';
import { FLAGS, parseFlags } from '../../../sdk/protocol/merchants/flags.ts';

describe('feature flags', () => {
  it('ROLE-05 parseFlags treats true, 1, "1" and "true" as enabled and all other values as disabled', () => {
    const flags = parseFlags({
      a: true,
      b: 1,
      c: '1',
      d: 'true',
      e: false,
      f: 0,
      g: '0',
      h: 'yes',
      i: null,
      j: 2,
      k: '',
    });
    expect([...flags].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ROLE-05 parseFlags handles names of Object.prototype as ordinary names', () => {
    expect(parseFlags({}).has('constructor')).toBe(false);
    expect(parseFlags(JSON.parse('{"__proto__": true}')).has('__proto__')).toBe(true);
  });

  it('LOGIN-02 LOGIN-07 REG-01 FORGOT-02 FLAGS contains the documented names', () => {
    expect(Object.values(FLAGS).sort()).toEqual([
      'CBS3',
      'CHNGPASSVERIF3',
      'FACEBOOKLOGIN3',
      'GOOGLELOGIN3',
      'MAILCEN',
      'MOBILENUMREG3',
      'MOBILEVERCODELOGIN3',
      'USERNAMEREG3',
    ]);
  });
});
