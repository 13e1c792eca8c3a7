/** Types of columns that several tables use. */
import type { ColumnType } from 'kysely';

/**
 * JSON column, read as a value and written as JSON text: the embedded database and a Postgres server then store arrays
 * and objects in the same way.
 */
export type Json<T> = ColumnType<T, string, string>;

/** Text by language code; EN is always present. */
export type LocalizedText = { readonly EN: string } & Readonly<Record<string, string>>;
