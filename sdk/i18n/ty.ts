/**
 * TY is a language of the operator. Its table is empty, so English is shown until the operator configures `texts`
 * (I18N-06).
 */
import type { Table } from './en.ts';

export const ty: Partial<Table> = {};
