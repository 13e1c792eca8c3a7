/** Books of the version before are filled in, on every engine. */

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DatabaseOptions, openDatabase } from '../../../site/gateway/db/driver.ts';
import type { Database } from '../../../site/gateway/db/schema/schema.ts';
import { DEFAULTS } from '../../../site/gateway/settings.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { TEST_NOW } from '../../helpers/gateway.ts';
import { onPostgres } from '../engines.ts';
import { expectBooksAddUp } from './steps.ts';

const MEMBERS = 50;

/** Opening of each member, then plays of which every third wins, as the version before wrote them. */
async function playAsBefore(db: Database, plays: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select min(id) as id from members`.execute(db);
  await db.transaction().execute(async trx => {
    await sql`set local statement_timeout = '60s'`.execute(trx);
    await sql`insert into members (merchant_code, user_name, name_key, type, created_at)
      select 'demo', 'old' || n, 'old' || n, 0, 0 from generate_series(1, ${sql.lit(MEMBERS)}) n`.execute(trx);
    await sql`insert into ledger_accounts (merchant_code, member_id, balance)
      select 'demo', id, 0 from members where user_name like 'old%'`.execute(trx);
    await sql`create temporary table made on commit drop as
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, kind, account, amount, member, n
      from (
        select 'opening' as kind, a.id as account, 100000::numeric as amount, a.member_id as member, 0 as n
          from ledger_accounts a join members m on m.id = a.member_id where m.user_name like 'old%'
        union all
        select case when n % 3 = 0 then 'win' else 'bet' end, a.id, case when n % 3 = 0 then 1.5 else -1.25 end, a.member_id, n
          from generate_series(1, ${sql.lit(plays)}) n
          join (select a.*, row_number() over (order by a.id) as nth from ledger_accounts a
            join members m on m.id = a.member_id where m.user_name like 'old%') a on a.nth = n % ${sql.lit(MEMBERS)} + 1
        order by 5) rows`.execute(trx);
    await sql`insert into ledger_transactions (id, kind, at) overriding system value select id, kind, 1000 + n from made`.execute(
      trx,
    );
    await sql`insert into ledger_postings (transaction_id, account_id, amount)
      select id, account, amount from made
      union all
      select id, (select id from ledger_accounts where member_id is null), -amount from made`.execute(trx);
    await sql`insert into plays (member_id, play_key, vendor, node_id, detail, stake, state, played_at, settled_at, bet_id)
      select member, gen_random_uuid(), 'JL', (select min(node_id) from games where game_type = 'FISH'), '{"symbols":[]}', 1.25,
        'lost', 1000 + n, 1000 + n, id
      from made where kind = 'bet'`.execute(trx);
  });
  expect(rows).toHaveLength(1);
}

const facts = (db: Database) =>
  db.transaction().execute(async trx => {
    await sql`set local statement_timeout = '60s'`.execute(trx);
    const { rows } = await sql<object>`select
      (select md5(string_agg(concat_ws(' ', transaction_id, account_id, amount), ',' order by transaction_id, account_id))
        from ledger_postings) as postings,
      (select md5(string_agg(concat_ws(' ', id, merchant_code, member_id, balance), ',' order by id))
        from ledger_accounts) as accounts,
      (select md5(string_agg(concat_ws(' ', id, kind, at), ',' order by id)) from ledger_transactions) as transactions`.execute(
      trx,
    );
    return rows[0];
  });

async function migrateOld(options: DatabaseOptions, plays: number): Promise<void> {
  const old = await openDatabase({ ...options, before: '12-books' }, TEST_NOW);
  await playAsBefore(old.db, plays);
  const before = await facts(old.db);
  await old.close();
  const { db, close } = await openDatabase(options, TEST_NOW);
  try {
    expect(await facts(db)).toEqual(before);
    await db.transaction().execute(async trx => {
      await sql`set local statement_timeout = '60s'`.execute(trx);
      await expectBooksAddUp(trx);
    });
    const kinds = await sql<object>`select kind, category, count(*)::int as n from ledger_transactions
      where kind = 'bet' group by 1, 2`.execute(db);
    expect(kinds.rows).toEqual([{ kind: 'bet', category: 'FISH', n: plays - Math.floor(plays / 3) }]);
    await expect(db.updateTable('ledger_postings').set({ seq: 1 }).execute()).rejects.toThrow('never changed');
  } finally {
    await close();
  }
}

const SETTINGS = { ...DEFAULTS, gamesCount: 40 };

describe('on the embedded database', () => {
  const migrate = (plays: number) => migrateOld({ ...SETTINGS, dataDir: newFolder() }, plays);

  it('PAY-01 fills number and balance into 10,000 postings of the version before, and changes nothing else', () =>
    migrate(5_000));

  it(
    'PAY-01 fills number and balance into 100,000 postings of the version before, and changes nothing else',
    { tags: 'long' },
    () => migrate(50_000),
  );
});

onPostgres('the migration of the books', postgres => {
  it('PAY-01 fills number and balance into 100,000 postings of the version before, and changes nothing else', {
    tags: 'long',
  }, async () => {
    const databaseUrl = postgres().createDatabase('books');
    await migrateOld({ ...SETTINGS, dataDir: null, databaseUrl }, 50_000);
  });
});
