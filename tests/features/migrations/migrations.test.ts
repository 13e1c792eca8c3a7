/** The frozen migrations, and databases of other versions. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../site/gateway/db/driver.ts';
import { MIGRATIONS } from '../../../site/gateway/migrations/migrations.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { baselineNames, createBaseline } from './baseline.ts';
import { FROZEN } from './frozen.ts';

const open = (dataDir: string | null) => openDatabase({ dataDir, gamesCount: 0, mode: 'production' }, 1);

/** A data directory with the tables of the baseline. */
async function baselineFolder(applied: readonly string[]): Promise<string> {
  const folder = newFolder();
  const engine = await createBaseline(folder, applied);
  await engine.query(`insert into settings (key, value) values ('filledAs', '"production"')`);
  await engine.close();
  return folder;
}

it('R23 migrations are numbered without a gap', () => {
  const numbers = MIGRATIONS.map(({ name }) => Number(/^(\d{4})_[a-z_]+$/.exec(name)?.[1]));
  expect(numbers).toEqual(MIGRATIONS.map((_, index) => index + 1));
});

it('R23 no frozen migration was edited', () => {
  const hashes = MIGRATIONS.map(({ name, statements }) => [
    name,
    createHash('sha256').update(statements).digest('hex'),
  ]);
  expect(Object.fromEntries(hashes)).toEqual(FROZEN);
});

it('R23 an empty database applies all migrations in their order', async () => {
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
  // Rows of a new database are not added.
  expect(settings).toEqual([{ key: 'filledAs' }]);
});

it('R23 a database of the baseline applies the migrations after it', async () => {
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

/** Columns by table as the type `Tables` of the queries declares them. */
function declaredColumns(): Record<string, string[]> {
  const path = fileURLToPath(new URL('../../../site/gateway/db/schema/schema.ts', import.meta.url));
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['lobbykit-source'],
    skipLibCheck: true,
  };
  const program = ts.createProgram([path], options);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path)!)!;
  const tables = checker.getExportsOfModule(module).find(({ name }) => name === 'Tables')!;
  const columns = checker
    .getDeclaredTypeOfSymbol(tables)
    .getProperties()
    .map(table => [
      table.name,
      checker
        .getTypeOfSymbol(table)
        .getProperties()
        .map((column: ts.Symbol) => column.name)
        .sort(),
    ]);
  return Object.fromEntries(columns);
}

it('R23 table types declare the columns of the migrated tables', async () => {
  const { db, close } = await open(null);
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text order by column_name collate "C") as columns
    from information_schema.columns where table_schema = 'public' and table_name not like '%counted%'
    group by 1`.execute(db);
  await close();
  expect(declaredColumns()).toEqual(Object.fromEntries(rows.map(({ name, columns }) => [name, columns])));
});
