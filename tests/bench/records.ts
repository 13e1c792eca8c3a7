/**
 * Pages of the account record compared with the wallet, for a member with a million ledger entries in 31 days
 * (BOOK-07).
 */
import { sql } from 'kysely';
import { memberTransactions, wallet } from 'lobbykit/wire';
import { readTerms } from '../../site/gateway/features/merchants/merchants-repository.ts';
import {
  listLedgerEntries,
  totalLedgerEntries,
} from '../../site/gateway/features/records/ledger-entries-repository.ts';
import { accountOf } from '../../site/gateway/ledger/accounts-repository.ts';
import { type Gateway, startGateway } from '../../site/gateway/main.ts';
import { dateOf } from '../../site/gateway/platform/days.ts';
import type { Settings } from '../../site/gateway/settings.ts';
import { blocksReadBy, nodesOf, type PlanNode, plansOf } from '../helpers/plans.ts';
import { addPlayers } from '../helpers/players.ts';
import { findPostgres, startPostgres } from '../helpers/postgres/server.ts';
import { type Load, startLoad } from './load.ts';
import type { Row } from './report.ts';

const MOVEMENTS = 1_000_000;
const DAYS = 31;
const DAY_MS = 86_400_000;
const SIZE = 20;
const CONNECTIONS = 16;
const WARM_UP_MS = 1_500;
const MS = 6_000;
/**
 * Goals: minimum rate as a fraction of the wallet's rate, and maximum ms for a first page with totals on an idle
 * server.
 */
const GOALS = { part: 0.6, sums: 50 };

/**
 * Inserts the ledger entries in bulk, without the triggers for single entries, which would take an hour.
 * @returns the member's account, and the number of its last entry before the inserted entries
 */
async function fill(
  { db, now }: Gateway,
  memberId: number,
  zone: string,
): Promise<{ readonly cash: number; readonly before: number }> {
  const [cash, operatorAccount] = [
    await accountOf(db, { merchant: 'demo', kind: 'cash', memberId }),
    await accountOf(db, { merchant: 'demo', kind: 'house' }),
  ];
  const { seq, balance } = await db
    .selectFrom('ledger_accounts')
    .select(['seq', 'balance'])
    .where('id', '=', cash)
    .executeTakeFirstOrThrow();
  const from = now() - (DAYS - 1) * DAY_MS;
  const step = Math.floor(((DAYS - 1) * DAY_MS) / MOVEMENTS);
  await db.transaction().execute(async trx => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`alter table ledger_entries disable trigger user`.execute(trx);
    const { rows } = await sql<{ last: number }>`select max(id)::int as last from ledger_transactions`.execute(trx);
    const last = rows[0]!.last;
    const generated = sql`select ${last}::bigint + n as id, n, case when n % 3 = 0 then 'win' else 'bet' end as kind,
      ${from}::bigint + n * ${step}::bigint as at, case when n % 3 = 0 then 1.5 else -0.5 end as amount
      from generate_series(1, ${MOVEMENTS}::int) n`;
    await sql`insert into ledger_transactions (id, kind, posted_at, category) overriding system value
      select id, kind, at, 'RNG' from (${generated}) made`.execute(trx);
    await sql`insert into ledger_entries (transaction_id, account_id, amount, kind, posted_at, seq, balance_after)
      select id, ${cash}::bigint, amount, kind, at, ${seq}::bigint + n, ${balance}::numeric + sum(amount) over (order by n)
      from (${generated}) made
      union all select id, ${operatorAccount}::bigint, -amount, kind, at, null, null from (${generated}) made`.execute(
      trx,
    );
    await sql`update ledger_accounts set (seq, balance) = (select seq, balance_after from ledger_entries
      where account_id = ${cash} order by seq desc limit 1) where id = ${cash}`.execute(trx);
    await sql`insert into daily_account_totals (account_id, day, kind, count, credits, debits, first_seq, last_seq)
      select account_id, (to_timestamp(posted_at / 1000.0) at time zone ${zone})::date, kind, count(*), sum(greatest(amount, 0)),
        sum(greatest(-amount, 0)), min(seq), max(seq)
      from ledger_entries where account_id = ${cash} and seq > ${seq} group by 1, 2, 3
      on conflict (account_id, day, kind) do nothing`.execute(trx);
    await sql`select setval(pg_get_serial_sequence('ledger_transactions', 'id'), ${last + MOVEMENTS}::bigint)`.execute(
      trx,
    );
    await sql`alter table ledger_entries enable trigger user`.execute(trx);
  });
  await sql`analyze`.execute(db);
  return { cash, before: seq };
}

/** Names of the indexes that a statement uses, and the number of blocks that it reads. */
const summaryOf = (plans: readonly PlanNode[]): string =>
  `${nodesOf(plans)
    .flatMap(node => node['Index Name'] ?? (node['Node Type'] === 'Seq Scan' ? `ALL OF ${node['Relation Name']}` : []))
    .join(', ')}; ${blocksReadBy(plans)} blocks`;

async function recordsOn(engine: string, settings: Partial<Settings>, load: Load): Promise<Row[]> {
  const quiet = {
    port: 0,
    gamesPort: 0,
    dataDir: null,
    staticDir: null,
    logLevel: 'silent',
    runsWorkers: false,
  } as const;
  const gateway = await startGateway({ ...quiet, ...settings, sandboxPlayers: false });
  try {
    const [player] = await addPlayers(gateway.db, 1, gateway.now(), { prefix: 'bookkeeper' });
    const { zone } = await readTerms(gateway.db, 'demo');
    const { cash, before } = await fill(gateway, player!.memberId, zone);
    const last = before + MOVEMENTS;
    const now = gateway.now();
    const days = { from: dateOf(now - (DAYS - 1) * DAY_MS, zone), to: dateOf(now, zone) };
    const range = `${memberTransactions.path}?startDate=${days.from}&endDate=${days.to}&pageSize=${SIZE}&language=EN`;
    const measure = async (path: string, moduleId: string, connections = CONNECTIONS) => {
      const headers = { Authorization: `Bearer ${player!.token}`, ModuleId: moduleId };
      const order = { url: gateway.url, requestList: [{ path }], headers, connections, expected: 200 };
      await load.run({ ...order, ms: WARM_UP_MS });
      return load.run({ ...order, ms: MS });
    };
    const plain = await measure(wallet.path, wallet.moduleId);
    const rowOf = async (title: string, query: string): Promise<Row> => {
      const { responses, errors, median, p99 } = await measure(`${range}${query}`, memberTransactions.moduleId);
      const ratio = responses / plain.responses;
      return {
        what: `${title}, ${engine}`,
        figures: { 'per second': Math.round((responses * 1_000) / MS), ratio, median, p99, errors },
        goal: { text: `>= ${GOALS.part} of the wallet, errors 0`, met: ratio >= GOALS.part && errors === 0 },
      };
    };
    const pages = [
      await rowOf('first page of a million ledger entries', '&pageNo=1'),
      await rowOf('page in the middle', `&pageNo=1&cursor=${cash}.${before + MOVEMENTS / 2}`),
    ];
    const alone = await measure(`${range}&pageNo=1`, memberTransactions.moduleId, 1);
    const always = { from: 0, until: 9e15 };
    const page = (lastSeq: number) => (db: Gateway['db']) =>
      listLedgerEntries(db, [{ accountId: cash, firstSeq: 1, lastSeq, kinds: null }], always, SIZE + 1);
    const plans: [string, (db: Gateway['db']) => Promise<unknown>][] = [
      ['first page', page(last)],
      ['page in the middle', page(before + MOVEMENTS / 2)],
      ['sums of 31 days', db => totalLedgerEntries(db, { memberId: player!.memberId, ...days, kinds: null })],
    ];
    for (const [what, work] of plans) console.log(`${engine}, ${what}: ${summaryOf(await plansOf(gateway.db, work))}`);
    return [
      {
        what: `wallet, ${engine}`,
        figures: { 'per second': Math.round((plain.responses * 1_000) / MS), median: plain.median },
      },
      ...pages,
      {
        what: `first page with the sums of 31 days, nobody else asks, ${engine}`,
        figures: { median: alone.median, p99: alone.p99, errors: alone.errors },
        goal: { text: `median <= ${GOALS.sums} ms`, met: alone.median <= GOALS.sums && alone.errors === 0 },
      },
    ];
  } finally {
    await gateway.stop();
  }
}

/** Runs the benchmark and returns its rows for the report of the benchmark `gateway`. */
export async function benchRecords(): Promise<Row[]> {
  const load = startLoad();
  const bin = findPostgres();
  const postgres = bin === null ? null : await startPostgres(bin);
  try {
    return [
      ...(await recordsOn('embedded', {}, load)),
      ...(postgres ? await recordsOn('Postgres', { databaseUrl: postgres.createDatabase('records') }, load) : []),
    ];
  } finally {
    load.stop();
    postgres?.remove();
  }
}
