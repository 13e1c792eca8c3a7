/** Databases of earlier versions, on which this version starts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { wallet } from 'lobbykit/wire';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const IMAGES = ['51d00446'];
/** Tables that the start of a gateway changes. */
const OWN = ['migrations', 'gateway_secrets'];
interface Facts {
  /** Creation time of the image, in ms since 1970 */
  readonly now: number;
  readonly members: readonly { readonly memberId: number; readonly token: string; readonly balance: string }[];
}

/** Keys of stored settings that migration 0016 renames. */
const RENAMED_KEYS: Readonly<Record<string, string>> = {
  leastStake: 'minStake',
  mostStake: 'maxStake',
  mostOpen: 'maxOpen',
  least: 'min',
  most: 'max',
  dayMost: 'dayMax',
  leastTransfer: 'minTransfer',
  mostTransfer: 'maxTransfer',
  dayMostTransfer: 'dayMaxTransfer',
  mostLinks: 'maxLinks',
};

/** Returns the rows of a table for a comparison; rows of stored settings have their current keys. */
const comparable = (table: string, rows: readonly string[]): readonly unknown[] => {
  if (table !== 'settings') return rows;
  return rows.map(row => {
    const { 1: key, 2: value } = JSON.parse(row) as Record<string, string>;
    return [key, JSON.parse(value!, (_, part: unknown) => withKeysOfToday(part))];
  });
};

const withKeysOfToday = (part: unknown): unknown =>
  typeof part !== 'object' || part === null || Array.isArray(part)
    ? part
    : Object.fromEntries(Object.entries(part).map(([key, value]) => [RENAMED_KEYS[key] ?? key, value]));

const fixture = (name: string) => new URL(`../../fixtures/images/${name}`, import.meta.url);
const statementsOf = (image: string) => gunzipSync(readFileSync(fixture(`${image}.sql.gz`))).toString();
const factsOf = (image: string) => JSON.parse(readFileSync(fixture(`${image}.json`), 'utf8')) as Facts;

type Query = (statement: string) => Promise<Record<string, unknown>[]>;
interface TableContent {
  readonly name: string;
  /** Position numbers of the columns, which are the same after a column was renamed. */
  readonly columns: readonly number[];
  /** Returns the rows of a table as sorted text. */
  readonly rows: readonly string[];
}
/** Contents of the tables, keyed by table id, which a rename preserves. */
type Content = ReadonlyMap<number, TableContent>;

/** Rows of the tables and columns of `before`, or of all tables. */
async function contentOf(query: Query, before?: Content): Promise<Content> {
  const tables = (await query(`
    select c.oid::int as id, c.relname as name, json_agg(json_build_array(a.attnum, a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1, 2`)) as {
    id: number;
    name: string;
    columns: [number, string][];
  }[];
  const content = new Map<number, TableContent>();
  for (const { id, name, columns } of tables) {
    if (OWN.includes(name) || (before && !before.has(id))) continue;
    const remaining = columns.filter(([column]) => before?.get(id)?.columns.includes(column) ?? true);
    const list = remaining.map(([column, title]) => `'${column}', "${title}"::text`).join(', ');
    const rows = await query(`select json_build_object(${list})::text as row from public."${name}"`);
    content.set(id, {
      name,
      columns: remaining.map(([column]) => column),
      rows: rows.map(({ row }) => String(row)).sort(),
    });
  }
  return content;
}

const through =
  (db: Database): Query =>
  async statement =>
    (await sql.raw<Record<string, unknown>>(statement).execute(db)).rows;

/** Checks the responses to calls of the members, and that all other data are unchanged. */
async function expectPreserved(server: TestGateway, before: Content, { members }: Facts): Promise<void> {
  const after = await contentOf(through(server.db), before);
  for (const [id, { name, columns, rows }] of before) {
    expect(after.get(id)?.columns, `columns of ${name}`).toEqual(columns);
    expect(comparable(name, after.get(id)?.rows ?? []), name).toEqual(comparable(name, rows));
  }
  for (const { token, balance } of members) {
    const headers = { ModuleId: wallet.moduleId, Authorization: `Bearer ${token}` };
    const { status, body } = await server.get<{ sumBalance: string }>(wallet.path, headers);
    expect([status, body.value.sumBalance]).toEqual([200, balance]);
  }
  // Bets of the members exist, and pending bets are settled after the next draw.
  const waiting = () => server.db.selectFrom('bets').select('id').where('state', '=', 'waiting').execute();
  expect(await waiting()).toHaveLength(members.length);
  await server.advance(2 * 60_000);
  expect(await waiting()).toEqual([]);
  const { rows: sum } = await sql<{ sum: string }>`select sum(amount)::text as sum from ledger_entries`.execute(
    server.db,
  );
  expect(Number(sum[0]!.sum)).toBe(0);
}

describe.each(IMAGES)('start with the data of version %s', image => {
  const facts = factsOf(image);

  it('OPS-06 PAY-01 R23 a start on an embedded database preserves members, sessions, balances and bets', async () => {
    const dataDir = newFolder();
    const engine = await PGlite.create({ dataDir: join(dataDir, 'pg') });
    await engine.exec(statementsOf(image));
    const before = await contentOf(async statement => (await engine.query<Record<string, unknown>>(statement)).rows);
    await engine.close();
    const server = await gateway({ dataDir, now: () => facts.now });
    await expectPreserved(server, before, facts);
    await server.stop();
  });

  onPostgres('start on an older database', postgres => {
    it('OPS-06 PAY-01 R23 a start on a Postgres server preserves members, sessions, balances and bets', async () => {
      const databaseUrl = postgres().createDatabase(`image_${image}`);
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(statementsOf(image));
      const before = await contentOf(async statement => (await client.query(statement)).rows);
      await client.end();
      const server = await gateway({ databaseUrl, dataDir: null, now: () => facts.now });
      await expectPreserved(server, before, facts);
      await server.stop();
    });
  });
});
