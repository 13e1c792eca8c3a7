/** TY is the operator's own language: its table is empty until the operator fills it by `texts`, so English shows (I18N-06). */
import type { Table } from './en.ts';

export const ty: Partial<Table> = {};
