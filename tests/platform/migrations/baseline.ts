/** Databases as created by versions before the first release. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { BASELINE_END, MIGRATIONS } from '../../../site/gateway/migrations/migrations.ts';

/** Creates the tables of the baseline in a data directory. @param applied names in its table of migrations */
export async function createBaseline(dataDir: string, applied: readonly string[]): Promise<PGlite> {
  const engine = await PGlite.create({ dataDir: join(dataDir, 'pg') });
  await engine.exec('create table migrations (name text primary key, applied_at bigint not null)');
  for (const { name, statements } of MIGRATIONS) if (name <= BASELINE_END) await engine.exec(statements);
  for (const name of applied) await engine.query('insert into migrations values ($1, 0)', [name]);
  return engine;
}

export const baselineNames = (): string[] => MIGRATIONS.map(({ name }) => name).filter(name => name <= BASELINE_END);
