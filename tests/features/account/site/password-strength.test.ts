import { checkNewPassword } from 'lobbykit/domain';
import { expect, it } from 'vitest';
import { strengthOf } from '../../../../site/src/features/account/password/password-strength.ts';

const judge = (password: string, names: readonly string[] = []) =>
  strengthOf(password, checkNewPassword(password, { names }) !== null);

it.each([
  ['', 0, 'fair'],
  ['abc', 1, 'fair'],
  ['aaaaaaaaaaaa', 1, 'fair'],
  ['Password1!', 1, 'fair'],
  ['Lobby-2026', 2, 'fair'],
  ['Xy!Zk#9$', 3, 'good'],
  ['heron in the rain', 4, 'strong'],
  ['mưa rơi trên mái nhà', 4, 'strong'],
  ['aB3$kL9xQ2mZ', 4, 'strong'],
  ['heron heron winter', 2, 'fair'],
] as const)('PSW-10 password %j has strength %i and the hint %s', (password, score, hint) => {
  expect(judge(password)).toEqual({ score, hint });
});

it('PSW-10 password that contains the account name is weak', () => {
  expect(judge('Minhanh92-2026', ['minhanh92']).score).toBe(1);
});
