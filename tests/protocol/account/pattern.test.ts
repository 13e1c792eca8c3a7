import { describe, expect, it } from 'vitest';
import { fits } from '../../../sdk/protocol/account/pattern.ts';
import { seededRandom } from '../../helpers/chance/seed.ts';

/** Maximum duration of a single match in ms, generous for a busy test machine. */
const TIMEOUTS = 5_000;

const ATOMS = ['a', 'b', '.', '\\w', '[ab]', '[^b]', '\\d', 'x', '-', '^', '$', '\\b'];
const QUANTIFIERS = ['', '', '', '*', '+', '?', '{2,}', '{1,5}', '{3}', '*?', '+?'];

describe('server patterns', () => {
  it.each([
    ['^\\w{6,14}$', 'lan_88', 'lan'],
    ['^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{6,16}$', 'secret12', 'secrets'],
    ['^1[3-9]\\d{9}$', '13912345678', '12912345678'],
    ['^(?:\\+\\d{1,3})?\\d{7,15}$', '+84912345678', '+'],
    ["^[\\p{L} .'-]{2,60}$", 'Lê Thị Lan', '12'],
    ['^[\\w\\-]{2,8}$', 'a-b', 'a b'],
    ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'lan@example.com', 'lan@example'],
    ['^(?:yes|no)$', 'yes', 'maybe'],
    ['^\\w+(?:[.-]\\w+)*@\\w+(?:[.-]\\w+)*(?:\\.[A-Za-z]{2,3})+$', 'a.b-c@x-y.co.uk', 'a@x.info'],
    ['^[\\w.%+-]+@(?:[A-Za-z\\d-]+\\.)+[A-Za-z]{2,}$', 'lan@mail.example.info', 'lan@mail'],
    ['^(?!0+$)\\d{1,9}(?:\\.\\d{1,2})?$', '10.50', '000'],
    ['^(?:[A-Z]\\d{3}-?){1,4}$', 'A123-B456', 'A12'],
    ['^(?:\\u0041|\\x42)\\cJ?$', 'A', 'C'],
    ['', 'anything', null],
  ])('VALID-01 pattern %s accepts %s and rejects %s', (pattern, right, wrong) => {
    expect(fits(pattern, right)).toBe(true);
    if (wrong !== null) expect(fits(pattern, wrong)).toBe(false);
  });

  it.each(['(', '[z-a]', '*', '(?<a', '\\p{Nonsense}'])(
    'S31 a syntactically invalid pattern leaves the validation to the gateway: %s',
    pattern => {
      expect(fits(pattern, 'x')).toBeNull();
    },
  );

  it('S31 patterns over 200 characters and inputs over 256 characters are not matched', () => {
    expect(fits('a'.repeat(200), 'a'.repeat(200))).toBe(true);
    expect(fits('a'.repeat(201), 'a'.repeat(201))).toBeNull();
    expect(fits('^a*$', 'a'.repeat(256))).toBe(true);
    expect(fits('^a*$', 'a'.repeat(257))).toBeNull();
  });

  it.each([
    '(a+)+$',
    '^(a+)+$',
    '^(a|a)*$',
    '^(?:a|aa)+$',
    '^(a*)*$',
    '^(?:\\w+\\s?)*$',
    '.*.*.*.*=',
    `${'a?'.repeat(28)}${'a'.repeat(28)}`,
    '^(?=(a+)+$)b',
    '^(?:a{1,50}){1,50}$',
    '^(.+)\\1$',
    '^(?<x>.+)\\k<x>$',
    '(?:a|b|ab){20,40}c',
  ])('S31 a pattern with unbounded backtracking is not run: %s', pattern => {
    expect(fits(pattern, `${'a'.repeat(255)}!`)).toBeNull();
  });

  it('S31 matching ends within the timeout for random patterns', () => {
    const random = seededRandom(7);
    const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const make = (depth: number): string => {
      const atoms = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        const nested = depth > 0 && random() < 0.3;
        const branch = nested && random() < 0.3 ? `|${make(depth - 1)}` : '';
        const atom = nested ? `${one(['(', '(?:', '(?=', '(?!'])}${make(depth - 1)}${branch})` : one(ATOMS);
        return atom + one(QUANTIFIERS);
      });
      return atoms.join('');
    };
    let slowest = 0;
    let tried = 0;
    for (let run = 0; run < 3_000; run++) {
      const pattern = `${one(['^', ''])}${make(3)}${one(['$', 'x$'])}`;
      for (const input of [`${'a'.repeat(255)}!`, `${'ab'.repeat(127)}!`, `${'a-'.repeat(127)}!`]) {
        const before = performance.now();
        if (fits(pattern, input) !== null) tried++;
        slowest = Math.max(slowest, performance.now() - before);
      }
    }
    expect(tried).toBeGreaterThan(1_000);
    expect(slowest).toBeLessThan(TIMEOUTS);
  });
});
