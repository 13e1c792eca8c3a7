/** The security log: what was done to accounts and by the desk. Rows are added and never changed, whatever asks for it. */
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Each of them is one statement; the function holds semicolons of its own. */
export const AUDIT_TABLE: readonly string[] = [
  `create table audit (
    id bigint generated always as identity primary key,
    at bigint not null,
    kind text not null,
    merchant_code text,
    member_id bigint,
    who text,
    address text,
    detail jsonb not null)`,
  'create index audit_member on audit (member_id, id)',
  `create function audit_stays() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of the audit are never changed' using errcode = '23514';
    end $$`,
  `create trigger audit_kept before update or delete or truncate on audit
    for each statement execute function audit_stays()`,
];

export interface AuditTable {
  id: GeneratedAlways<number>;
  /** ms since 1970 */
  at: number;
  kind: string;
  /** No reference, as that of the member: the row outlives what it tells of. */
  merchant_code: string | null;
  member_id: number | null;
  /** The operator, or `desk`; null for what members and strangers do. */
  who: string | null;
  /** Of the caller. */
  address: string | null;
  /** Nothing secret: mails masked, names that were tried as hashes (S42). */
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>;
}
