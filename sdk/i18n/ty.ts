/**
 * TY is a language of the operator: its table is empty until the operator provides `texts`, so English is shown
 * (I18N-06).
 */
import type { Table } from './en.ts';

export const ty: Partial<Table> = {};
