/** Migrations in order of their numbers. A released file is immutable; a change requires a new file. */
import { readdirSync, readFileSync } from 'node:fs';

/** In a build, the files are copied next to the program. */
const FOLDER = new URL('sql/', import.meta.url);

export interface Migration {
  /** `0001_settings` */
  readonly name: string;
  readonly statements: string;
}

export const MIGRATIONS: readonly Migration[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.sql'))
  .sort()
  .map(file => ({ name: file.slice(0, -'.sql'.length), statements: readFileSync(new URL(file, FOLDER), 'utf8') }));

/** Last migration of the baseline: the tables as created by unreleased versions, with other migration names. */
export const BASELINE_END = '0015_content';
