import { expect, it } from 'vitest';
import { strengthOf } from '../../site/src/rules/strength.ts';

it.each([
  ['', 0, 'longer'],
  ['abc', 1, 'longer'],
  ['aaaaaaaaaaaa', 1, 'letters'],
  ['abcdefgh', 2, 'sign'],
  ['abcdef12', 2, 'longer'],
  ['abcdefgh12', 3, 'sign'],
  ['Abcdefgh12', 4, 'strong'],
  ['Lobby-2026', 4, 'strong'],
] as const)('the password %j has strength %i and the hint %s', (password, score, hint) => {
  expect(strengthOf(password)).toEqual({ score, hint });
});

it('a password around the name of its account is weak', () => {
  expect(strengthOf('Minhanh92-2026', 'minhanh92').score).toBe(1);
});
