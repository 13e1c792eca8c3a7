import { captcha, checkAffiliate, checkUsername, login, register } from 'lobbykit/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LIMITS, type LimitName } from '../../../site/gateway/platform/rate-limits/rate-limits.ts';
import { accountGateway, enter, from, HOUR, logIn, registration, SECOND } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());
beforeEach(() => server.db.deleteFrom('rate_limit_hits').execute());

/** Fills a limit up to `left` remaining calls. */
async function fill(name: LimitName, actor: string, left: number) {
  const rows = Array.from({ length: LIMITS[name].max - left }, () => ({
    bucket: `${name} ${actor}`,
    occurred_at: server.now(),
  }));
  await server.db.insertInto('rate_limit_hits').values(rows).execute();
}
const limitsOf = ({ headers }: { headers: Headers }) =>
  ['retry-after', 'ratelimit-policy', 'ratelimit'].map(name => headers.get(name));

describe('S34 rate limits', () => {
  it.each([
    ['name-check', () => server.get(`${checkUsername.path}?username=someone`, idOf(checkUsername))],
    ['name-check', () => server.get(`${checkAffiliate.path}?code=AGENT1&domain=x.example`, idOf(checkAffiliate))],
    ['captcha', () => server.get(`${captcha.path}?key=someone-else`, idOf(captcha))],
    ['registration-form', () => server.call(register, registration({ ageConfirmed: false }), at)],
    ['login', () => server.call(login, { type: 'username', username: 'guest4', password: 'none' }, at)],
  ] as const)(
    'the limit per IP address applies to %s, and every response reports the remaining calls',
    async (name, send) => {
      const { max, perSeconds } = LIMITS[name];
      const policy = `"${name}";q=${max};w=${perSeconds}`;
      await fill(name, ADDRESS, 2);
      expect(limitsOf(await send())).toEqual([null, policy, `"${name}";r=1;t=${perSeconds}`]);
      expect(limitsOf(await send())).toEqual([null, policy, `"${name}";r=0;t=${perSeconds}`]);
      const rejected = await send();
      expect([rejected.status, ...limitsOf(rejected)]).toEqual([
        429,
        String(perSeconds),
        policy,
        `"${name}";r=0;t=${perSeconds}`,
      ]);
      expect(rejected.headers.get('access-control-expose-headers')).toMatch(
        /\bRetry-After, RateLimit-Policy, RateLimit\b/,
      );
      await server.advance(perSeconds * SECOND);
      expect((await send()).status).not.toBe(429);
    },
  );

  it('the registration limit counts valid forms per subnet and in total', async () => {
    const other = from('203.0.113.99');
    const wrong = () => enter(server, { ageConfirmed: false }, at);
    await fill('registration', ADDRESS, 1);
    expect((await wrong()).status).toBe(422);
    expect((await enter(server, { username: 'first1' }, at)).body.success).toBe(true);
    const second = await enter(server, { username: 'second2' }, at);
    expect([second.status, ...limitsOf(second)]).toEqual([
      429,
      '3600',
      `"registration";q=${LIMITS.registration.max};w=3600`,
      '"registration";r=0;t=3600',
    ]);
    expect((await enter(server, { username: 'second2' }, other)).body.success).toBe(true);
    await server.advance(HOUR);
    await fill('registration-all', 'all', 1);
    expect((await enter(server, { username: 'third3' }, other)).body.success).toBe(true);
    expect((await enter(server, { username: 'fourth4' }, at)).status).toBe(429);
  });

  it('a successful login still counts toward the limit of its IP address', async () => {
    await fill('login', ADDRESS, 1);
    expect((await logIn(server, 'agent1', undefined, { headers: at })).body.success).toBe(true);
    expect((await logIn(server, 'agent1', undefined, { headers: at })).status).toBe(429);
  });
});

const ADDRESS = '203.0.113.50';
const at = from(ADDRESS);
const idOf = ({ moduleId }: { moduleId: string }) => ({ ModuleId: moduleId, ...at });
