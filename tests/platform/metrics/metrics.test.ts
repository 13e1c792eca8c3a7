import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { login } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { FEATURE_CHECKS } from '../../../site/gateway/feature-checks.ts';
import { createReconciliation } from '../../../site/gateway/ledger/nightly-reconciliation.ts';
import { credit } from '../../helpers/credit.ts';
import { ensureProgram } from '../../helpers/debian.ts';
import { accountGateway, logIn } from '../../helpers/gateway/account-steps.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { seededFolder } from '../../helpers/gateway/processes.ts';
import { sampleOf, scrape } from '../../helpers/gateway/scrape-metrics.ts';
import { TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';
import { imageAt } from '../../helpers/gateway-image.ts';
import { rewriteDraws } from '../../helpers/rows/rewrite-draws.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway({ metricsPort: 0, databaseImage: await imageAt(TEST_NOW) });
});
afterAll(() => server.stop());

const value = async (name: string, labels: Readonly<Record<string, string>> = {}) =>
  sampleOf((await scrape(server)).lines, name, labels);

describe('/metrics', () => {
  it('OPS-10 metrics are served only at METRICS_PORT, which serves no other path', async () => {
    expect((await fetch(`${server.metricsUrl}/metrics`)).status).toBe(200);
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    for (const path of ['/', '/ready', '/m/home', MENU]) {
      expect((await fetch(server.metricsUrl + path)).status, path).toBe(404);
    }
    expect((await fetch(`${server.metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('OPS-10 a gateway without METRICS_PORT opens no metrics port', async () => {
    const plain = await accountGateway();
    expect(plain.metricsUrl).toBeNull();
    await plain.stop();
  });

  it('OPS-10 requests are counted by call, status and duration, including cached responses', async () => {
    const counted = () => value('lobbykit_request_duration_seconds_count', { endpoint: 'gameMenu', status: '200' });
    const before = (await counted()) ?? 0;
    for (let n = 0; n < 3; n++) await server.get(MENU);
    await expect.poll(counted).toBe(before + 3);
    const bucket = { endpoint: 'gameMenu', status: '200', le: '+Inf' };
    expect(await value('lobbykit_request_duration_seconds_bucket', bucket)).toBe(before + 3);
  });

  it('OPS-10 requests for unknown paths are counted under a few fixed names', async () => {
    for (const path of ['/nobody/knows', '/wp-admin.php', '/m/home', '/m/lott', '/live'])
      await fetch(server.url + path);
    await server.get(MENU, {});
    const { lines } = await scrape(server);
    const names = new Set(lines.map(({ labels }) => labels.endpoint).filter(name => name?.startsWith('/')));
    expect([...names].every(name => ['/m', '/live', '/ready'].includes(name!))).toBe(true);
    expect(sampleOf(lines, 'lobbykit_request_duration_seconds_count', { endpoint: 'other', status: '404' })).toBe(3);
    const nameless = { endpoint: 'call without its ModuleId', status: '400' };
    expect(sampleOf(lines, 'lobbykit_request_duration_seconds_count', nameless)).toBe(1);
  });

  it('OPS-10 cache hits are counted separately from newly built responses', async () => {
    const both = async () => [
      (await value('lobbykit_response_cache_requests_total', { result: 'hit' })) ?? 0,
      (await value('lobbykit_response_cache_requests_total', { result: 'made' })) ?? 0,
    ];
    const [hit = 0, missed = 0] = await both();
    server.changed();
    await server.get(MENU);
    expect(await both()).toEqual([hit, missed + 1]);
    await server.get(MENU);
    expect(await both()).toEqual([hit + 1, missed + 1]);
  });

  it('OPS-10 rejected logins are counted by error code', async () => {
    await logIn(server, 'member40', 'Wrong-2026');
    const wrong = { endpoint: 'login', code: 'login.failed' };
    expect(await value('lobbykit_errors_total', wrong)).toBe(1);
    await server.call(login, '{', {});
    expect(await value('lobbykit_errors_total', { endpoint: 'login', code: 'input.invalid' })).toBe(1);
    expect(await value('lobbykit_errors_total', wrong)).toBe(1);
  });

  it('OPS-10 database statements are measured, and failed ones are counted separately', async () => {
    const done = () => value('lobbykit_database_statement_duration_seconds_count', { outcome: 'done' });
    const failed = () => value('lobbykit_database_statement_duration_seconds_count', { outcome: 'failed' });
    const before = (await done()) ?? 0;
    await server.db.selectFrom('merchants').selectAll().execute();
    expect(await done()).toBeGreaterThan(before);
    const failedBefore = (await failed()) ?? 0;
    await sql`select 1 / 0`.execute(server.db).catch(() => {});
    expect(await failed()).toBe(failedBefore + 1);
  });

  it('OPS-10 ledger transactions are counted exactly once by kind for any number of scrapes', async () => {
    const bets = () => value('lobbykit_ledger_transactions_total', { kind: 'adjustment' });
    expect(await bets()).toBeUndefined();
    const add = (n: number) =>
      sql`insert into ledger_transactions (kind, posted_at, category)
        select 'adjustment', ${server.now()}, '' from generate_series(1, ${n}::int)`.execute(server.db);
    await add(3);
    expect(await bets()).toBe(3);
    // The counts of old transactions are stored, and newer transactions are added to them.
    for (let n = 1; n <= 4; n++) {
      await server.advance(61_000);
      await add(2);
      expect(await bets()).toBe(3 + 2 * n);
      expect(await bets()).toBe(3 + 2 * n);
    }
  });

  it('PAY-17 OPS-10 the number of mismatches of the last nightly reconciliation is reported, also after a restart', async () => {
    const dataDir = await seededFolder();
    const start = () => accountGateway({ metricsPort: 0, dataDir });
    const differences = async (own: TestGateway) =>
      sampleOf((await scrape(own)).lines, 'lobbykit_reconciliation_mismatches', {});
    const check = ({ db }: TestGateway, now: number) =>
      createReconciliation({
        db,
        checks: FEATURE_CHECKS,
        now: () => now,
        log: { info: () => {}, error: () => {} } as never,
      }).run();
    const first = await start();
    expect(await differences(first)).toBeUndefined();
    const { memberId } = await first.memberSession();
    await credit(first.db, memberId, 10_000n, first.now());
    await check(first, first.now());
    expect(await differences(first)).toBe(0);
    const account = first.db.updateTable('ledger_accounts').where('member_id', '=', memberId);
    await account.set({ balance: '7' }).where('kind', '=', 'cash').execute();
    expect(await differences(first)).toBe(0);
    await check(first, first.now() + 86_400_000);
    expect(await differences(first)).toBe(1);
    await first.stop();
    const second = await start();
    expect(await differences(second)).toBe(1);
    await second.stop();
  });

  it('OPS-10 open deposits are reported by state', async () => {
    const open = () => value('lobbykit_orders_pending_review', { order: 'deposit', state: 'review' });
    expect(await open()).toBeUndefined();
    const { memberId } = await server.memberSession();
    await sql`insert into deposits (order_no, merchant_code, member_id, method_code, reference, amount, fee, bonus,
        wagering_required, state, created_at, expires_at, state_at, next_poll_at)
      select 'X1', 'demo', ${memberId}, code, 'X1', 1, 0, 0, 0, 'review', 0, 0, 0, 0 from deposit_methods limit 1`.execute(
      server.db,
    );
    expect(await open()).toBe(1);
  });

  it('OPS-10 the delay of the most overdue draw is reported', async () => {
    await server.tick();
    expect(await value('lobbykit_draw_delay_seconds')).toBe(0);
    const own = await accountGateway({ metricsPort: 0 });
    // Removes the results of the last hour, as if no draw had run.
    await rewriteDraws(own.db, db =>
      db
        .updateTable('draws')
        .set({ winning_number: null, drawn_at: null })
        .where('draw_at', '>', own.now() - 3_600_000)
        .execute(),
    );
    const { lines } = await scrape(own);
    expect(sampleOf(lines, 'lobbykit_draw_delay_seconds', {})).toBeGreaterThan(0);
    await own.stop();
  });

  it('OPS-10 version and event loop lag are reported, but no connection pool on the embedded database', async () => {
    expect(await value('lobbykit_build_info', { version: packageFile.version })).toBe(1);
    expect(await value('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(await value('lobbykit_database_connections', { state: 'used' })).toBeUndefined();
  });

  it('OPS-10 promtool accepts the metrics without a warning', { tags: 'slow' }, async () => {
    const env = ensureProgram('promtool', 'prometheus');
    const { text } = await scrape(server);
    const checked = spawnSync('promtool', ['check', 'metrics'], { input: text, env, encoding: 'utf8' });
    expect([checked.stdout, checked.stderr, checked.status]).toEqual(['', '', 0]);
  });

  it('OPS-10 metrics that the database cannot provide are omitted, and all other metrics are reported', async () => {
    const own = await accountGateway({ metricsPort: 0, logLevel: 'silent' });
    await sql`alter table deposits rename to lost_deposits`.execute(own.db);
    await sql`alter table lotteries rename to lost_lotteries`.execute(own.db);
    const { lines } = await scrape(own);
    expect(lines.some(({ name }) => name === 'lobbykit_orders_pending_review')).toBe(false);
    expect(lines.some(({ name }) => name === 'lobbykit_draw_delay_seconds')).toBe(false);
    expect(sampleOf(lines, 'lobbykit_build_info', { version: packageFile.version })).toBe(1);
    await own.stop();
  });
});

onPostgres('metrics of the database', postgres => {
  it('OPS-10 pool connections are reported on Postgres', async () => {
    const own = await accountGateway({
      databaseUrl: postgres().createSeeded('metrics'),
      dataDir: null,
      metricsPort: 0,
    });
    const { lines } = await scrape(own);
    const states = ['used', 'idle', 'waiting'].map(state =>
      sampleOf(lines, 'lobbykit_database_connections', { state }),
    );
    expect(states.every(count => count !== undefined)).toBe(true);
    expect((states[0] ?? 0) + (states[1] ?? 0)).toBeGreaterThan(0);
    await own.stop();
  });
});
