/**
 * Cost of a record page is independent of its position (BOOK-07), measured by database plans.
 *
 * @module-tag slow
 */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { listPlays } from '../../../site/gateway/features/records/bets-repository.ts';
import { listLedgerEntries } from '../../../site/gateway/features/records/ledger-entries-repository.ts';
import { accountOf } from '../../../site/gateway/ledger/accounts-repository.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { newPlayer } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { blocksReadBy, plansOf } from '../../helpers/plans.ts';

const ROWS = 20_000;
const SIZE = 20;
const FROM = Date.parse('2026-11-01T00:00:00Z');
const STEP = 60_000;
const ALWAYS = { from: 0, until: 9e15, since: 0 };

/** Number of blocks read by the statements of `work`. */
const buffersOf = async (db: Database, work: (db: Database) => Promise<unknown>): Promise<number> =>
  blocksReadBy(await plansOf(db, work));

onBothEngines('record pages', twins => {
  it('BOOK-07 first and thousandth page of 20,000 ledger entries and bets cost the same within 10 %', async () => {
    const { db } = twins.server;
    const { memberId } = await newPlayer(twins.server);
    const cash = await accountOf(db, { merchant: 'demo', kind: 'cash', memberId });
    const operatorAccount = await accountOf(db, { merchant: 'demo', kind: 'house' });
    // Inserts in batches of 1,000, because each posting leaves a dead row of its account until the transaction ends.
    for (let offset = 0; offset < ROWS; offset += 1_000) {
      await sql`with made as materialized (
          select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, n
          from generate_series(${offset}::int + 1, ${offset}::int + 1000) n),
        written as (insert into ledger_transactions (id, kind, posted_at, category) overriding system value
          select id, case when n % 3 = 0 then 'win' else 'bet' end, ${FROM}::bigint + n * ${STEP}::bigint, 'RNG' from made
          returning id, kind, posted_at),
        posted as (insert into ledger_entries (transaction_id, account_id, amount)
          select w.id, a.account, a.sign * case w.kind when 'win' then 1.5 else -0.5 end
          from written w, (values (${cash}::bigint, 1), (${operatorAccount}::bigint, -1)) a (account, sign) order by w.id)
        insert into bets (member_id, idempotency_key, vendor, category, node_id, detail, stake, state, qualifying_stake, played_at, settled_at, stake_transaction_id)
        select ${memberId}, gen_random_uuid(), 'JL', case when w.id % 2 = 0 then 'RNG' else 'FISH' end,
          (select min(node_id) from games where game_type = 'RNG'), '{"symbols":[]}', 1, 'lost', 1, w.posted_at, w.posted_at, w.id
        from written w order by w.id`.execute(db);
    }
    await sql`analyze`.execute(db);
    const { last } = await db
      .selectFrom('ledger_accounts')
      .select('seq as last')
      .where('id', '=', cash)
      .executeTakeFirstOrThrow();
    const ids = await sql<{ id: number }>`select id from bets where member_id = ${memberId} order by id desc`.execute(
      db,
    );
    const idAt = (n: number) => ids.rows[n]!.id;
    const firstId = idAt(ROWS - 1);
    const ledgerEntries = (kinds: readonly ('win' | 'bet')[] | null, lastSeq: number) => (to: Database) =>
      listLedgerEntries(to, [{ accountId: cash, firstSeq: 1, lastSeq, kinds }], ALWAYS, SIZE + 1);
    const plays = (of: { category: string; state: 'lost' } | null, lastId: number) => (to: Database) =>
      listPlays(to, memberId, [{ firstId, lastId, of }], ALWAYS, SIZE + 1);
    const pairs = [
      [ledgerEntries(null, last), ledgerEntries(null, last - 999 * SIZE)],
      [ledgerEntries(['win'], last), ledgerEntries(['win'], last - 900 * SIZE)],
      [plays(null, idAt(0)), plays(null, idAt(999 * SIZE - 1))],
      [plays({ category: 'RNG', state: 'lost' }, idAt(0)), plays({ category: 'RNG', state: 'lost' }, idAt(900 * SIZE))],
    ] as const;
    for (const [n, [first, later]] of pairs.entries()) {
      // Runs both queries once before the measurement, because the first plan also reads the database catalog, which
      // does not belong to the page.
      await buffersOf(db, first);
      await buffersOf(db, later);
      const [a, b] = [await buffersOf(db, first), await buffersOf(db, later)];
      expect(a, `pair ${n}`).toBeGreaterThan(0);
      expect(Math.abs(a - b) / a, `pair ${n}: ${a} and ${b} blocks`).toBeLessThanOrEqual(0.1);
      expect(((await later(db)) as unknown[]).length, `pair ${n}`).toBeGreaterThanOrEqual(SIZE);
    }
  }, 300_000);
});
