/** Databases as released versions left them, on which this version starts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { wallet } from 'lobbykit/wire';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../site/gateway/db/schema/schema.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { onPostgres } from '../engines.ts';

const IMAGES = ['1f63edfb'];
/** Tables in which a start writes by itself. */
const OWN = ['migrations', 'secrets'];
/** Rows that later versions add to tables of before. */
const ADDED: Readonly<Record<string, RegExp>> = {
  settings: /^\{"key" : "(cashier|team|withdrawal)"/,
  flags: /"name" : "(AGEPAG|AGEREBINC3|AGETEAMPNL3|DOWNMAN|GAMSER|REGCEN|TEAMBETTING3)"/,
};

interface Facts {
  /** ms since 1970 at which the image was made */
  readonly now: number;
  readonly members: readonly { readonly memberId: number; readonly token: string; readonly balance: string }[];
}

const fixture = (name: string) => new URL(`../../fixtures/images/${name}`, import.meta.url);
const statementsOf = (image: string) => gunzipSync(readFileSync(fixture(`${image}.sql.gz`))).toString();
const factsOf = (image: string) => JSON.parse(readFileSync(fixture(`${image}.json`), 'utf8')) as Facts;

type Query = (statement: string) => Promise<Record<string, unknown>[]>;
/** Rows of every table as text, sorted, in the columns named by `columns`, or in all there are. */
type Content = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: readonly string[] }>;

async function contentOf(query: Query, before?: Content): Promise<Content> {
  const tables = await query(`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name order by table_name`);
  const content = new Map<string, { columns: string[]; rows: string[] }>();
  for (const { name, columns } of tables as { name: string; columns: string[] }[]) {
    if (OWN.includes(name) || (before && !before.has(name))) continue;
    const kept = columns.filter(column => before?.get(name)?.columns.includes(column) ?? true);
    const list = kept.map(column => `'${column}', "${column}"::text`).join(', ');
    const rows = await query(`select json_build_object(${list})::text as row from public."${name}"`);
    content.set(name, { columns: kept, rows: rows.map(({ row }) => String(row)).sort() });
  }
  return content;
}

const through =
  (db: Database): Query =>
  async statement =>
    (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows;

/** What a member sees of it, and that nothing else is another one than before. */
async function expectKept(server: TestGateway, before: Content, { members }: Facts): Promise<void> {
  const after = await contentOf(through(server.db), before);
  for (const [table, { columns, rows }] of before) {
    expect(after.get(table)?.columns, `columns of ${table}`).toEqual(columns);
    expect(
      after.get(table)?.rows.filter(row => !ADDED[table]?.test(row)),
      table,
    ).toEqual(rows);
  }
  for (const { token, balance } of members) {
    const headers = { ModuleId: wallet.moduleId, Authorization: `Bearer ${token}` };
    const { status, body } = await server.get<{ sumBalance: string }>(wallet.path, headers);
    expect([status, body.value.sumBalance]).toEqual([200, balance]);
  }
  // Their plays are there, and what waited for a draw is settled after it.
  const waiting = () => server.db.selectFrom('plays').select('id').where('state', '=', 'waiting').execute();
  expect(await waiting()).toHaveLength(members.length);
  await server.advance(2 * 60_000);
  expect(await waiting()).toEqual([]);
  const { rows: sum } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_postings`.execute(
    server.db,
  );
  expect(Number(sum[0]!.sum)).toBe(0);
}

describe.each(IMAGES)('a start on the data of version %s', image => {
  const facts = factsOf(image);

  it('OPS-06 PAY-01 R23 keeps members, sessions, balances and plays of an embedded database, and changes nothing else', async () => {
    const dataDir = newFolder();
    const engine = await PGlite.create({ dataDir: join(dataDir, 'pg') });
    await engine.exec(statementsOf(image));
    const before = await contentOf(async statement => (await engine.query<Record<string, unknown>>(statement)).rows);
    await engine.close();
    const server = await gateway({ dataDir, now: () => facts.now });
    await expectKept(server, before, facts);
    await server.stop();
  });

  onPostgres('a start', postgres => {
    it('OPS-06 PAY-01 R23 keeps those of a Postgres server likewise', async () => {
      const databaseUrl = postgres().createDatabase(`image_${image}`);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(statementsOf(image));
      const before = await contentOf(async statement => (await client.query(statement)).rows);
      await client.end();
      const server = await gateway({ databaseUrl, dataDir: null, now: () => facts.now });
      await expectKept(server, before, facts);
      await server.stop();
    });
  });
});
