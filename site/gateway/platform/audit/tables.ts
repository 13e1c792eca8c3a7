/** Audit log: changes of accounts, and actions of operators. Rows are never changed or deleted. */
import type { ColumnType, GeneratedAlways } from 'kysely';

export interface AuditTable {
  id: GeneratedAlways<number>;
  /** Time of the event, ms since 1970. */
  occurred_at: number;
  kind: string;
  /** Not a foreign key, like `member_id`, because the entry must outlive the merchant. */
  merchant_code: string | null;
  member_id: number | null;
  /** Name of the operator who acted; `desk` if no name is known; null if a member or visitor acted. */
  actor: string | null;
  /** IP address of the caller. */
  address: string | null;
  /** Details without secrets: mail addresses are masked, attempted names are hashed (S42). */
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>;
}
