/** Command `audit`: lists the audit log. Also creates the audit entries of all other commands. */

import { AUDIT_KINDS, type AuditEntry } from '../../platform/audit/audit.ts';
import { readAudit } from '../../platform/audit/repository.ts';
import { type CommandContext, CommandError, defineCommands } from '../../platform/cli/command.ts';
import { findByName } from '../account/members-repository.ts';

export interface AuditCommand {
  readonly name: 'audit-list';
  readonly merchant: string;
  /** User name of the member whose entries are listed. */
  readonly member?: string;
  readonly kind?: string;
  /** Time of the oldest listed entry, ms since 1970. */
  readonly since?: number;
}

/** Command-line options declared by this command. */
const AUDIT_OPTIONS = {
  member: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
} as const;

interface Options {
  readonly merchant: string;
  readonly member?: string;
  readonly kind?: string;
  readonly since?: string;
}

const SHOWN = 200;
/**
 * Maximum length of a text in the audit entry of a command, characters; longer texts, such as imported files, are
 * truncated.
 */
const LONGEST = 100;
const SECRET = /password|secret|token/i;

/**
 * Parses the options of `audit`; returns null if the command belongs to another group. Throws CommandError for invalid
 * options.
 */
function parseAuditArgs(
  [area, verb]: readonly (string | undefined)[],
  { merchant, member, kind, since }: Options,
): AuditCommand | null {
  if (area !== 'audit') return null;
  if (verb !== undefined) throw new CommandError('audit takes options only: --member, --kind, --since.');
  if (kind !== undefined && !(AUDIT_KINDS as readonly string[]).includes(kind)) {
    throw new CommandError(`--kind must be one of ${AUDIT_KINDS.join(', ')}.`);
  }
  const from = since === undefined ? undefined : Date.parse(since);
  if (Number.isNaN(from)) throw new CommandError('--since must be a date such as 2026-11-20 or 2026-11-20T03:00Z.');
  return { name: 'audit-list', merchant, member, kind, since: from };
}

/** Returns the latest matching audit entries as lines, oldest first. */
async function runAuditCommand(
  { merchant, member: userName, kind, since }: AuditCommand,
  { db }: CommandContext,
): Promise<string[]> {
  const member = userName === undefined ? null : await findByName(db, merchant, userName);
  if (userName !== undefined && !member) {
    throw new CommandError(`${merchant} has no member "${userName}"; "member list" shows them.`);
  }
  const rows = await readAudit(db, { memberId: member?.id, kind, since, max: SHOWN });
  if (rows.length === 0) return ['The security log holds nothing of that.'];
  return rows.map(({ occurred_at, kind, user_name, member_id, actor, address, detail }) =>
    [
      new Date(occurred_at).toISOString(),
      kind.padEnd(18),
      (actor ?? user_name ?? (member_id === null ? '-' : `#${member_id}`)).padEnd(16),
      (address ?? '-').padEnd(15),
      Object.keys(detail).length > 0 ? JSON.stringify(detail) : '',
    ]
      .join(' ')
      .trimEnd(),
  );
}

/** Returns the audit entry of a command: its fields without secrets, and with long texts truncated. */
export async function toEntry(
  command: { readonly name: string },
  { db, actor = 'desk' }: CommandContext,
): Promise<AuditEntry> {
  const values: Readonly<Record<string, unknown>> = { ...command };
  const { merchant, userName } = values;
  const ofMember = typeof merchant === 'string' && typeof userName === 'string';
  const member = ofMember ? await findByName(db, merchant, userName) : null;
  const detail = Object.fromEntries(
    Object.entries(values)
      .filter(([name, value]) => value !== undefined && !SECRET.test(name))
      .map(([name, value]) => [name, typeof value === 'string' ? value.slice(0, LONGEST) : value]),
  );
  return {
    kind: 'command',
    merchant: typeof merchant === 'string' ? merchant : undefined,
    memberId: member?.id,
    actor,
    detail: JSON.stringify(detail).length > 10 * LONGEST ? { name: command.name } : detail,
  };
}

export const auditCommands = defineCommands<AuditCommand>({
  usage: {
    'audit-list': [
      [
        'audit [--member NAME] [--kind KIND] [--since DATE]',
        'lists the security log: failed logins, lockouts, changes of passwords, emails and payee names, and commands',
      ],
    ],
  },
  options: AUDIT_OPTIONS,
  parse: parseAuditArgs,
  run: runAuditCommand,
});
