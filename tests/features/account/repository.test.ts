/** Account repository on both databases, including two gateways on one database. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { register, renewSession, trialUser } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { createAttempts } from '../../../site/gateway/features/account/login/attempts.ts';
import { createAudit } from '../../../site/gateway/platform/audit/audit.ts';
import { takeAttempt } from '../../../site/gateway/platform/rate-limits/repository.ts';
import {
  accountGateway,
  bearer,
  enter,
  from,
  logIn,
  MINUTE,
  PASSWORD,
  type Registered,
  registration,
  type SessionResponse,
  solve,
  statusOf,
} from '../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

onBothEngines(
  'accounts',
  twins => {
    const { at } = twins;
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    it('account tables store flags as booleans, texts as values and timestamps as numbers', async () => {
      const { db } = server;
      const field = await db
        .selectFrom('registration_fields')
        .selectAll()
        .where('name', '=', 'email')
        .executeTakeFirstOrThrow();
      expect(field).toMatchObject({ enabled: true, required: false, messages: { EN: 'Enter a valid email address.' } });
      const member = await db
        .selectFrom('members')
        .selectAll()
        .where('user_name', '=', 'member0')
        .executeTakeFirstOrThrow();
      expect(member).toMatchObject({ user_name_folded: 'member0', disabled: false, profile: {} });
      expect(member.created_at).toBe(TEST_NOW - 91 * 86_400_000);
    });

    it('S40 fifty concurrent identical registrations create one member', async () => {
      const headers = { ...(await solve(server)), 'Idempotency-Key': randomUUID() };
      const body = registration({ username: 'suite1' });
      const responses = await Promise.all(
        Array.from({ length: 50 }, (_, n) => at(n).call<Registered>(register, body, headers)),
      );
      const outcomes = new Set(
        responses.map(({ status, body }) => JSON.stringify([status, body.errorCode, body.value])),
      );
      expect([...outcomes]).toEqual([expect.stringContaining('suite1')]);
      expect(responses[0]?.body.value.account).toBe('suite1');
      const rows = await server.db.selectFrom('members').select('id').where('user_name', '=', 'suite1').execute();
      expect(rows).toHaveLength(1);
    });

    it('ERR-04 only one of two concurrent registrations with the same name succeeds', async () => {
      const both = await Promise.all(['suite2', 'SUITE2'].map((username, n) => enter(at(n), { username })));
      expect(both.map(({ body }) => body.errorCode).sort()).toEqual(['member.exists', undefined]);
    });

    it('S14 eight concurrent logins leave five sessions', async () => {
      const responses = await Promise.all(
        // A concurrent login on another gateway requires a captcha while a password check is in progress.
        Array.from({ length: 8 }, async (_, n) => {
          const headers = from(`198.51.100.${n}`);
          return logIn(at(n), 'member40', PASSWORD, { captcha: true, headers });
        }),
      );
      const live = await Promise.all(responses.map(({ body }) => statusOf(server, body.value.token)));
      expect(live.filter(status => status === 200)).toHaveLength(5);
    });

    it('S14 session renewal can be repeated with the old token for one minute and idle sessions end', async () => {
      const { token } = (await logIn(server, 'member0')).body.value;
      const renew = (n: number) =>
        at(n).call<SessionResponse>(renewSession, undefined, { ...bearer(token), 'Idempotency-Key': 'of-the-tab' });
      const renewed = (await renew(1)).body.value.token;
      await twins.advance(MINUTE - 1);
      expect([await statusOf(at(1), token), (await renew(0)).body.value.token]).toEqual([409, renewed]);
      await twins.advance(1);
      expect([await statusOf(at(1), token), await statusOf(server, renewed)]).toEqual([401, 200]);
      await twins.advance(30 * MINUTE);
      expect(await statusOf(server, renewed)).toBe(401);
    });

    it('S34 rate limit counts concurrent attempts individually', async () => {
      const limit = { bucket: 'suite', max: 7, perMs: MINUTE };
      const waits = await Promise.all(Array.from({ length: 20 }, (_, n) => takeAttempt(at(n).db, limit, 1_000_000)));
      expect(
        waits
          .filter(({ wait }) => wait === 0)
          .map(({ left }) => left)
          .sort(),
      ).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(waits.filter(({ wait }) => wait === MINUTE)).toHaveLength(13);
      expect(await takeAttempt(server.db, limit, 1_000_000 + MINUTE)).toEqual({ wait: 0, left: 6, resetMs: MINUTE });
    });

    it('S34 two gateways verify only ten of 50 concurrent passwords, and only one if a required captcha is missing', async () => {
      const attempts = twins.all.map(({ db, now }) => createAttempts(db, now, createAudit(db, now, null)));
      const checks = { free: 0, human: 0 };
      const guess = (n: number, actor: keyof typeof checks, isHuman: boolean) => {
        const check = async () => {
          checks[actor] += 1;
          return null;
        };
        return attempts[n % attempts.length]!.guard(`suite ${actor}`, check, async () => isHuman).catch(() => null);
      };
      const all = Array.from({ length: 50 }, (_, n) => n);
      await Promise.all(all.flatMap(n => [guess(n, 'free', false), guess(n, 'human', true)]));
      expect(checks).toEqual({ free: 1, human: 10 });
      const { lock_count: locks, locked_until } = await server.db
        .selectFrom('login_lockouts')
        .selectAll()
        .where('name', '=', 'suite human')
        .executeTakeFirstOrThrow();
      expect([locks, locked_until]).toEqual([1, server.now() + 15 * MINUTE]);
    });

    it('S18 an IP address can create ten trial accounts an hour with concurrent requests', async () => {
      const body = { moduleId: 'REG3', ageConfirmed: true };
      const responses = await Promise.all(
        Array.from({ length: 14 }, (_, n) => at(n).call(trialUser, body, from('203.0.113.77'))),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
    });

    it('S39 ledger entries balance and an unbalanced transaction is rejected', async () => {
      const { rows } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entries`.execute(
        server.db,
      );
      expect(Number(rows[0]?.sum)).toBe(0);
      const alone = server.db.transaction().execute(async trx => {
        const { id } = await trx
          .insertInto('ledger_transactions')
          .values({ kind: 'opening', posted_at: 1 })
          .returning('id')
          .executeTakeFirstOrThrow();
        const { id: account_id } = await trx.selectFrom('ledger_accounts').select('id').executeTakeFirstOrThrow();
        await trx.insertInto('ledger_entries').values({ transaction_id: id, account_id, amount: '1.0000' }).execute();
      });
      await expect(alone).rejects.toThrow('do not balance');
    });
  },
  { open: accountGateway, inGate: true },
);
