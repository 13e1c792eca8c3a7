/** Security log: changes of accounts and of operators. Rows are append-only. */
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface AuditTable {
  id: GeneratedAlways<number>;
  /** ms since 1970 */
  occurred_at: number;
  kind: string;
  /** No foreign key, as in `member_id`: the row outlives the merchant. */
  merchant_code: string | null;
  member_id: number | null;
  /** Name of the operator who acted, or `desk`; null for actions of members and visitors. */
  actor: string | null;
  /** IP address of the caller. */
  address: string | null;
  /** No secrets: mail addresses are masked, attempted names are hashed (S42). */
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>;
}
