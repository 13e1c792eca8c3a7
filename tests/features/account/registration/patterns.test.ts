import { changePassword, setNickname } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRight } from '../../../../site/gateway/features/account/registration/patterns.ts';
import { accountGateway, bearer, enter, logIn, PASSWORD } from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';

/** Patterns with catastrophic backtracking and a text that triggers the backtracking. */
const ENDLESS = [
  ['^(a+)+$', `${'a'.repeat(60)}!`],
  ['^(a|aa)+$', `${'a'.repeat(120)}!`],
  ['^(a|a)*$', `${'a'.repeat(60)}!`],
  ['^([a-z]+)*\\d$', 'a'.repeat(60)],
  ['^(.*a){20}$', `${'a'.repeat(60)}!`],
  ['(x+x+)+y', 'x'.repeat(60)],
] as const;

describe('operator-defined patterns', () => {
  it.each(ENDLESS)('S31 evaluation of %s stops at the timeout and the text does not match', async (pattern, text) => {
    let turns = 0;
    const turning = setInterval(() => turns++, 5);
    expect(await isRight(pattern, text)).toBe(false);
    clearInterval(turning);
    // The event loop was not blocked while the pattern was evaluated.
    expect(turns).toBeGreaterThan(5);
  });

  it('S31 unsafe pattern is evaluated correctly within the time limit and Unicode flags apply', async () => {
    expect(await isRight('^(a+)+$', 'aaa')).toBe(true);
    expect(await isRight('^(a+)+$', 'aab')).toBe(false);
    expect(await isRight('^(\\p{L}+ ?)+$', 'Định dạng')).toBe(true);
    expect(await isRight('^(\\p{L}+ ?)+$', 'x1')).toBe(false);
  });

  it('S31 invalid pattern and empty pattern accept every text', async () => {
    expect(await isRight('([', 'x')).toBe(true);
    expect(await isRight('', 'x')).toBe(true);
  });

  it('S31 evaluations beyond the queue limit are rejected with a retry time', { tags: 'slow' }, async () => {
    const [pattern, text] = ENDLESS[0];
    const all = await Promise.allSettled(Array.from({ length: 22 }, () => isRight(pattern, text)));
    const rejected = all.flatMap(one => (one.status === 'rejected' ? [one.reason] : []));
    expect(rejected.map(({ code, details }) => [code, details.retryAfterS])).toEqual([
      ['busy', 5],
      ['busy', 5],
    ]);
    expect(all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []))).toEqual(Array(20).fill(false));
  });
});

describe('gateway with a catastrophic pattern', () => {
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

  it('S31 gateway serves other requests while a registration pattern times out', async () => {
    const entering = enter(server, { username: 'patient1', nickname: poison });
    expect((await server.get('/wps/system/status')).status).toBe(200);
    expect((await entering).body.value.fields).toEqual({ nickname: 'Enter a valid name.' });
    expect((await enter(server, { username: 'patient2', nickname: 'aaa' })).body.success).toBe(true);
  });

  it('S31 EP-08 nickname is rejected if the pattern exceeds its time limit', async () => {
    expect((await server.call(setNickname, { nickname: poison }, member)).status).toBe(400);
  });

  it('S31 PSW-10 gateway checks a new password by a pattern with catastrophic backtracking', async () => {
    const change = (newPassword: string) =>
      server.call(changePassword, { oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword }, member);
    expect((await change('two words 1')).status).toBe(400);
    expect((await change('two-words-1')).body.success).toBe(true);
  });
});
