/** Column types shared by several tables. */
import type { ColumnType } from 'kysely';

/** Column read as a value and written as JSON text, because both engines then store arrays and objects alike. */
export type Json<T> = ColumnType<T, string, string>;

/** Text by language code; EN is always present. */
export type LocalizedText = { readonly EN: string } & Readonly<Record<string, string>>;
