/** The security log: changes of accounts, and of operators. Rows are append-only. */
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface AuditTable {
  id: GeneratedAlways<number>;
  /** ms since 1970 */
  occurred_at: number;
  kind: string;
  /** No reference, as that of the member: the row outlives what it tells of. */
  merchant_code: string | null;
  member_id: number | null;
  /** The operator, or `desk`; null for what members and strangers do. */
  actor: string | null;
  /** Of the caller. */
  address: string | null;
  /** Nothing secret: mails masked, names that were tried as hashes (S42). */
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>;
}
