/**
 * Database migrations in the order of their numbers. A released file must not be changed; each further change requires
 * a new file.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Directory of the SQL files. A build copies them next to the program. */
const FOLDER = new URL('sql/', import.meta.url);

export interface Migration {
  /** Name of the file without extension, such as `0001_settings`. */
  readonly name: string;
  readonly statements: string;
}

export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.sql'))
  .sort()
  .map(file => ({ name: file.slice(0, -'.sql'.length), statements: readFileSync(new URL(file, FOLDER), 'utf8') }));

/**
 * Last migration of the baseline. Databases of versions before the first release have the same tables, but other names
 * of migrations.
 */
export const BASELINE_END = '0015_content';
