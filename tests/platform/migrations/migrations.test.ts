/** Frozen migrations, and databases of other versions. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MIGRATIONS } from '../../../site/gateway/migrations/migrations.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { baselineNames, createBaseline } from './baseline.ts';
import { FROZEN } from './frozen.ts';
import { BASELINE_ROWS } from './rows.ts';

const open = (dataDir: string | null) =>
  openDatabase({ seedSandbox, dataDir, sandboxGameCount: 0, mode: 'production' }, 1);

/** Creates a data directory with the tables of the baseline. */
async function baselineFolder(applied: readonly string[]): Promise<string> {
  const folder = newFolder();
  const engine = await createBaseline(folder, applied);
  await engine.query(`insert into settings (key, value) values ('filledAs', '"production"')`);
  await engine.close();
  return folder;
}

it('R23 migrations are numbered without gaps', () => {
  const numbers = MIGRATIONS.map(({ name }) => Number(/^(\d{4})_[a-z_]+$/.exec(name)?.[1]));
  expect(numbers).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

it('OPS-06 R23 no frozen migration was edited', () => {
  const hashes = MIGRATIONS.map(({ name, statements }) => [
    name,
    createHash('sha256').update(statements).digest('hex'),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(FROZEN);
});

it('OPS-06 R23 an empty database applies all migrations in their order', async () => {
  const { db, close } = await open(null);
  const { rows } = await sql<{ name: string }>`select name from migrations order by ctid`.execute(db);
  await close();
  expect(rows.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
});

it('R23 a database of the last unreleased version counts as the baseline', async () => {
  const { db, close } = await open(await baselineFolder(['01-lottery-tables', '22-draw-seeds']));
  const names = (await db.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name);
  const settings = await db.selectFrom('settings').select('key').execute();
  await close();
  expect(names).toEqual(MIGRATIONS.map(({ name }) => name));
  // Rows that a new database would get are not added to an existing database.
  expect(settings).toEqual([{ key: 'filledAs' }]);
});

it('OPS-06 R23 a database of the baseline applies only the migrations that follow the baseline', async () => {
  const { db, close } = await open(await baselineFolder(baselineNames()));
  const names = (await db.selectFrom('migrations').select('name').orderBy('name').execute()).map(({ name }) => name);
  await close();
  expect(names).toEqual(MIGRATIONS.map(({ name }) => name));
});

it('R23 a database of an older unreleased version is rejected with the remedy', async () => {
  const folder = await baselineFolder(['01-lottery-tables']);
  await expect(open(folder)).rejects.toThrow(
    'This database was created by an unreleased version of the gateway; set DATA_DIR or DATABASE_URL to an empty database.',
  );
});

/** Columns by table, as declared by the table types. */
function declaredColumns(): Record<string, string[]> {
  const folder = new URL('../../../site/gateway/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
    /(^|[/-])tables\.ts$|platform\/db\/schema\.ts$/.test(file),
  );
  const code = files.map(file => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  const bodies = new Map<string, string>();
  for (const [, name = '', base, body = ''] of code.matchAll(/interface (\w+)(?: extends (\w+))? \{\n(.*?)\n\}/gs))
    bodies.set(name, (base ? `${bodies.get(base)}\n` : '') + body);
  const columnsOf = (type: string) =>
    [...bodies.get(type)!.matchAll(/^ {2}(\w+): /gm)].map(([, column = '']) => column).sort();
  const tables = [...code.matchAll(/^ {2}(\w+): (\w+Table);$/gm)].map(([, table = '', type = '']) => [
    table,
    columnsOf(type),
  ]);
  return { ...Object.fromEntries(tables), migrations: ['applied_at', 'name'] };
}

const VIEW = 'recomputed_daily_totals';

it('R23 table types declare the columns of the migrated tables', async () => {
  const { db, close } = await open(null);
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by column_name collate "C") as columns
    from information_schema.columns where table_schema = 'public' group by 1`.execute(db);
  await close();
  const found = Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
  // The table type also serves the view, which has no column `rolled_up`.
  found[VIEW]?.push('rolled_up');
  found[VIEW]?.sort();
  expect(declaredColumns()).toEqual(found);
});

/** Kinds replaced by a migration, keyed by their new name. */
const OLD_KINDS: Readonly<Record<string, string>> = {
  reserved: 'held',
  completed: 'met',
  forfeited: 'given-up',
  favorite: 'favourite',
  'auto-reply': 'desk',
};

interface TableRows {
  readonly name: string;
  /** Values in the order of the columns, one text for each row. */
  readonly rows: readonly string[];
}

/** Returns tables by their object id, which is the same after a table was renamed. */
async function readTables(query: (text: string) => Promise<readonly object[]>): Promise<Map<number, TableRows>> {
  const tables = (await query(
    `select oid::int as id, relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> 'migrations'`,
  )) as { id: number; name: string }[];
  const found = new Map<number, TableRows>();
  for (const { id, name } of tables) {
    const rows = (await query(`select row_to_json(t)::text as row from ${name} t order by t::text`)) as {
      row: string;
    }[];
    found.set(id, { name, rows: rows.map(({ row }) => JSON.stringify(Object.values(JSON.parse(row)))).sort() });
  }
  return found;
}

it('R23 the rename to standard terms preserves all rows and validates the constraints', async () => {
  const folder = newFolder();
  const engine = await createBaseline(folder, baselineNames());
  await engine.exec(BASELINE_ROWS);
  const before = await readTables(async text => (await engine.query<object>(text)).rows);
  await engine.close();

  const { db, close } = await open(folder);
  const query = async (text: string) => (await sql.raw<object>(text).execute(db)).rows;
  const after = await readTables(query);
  const invalid = await query('select conname from pg_constraint where not convalidated');
  await close();
  const renamed = [...before].filter(([id, { name }]) => after.get(id)?.name !== name);
  expect(renamed.length).toBeGreaterThan(30);
  expect(renamed.filter(([, { rows }]) => rows.length === 0).map(([, { name }]) => name)).toEqual([]);
  const withOldKinds = (row: string) =>
    row.replaceAll(/"([a-z-]+)"/g, (text, kind) => (OLD_KINDS[kind] ? `"${OLD_KINDS[kind]}"` : text));
  for (const [id, { name, rows }] of before) {
    // Later migrations append columns.
    const count = JSON.parse(rows[0] ?? '[]').length;
    const withOldColumns = (row: string) => JSON.stringify(JSON.parse(row).slice(0, count));
    const preserved = after
      .get(id)
      ?.rows.map(row => withOldColumns(withOldKinds(row)))
      .sort();
    expect({ name, rows: preserved }).toEqual({ name, rows });
  }
  expect(invalid).toEqual([]);
});

it('R23 a migration renames the keys of settings and preserves the stored values', async () => {
  const folder = newFolder();
  const engine = await createBaseline(folder, baselineNames());
  await engine.exec(`insert into settings values ('filledAs', '"production"'),
    ('play', '{"leastStake": "0.50", "mostStake": "90.00", "winnerThreshold": "500.00"}'),
    ('cashier', '{"payMinutes": 15, "mostOpen": 4}'),
    ('withdrawal', '{"isOpen": true, "least": "1.00", "most": "2.00", "dayMost": "3.00"}'),
    ('team', '{"leastTransfer": "1.00", "mostTransfer": "2.00", "dayMostTransfer": "3.00", "mostLinks": 7, "upgrades": true}'),
    ('limits', '{"feedback": {"most": 2, "perSeconds": 60}}')`);
  await engine.close();

  const { db, close } = await open(folder);
  const rows = await db.selectFrom('settings').select(['key', 'value']).where('key', '!=', 'filledAs').execute();
  await close();
  expect(Object.fromEntries(rows.map(({ key, value }) => [key, value]))).toEqual({
    play: { minStake: '0.50', maxStake: '90.00', winnerThreshold: '500.00' },
    cashier: { payMinutes: 15, maxOpen: 4 },
    withdrawal: { isOpen: true, min: '1.00', max: '2.00', dayMax: '3.00' },
    team: { minTransfer: '1.00', maxTransfer: '2.00', dayMaxTransfer: '3.00', maxLinks: 7, upgrades: true },
    limits: { feedback: { max: 2, perSeconds: 60 } },
  });
});
