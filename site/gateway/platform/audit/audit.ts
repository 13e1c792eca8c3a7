/**
 * Audit log of security events. Each entry is a row of the table `audit`, and a log line at level info. Entries contain
 * no secrets (S42): attempted names are hashed, because visitors sometimes enter a password there, and mail addresses
 * are masked.
 */
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';
import { takeAttempt } from '../rate-limits/repository.ts';
import { addAudit } from './repository.ts';

export const AUDIT_KINDS = [
  'login-failed',
  'login-locked',
  'login-new-device',
  'session-ended',
  'security-questions-set',
  'security-answer-wrong',
  'second-factor-on',
  'second-factor-off',
  'second-factor-wrong',
  'recovery-codes-made',
  'password-wrong',
  'password-changed',
  'password-mailed',
  'password-reset',
  'email-changed',
  'mobile-changed',
  'contact-waits',
  'contact-kept',
  'payee-name-changed',
  'logout-everywhere',
  'notice-forged',
  'payment-password-set',
  'payment-password-changed',
  'payment-password-reset',
  'payment-password-wrong',
  'payment-password-locked',
  'card-added',
  'card-removed',
  'withdrawal-requested',
  'withdrawal-cancelled',
  'payout-contradicted',
  'limit-set',
  'limit-raised',
  'limit-kept',
  'break-taken',
  'member-upgraded',
  'member-opened',
  'member-rates',
  'contract-offered',
  'contract-accepted',
  'contract-refused',
  'contract-ended',
  'team-transfer',
  'command',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

export interface AuditEntry {
  readonly kind: AuditKind;
  readonly merchant?: string;
  readonly memberId?: number;
  /** Name of the operator who acted; `desk` if no name is known. */
  readonly actor?: string;
  /** IP address of the caller. */
  readonly address?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Audit {
  /** Adds an entry. Within a transaction, call `note` last, because a rollback removes the row but not the log line. */
  note(on: Database, entry: AuditEntry): Promise<void>;
  /**
   * Adds an entry about an event that any visitor can cause, outside of any transaction. Every call writes a log line,
   * but at most one row per minute and `name`, and 60 rows per minute in total, are added to protect the disk.
   * @param name hash of the attempted name
   */
  noteTry(entry: AuditEntry, name: string): Promise<void>;
}

const MINUTE = 60_000;
const ROWS_PER_MINUTE = 60;

/**
 * Creates the audit log.
 * @param now ms since 1970
 * @param log null for a command line, whose output is read by a person
 */
export function createAudit(db: Database, now: () => number, log: Pick<Log, 'info'> | null): Audit {
  const logEntry = ({ kind, ...entry }: AuditEntry) => log?.info({ audit: kind, ...entry }, 'audit');
  const add = (on: Database, { kind, merchant, memberId, actor, address, detail = {} }: AuditEntry) =>
    addAudit(on, {
      occurred_at: now(),
      kind,
      merchant_code: merchant ?? null,
      member_id: memberId ?? null,
      actor: actor ?? null,
      address: address ?? null,
      detail: JSON.stringify(detail),
    });
  const hasDiskSpace = async (bucket: string, max: number) =>
    (await takeAttempt(db, { bucket: `audit ${bucket}`, max, perMs: MINUTE }, now())).wait === 0;

  return {
    async note(on, entry) {
      await add(on, entry);
      logEntry(entry);
    },
    async noteTry({ detail, ...attempt }, name) {
      const entry = { ...attempt, detail: { ...detail, name } };
      logEntry(entry);
      if ((await hasDiskSpace(`${entry.kind} ${name}`, 1)) && (await hasDiskSpace(entry.kind, ROWS_PER_MINUTE))) {
        await add(db, entry);
      }
    },
  };
}
