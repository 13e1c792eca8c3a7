import { describe, expect, it } from 'vitest';
import { fits } from '../../sdk/domain/pattern.ts';

/** Longest a single try may take, ms; the machine that runs the tests may be busy. */
const PATIENCE = 500;

describe('patterns of a server', () => {
  it.each([
    ['^\\w{6,14}$', 'lan_88', 'lan'],
    ['^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{6,16}$', 'secret12', 'secrets'],
    ['^1[3-9]\\d{9}$', '13912345678', '12912345678'],
    ['^(?:\\+\\d{1,3})?\\d{7,15}$', '+84912345678', '+'],
    ["^[\\p{L} .'-]{2,60}$", 'Lê Thị Lan', '12'],
    ['^[\\w\\-]{2,8}$', 'a-b', 'a b'],
    ['^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'lan@example.com', 'lan@example'],
    ['^(?:yes|no)$', 'yes', 'maybe'],
    ['', 'anything', null],
  ])('VALID-01 %s takes %s and refuses %s', (pattern, right, wrong) => {
    expect(fits(pattern, right)).toBe(true);
    if (wrong !== null) expect(fits(pattern, wrong)).toBe(false);
  });

  it.each(['(', '[z-a]', '*', '(?<a', '\\p{Nonsense}'])('S31 leaves a broken pattern to the gateway: %s', pattern => {
    expect(fits(pattern, 'x')).toBeNull();
  });

  it('S31 looks at no pattern over 200 and no input over 256 characters', () => {
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
  ])('S31 does not run %s, whose work nothing bounds', pattern => {
    expect(fits(pattern, `${'a'.repeat(255)}!`)).toBeNull();
  });

  it('S31 answers in no time, whatever the pattern', () => {
    const parts = [
      'a',
      '.',
      '\\w',
      '[ab]',
      '(?:a|b)',
      '(a+)',
      '(?=a*)',
      'a?',
      'a*',
      'a+',
      'a{1,9}',
      '.{2,}',
      '|',
      '^',
      '$',
    ];
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    let slowest = 0;
    for (let run = 0; run < 3_000; run++) {
      const pattern = Array.from({ length: 1 + next(8) }, () => parts[next(parts.length)]).join('');
      const before = performance.now();
      fits(pattern, `${'a'.repeat(200)}b!`);
      slowest = Math.max(slowest, performance.now() - before);
    }
    expect(slowest).toBeLessThan(PATIENCE);
  });
});
