/** Member calls with an Idempotency-Key run exactly once. */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { launchGame } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toUnits } from '../../sdk/protocol/domain.ts';
import { balanceOf } from '../../site/gateway/ledger/posting.ts';
import { openDatabase } from '../../site/gateway/platform/db/driver.ts';
import type { Database, Trx } from '../../site/gateway/platform/db/schema.ts';
import { statusOf } from '../../site/gateway/platform/http/errors.ts';
import { requireIdempotencyKey } from '../../site/gateway/platform/http/request-headers.ts';
import { type MemberIdempotency, once } from '../../site/gateway/platform/idempotency/member-calls.ts';
import { createPurgeJob } from '../../site/gateway/platform/jobs/purge.ts';
import { seedSandbox } from '../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { DEFAULTS } from '../../site/gateway/settings.ts';
import { credit } from '../helpers/credit.ts';
import { anyGame, HOUR, launch, newPlayer, type Player, SECOND } from '../helpers/gateway/bet-steps.ts';
import { onBothEngines, onPostgres } from '../helpers/gateway/engines.ts';
import { firstOutput, kill, runFixture, seededFolder } from '../helpers/gateway/processes.ts';
import { gateway, TEST_NOW, type TestGateway } from '../helpers/gateway.ts';
import { addMemberSession } from '../helpers/session.ts';

const ENDPOINT = { name: 'gift', secrets: ['pin'] };
const DAY = 24 * HOUR;

/** Credits a member ten units with a key; the response is the new balance. */
const runOnce = (
  { db, now }: Pick<TestGateway, 'db' | 'now'>,
  memberId: number,
  key: string,
  { body = { amount: '10.00' } as object, at = 0, endpoint = ENDPOINT as MemberIdempotency['endpoint'] } = {},
) =>
  db.transaction().execute(trx =>
    once(trx, { memberId, endpoint, key, body, now: now() + at }, async () => {
      await credit(trx, memberId, toUnits('10.00'), now());
      return { balance: await balanceOf(trx, memberId) };
    }),
  );

onBothEngines(
  'calls with an idempotency key',
  twins => {
    let player: Player;
    let key = '';
    beforeAll(async () => {
      player = await newPlayer(twins.server);
    });
    const balance = async () => toUnits(await balanceOf(twins.server.db, player.memberId));
    const TEN = toUnits('10.00');

    it('PAY-03 a call repeated with the same key and body returns the first response with its timestamp', async () => {
      key = randomUUID();
      const before = await balance();
      const first = await runOnce(twins.at(0), player.memberId, key);
      const again = await runOnce(twins.at(1), player.memberId, key, { at: HOUR });
      expect(again).toEqual({ ...first, firstGivenAt: twins.server.now() });
      expect(first.firstGivenAt).toBeUndefined();
      expect(await balance()).toBe(before + TEN);
    });

    it('PAY-03 a repeated idempotency key with another body or call is rejected with idempotency.conflict and changes no balance', async () => {
      const before = await balance();
      const rejected = { code: 'idempotency.conflict' };
      const body = { amount: '11.00' };
      await expect(runOnce(twins.at(1), player.memberId, key, { body })).rejects.toMatchObject(rejected);
      const endpoint = { name: 'other' };
      const other = runOnce(twins.at(0), player.memberId, key, { endpoint });
      await expect(other).rejects.toMatchObject(rejected);
      expect(statusOf(await other.catch(error => error))).toBe(422);
      expect(await balance()).toBe(before);
    });

    it('PAY-03 secret fields are not part of the body comparison', async () => {
      const secret = randomUUID();
      await runOnce(twins.at(0), player.memberId, secret, { body: { amount: '10.00', pin: '135790' } });
      const again = await runOnce(twins.at(1), player.memberId, secret, { body: { amount: '10.00', pin: '246801' } });
      expect(again.firstGivenAt).toBe(twins.server.now());
    });

    it('PAY-03 two members may use the same idempotency key', async () => {
      const other = await newPlayer(twins.server);
      expect((await runOnce(twins.at(1), other.memberId, key)).firstGivenAt).toBeUndefined();
    });

    it('PAY-03 40 concurrent calls with one idempotency key at all gateways run the work only once and share its response', async () => {
      const before = await balance();
      const same = randomUUID();
      const all = await Promise.all(Array.from({ length: 40 }, (_, n) => runOnce(twins.at(n), player.memberId, same)));
      expect(new Set(all.map(({ value }) => value.balance)).size).toBe(1);
      expect(all.filter(({ firstGivenAt }) => firstGivenAt === undefined)).toHaveLength(1);
      expect(await balance()).toBe(before + TEN);
    });

    it('PAY-03 a failed call releases its idempotency key for a later call', async () => {
      const failed = randomUUID();
      const { db, now } = twins.server;
      const call = {
        memberId: player.memberId,
        endpoint: ENDPOINT,
        key: failed,
        body: { amount: '10.00' },
        now: now(),
      };
      const work = (trx: Trx) => once(trx, call, () => Promise.reject(new Error('refused')));
      await expect(db.transaction().execute(work)).rejects.toThrow('refused');
      expect((await runOnce(twins.at(1), player.memberId, failed)).firstGivenAt).toBeUndefined();
    });

    it('PAY-03 a response is stored for almost 24 hours, and the hourly cleanup removes it afterwards', async () => {
      const old = randomUUID();
      await runOnce(twins.server, player.memberId, old);
      expect((await runOnce(twins.at(1), player.memberId, old, { at: DAY - SECOND })).firstGivenAt).toBeDefined();
      expect((await runOnce(twins.at(1), player.memberId, old, { at: DAY })).firstGivenAt).toBeUndefined();
      const { db, now } = twins.server;
      const count = async () => (await db.selectFrom('idempotency_keys').select('key_hash').execute()).length;
      const cleaning = (at: number) => createPurgeJob({ db, now: () => now() + at, onError: () => {} }).run();
      await cleaning(DAY - SECOND);
      expect(await count()).toBeGreaterThan(1);
      await cleaning(DAY);
      // Only the response that was stored one day later remains.
      expect(await count()).toBe(1);
      await cleaning(2 * DAY);
      expect(await count()).toBe(0);
    });

    it('PAY-03 a stored call contains neither its idempotency key nor its body', async () => {
      const storedKey = randomUUID();
      await runOnce(twins.server, player.memberId, storedKey, { body: { amount: '77.77' } });
      const rows = JSON.stringify(await twins.server.db.selectFrom('idempotency_keys').selectAll().execute());
      for (const secret of [storedKey, '77.77', 'balance']) expect(rows).not.toContain(secret);
    });
  },
  { inGate: true },
);

describe('Idempotency-Key header', () => {
  let server: TestGateway;
  let player: Player;
  let body: object;
  beforeAll(async () => {
    server = await gateway();
    player = await newPlayer(server);
    const game = await anyGame(server);
    body = {
      vendor: game.vendor_code,
      gameId: game.game_id,
      nodeId: game.node_id,
      gameCategory: game.game_type,
    };
  });
  afterAll(() => server.stop());

  it('PAY-03 Idempotency-Key accepts 1 to 64 letters, digits, _ and -, and a repeat returns the timestamp of the first response', async () => {
    for (const key of ['a', `${'Az09_-'.repeat(10)}1234`]) {
      const first = await launch(server, player, body, { 'Idempotency-Key': key });
      const at = server.now();
      await server.advance(SECOND);
      const again = await launch(server, player, body, { 'Idempotency-Key': key });
      expect(again.body).toMatchObject({ value: first.body.value, firstGivenAt: at, serverTime: at + SECOND });
      expect(first.body.firstGivenAt).toBeUndefined();
    }
  });

  it.each(['a'.repeat(65), 'a b', 'a.b', 'é'])('PAY-03 Idempotency-Key rejects "%s"', async key => {
    const response = await launch(server, player, body, { 'Idempotency-Key': key });
    expect([response.status, response.body.errorCode]).toEqual([400, 'input.invalid']);
    expect(response.body.message).toContain('Idempotency-Key is wrong; allowed are 1 to 64 of');
  });

  it('PAY-03 a missing Idempotency-Key header is rejected with an error that names it', () => {
    expect(() => requireIdempotencyKey({ headers: {} } as IncomingMessage)).toThrow(
      'The header Idempotency-Key is missing; allowed are 1 to 64 of A-Z, a-z, 0-9, _ and -.',
    );
  });

  it('PAY-03 a preflight of a call with a session permits the header Idempotency-Key', async () => {
    const response = await fetch(server.url + launchGame.path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,idempotency-key',
      },
    });
    expect(response.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  });
});

describe('killed process on the embedded database', () => {
  /** Starts the work with a key in a child process and kills the process before the transaction ends. */
  const startAndDie = async (place: string, memberId: number, key: string) => {
    const child = runFixture('once-child.ts', [place, String(memberId), key]);
    expect((await firstOutput(child)).trim()).toBe('written, not committed');
    await kill(child);
  };

  const expectNoRows = async (db: Database, memberId: number, key: string) => {
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
    const result = await runOnce({ db, now: () => TEST_NOW }, memberId, key);
    expect(result).toEqual({ value: { balance: '10.00' } });
  };

  const newMember = async (db: Database) =>
    (await addMemberSession(db, TEST_NOW, { userName: 'unlucky', merchant: 'demo' })).memberId;

  it('PAY-03 a process killed during the work leaves no idempotency key and no change in the embedded database', async () => {
    const folder = await seededFolder();
    const settings = { ...DEFAULTS, dataDir: folder };
    const first = await openDatabase({ ...settings, seedSandbox }, TEST_NOW);
    const memberId = await newMember(first.db);
    await first.close();
    await startAndDie(folder, memberId, 'key');
    const { db, close } = await openDatabase({ ...settings, seedSandbox }, TEST_NOW);
    await expectNoRows(db, memberId, 'key');
    await close();
  });

  onPostgres('killed process', postgres => {
    it('PAY-03 a process killed during the work leaves no idempotency key, no change and no lock in Postgres', async () => {
      const databaseUrl = postgres().createDatabase('killed');
      const { db, close } = await openDatabase({ seedSandbox, ...DEFAULTS, dataDir: null, databaseUrl }, TEST_NOW);
      const memberId = await newMember(db);
      await startAndDie(databaseUrl, memberId, 'key');
      await expectNoRows(db, memberId, 'key');
      await close();
    });
  });
});
