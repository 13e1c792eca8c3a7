import { changePassword, setNickname } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRight } from '../../../../site/gateway/features/account/registration/patterns.ts';
import { accountGateway, bearer, enter, logIn, PASSWORD } from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

/** Each runs for longer than anybody waits at a text of its kind. */
const ENDLESS = [
  ['^(a+)+$', `${'a'.repeat(60)}!`],
  ['^(a|aa)+$', `${'a'.repeat(120)}!`],
  ['^(a|a)*$', `${'a'.repeat(60)}!`],
  ['^([a-z]+)*\\d$', 'a'.repeat(60)],
  ['^(.*a){20}$', `${'a'.repeat(60)}!`],
  ['(x+x+)+y', 'x'.repeat(60)],
] as const;

describe('patterns that an operator gave', () => {
  it.each(ENDLESS)('S31 %s is ended where it would run for years, and the text does not fit', async (pattern, text) => {
    let turns = 0;
    const turning = setInterval(() => turns++, 5);
    expect(await isRight(pattern, text)).toBe(false);
    clearInterval(turning);
    // The thread of the gateway was free meanwhile.
    expect(turns).toBeGreaterThan(5);
  });

  it('S31 a pattern without a bound is right about what it decides in time, and flags of letters count', async () => {
    expect(await isRight('^(a+)+$', 'aaa')).toBe(true);
    expect(await isRight('^(a+)+$', 'aab')).toBe(false);
    expect(await isRight('^(\\p{L}+ ?)+$', 'Định dạng')).toBe(true);
    expect(await isRight('^(\\p{L}+ ?)+$', 'x1')).toBe(false);
  });

  it('S31 a broken pattern and an empty one admit everything', async () => {
    expect(await isRight('([', 'x')).toBe(true);
    expect(await isRight('', 'x')).toBe(true);
  });

  it('S31 of many at once those who find the line full are told to come back', { tags: 'slow' }, async () => {
    const [pattern, text] = ENDLESS[0];
    const all = await Promise.allSettled(Array.from({ length: 22 }, () => isRight(pattern, text)));
    const refused = all.flatMap(one => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.map(({ code, details }) => [code, details.retryAfterS])).toEqual([
      ['busy', 5],
      ['busy', 5],
    ]);
    expect(all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))).toEqual(Array(20).fill(false));
  });
});

describe('a gateway with a pattern that runs for years', () => {
  let server: TestGateway;
  let member: Record<string, string>;
  beforeAll(async () => {
    server = await accountGateway();
    member = bearer((await logIn(server, 'member0')).body.value.token);
    await server.db
      .updateTable('registration_fields')
      .set({ pattern: '^(a+)+$' })
      .where('name', '=', 'nickname')
      .execute();
    await server.db
      .updateTable('validation_rules')
      .set({ pattern: '^(\\w+-?)+$' })
      .where('name', '=', 'password')
      .execute();
  });
  afterAll(() => server.stop());

  const poison = `${'a'.repeat(60)}!`;

  it('S31 answers others while it looks at a registration, which is refused at its field', async () => {
    const entering = enter(server, { username: 'patient1', nickname: poison });
    expect((await server.get('/wps/system/status')).status).toBe(200);
    expect((await entering).body.value.fields).toEqual({ nickname: 'Enter a valid name.' });
    expect((await enter(server, { username: 'patient2', nickname: 'aaa' })).body.success).toBe(true);
  });

  it('S31 EP-08 refuses a nickname that the pattern does not decide in time', async () => {
    expect((await server.call(setNickname, { nickname: poison }, member)).status).toBe(400);
  });

  it('S31 PSW-10 holds a new password to a rule that pages do not dare to try', async () => {
    const change = (newPassword: string) =>
      server.call(changePassword, { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword }, member);
    expect((await change('two words 1')).status).toBe(400);
    expect((await change('two-words-1')).body.success).toBe(true);
  });
});
