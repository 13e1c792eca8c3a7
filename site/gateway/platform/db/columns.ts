/** Kinds of columns that several tables have. */
import type { ColumnType } from 'kysely';

/** Read as a value, written as JSON text, so that both engines store arrays and objects alike. */
export type Json<T> = ColumnType<T, string, string>;

/** Text by language code; EN is always there. */
export type LocalizedText = { readonly EN: string } & Readonly<Record<string, string>>;
