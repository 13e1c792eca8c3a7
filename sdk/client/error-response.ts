/** What an answer that refuses means, by its code or its status (ERR-02, ERR-07, ERR-11, ERR-16). */
import type { ErrorKind } from '../lobby/types.ts';
import { type ErrorBody, type FailedCall, failure, UNKNOWN } from './errors.ts';

/** Codes that any call may be refused with. A host adds to it by `errorTexts` (ERR-16). */
const CODES: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  'session.missing': ['session', 'error.not-logged-in'],
  'session.expired': ['session', 'error.session-ended'],
  'session.renewed': ['http', 'error.busy'],
  'permission.denied': ['permission', 'error.permission'],
  'system.upgrading': ['upgrade', 'error.upgrade'],
  busy: ['http', 'error.busy'],
  // Visitors see the general words; developers read the reason on the console.
  'merchant.unknown': ['http', 'element.config'],
};

/**
 * The error of an answer that refuses: by its code, else by its status, else unknown (ERR-02, ERR-07, ERR-11, ERR-16).
 * `texts`: errorCode -> text key of the host. `spoken` brings the words of the late table, so that no screen shows its keys.
 */
export async function refused(
  refusal: ErrorBody,
  texts: Readonly<Record<string, string>>,
  spoken?: () => Promise<void>,
): Promise<FailedCall> {
  const { status, code } = refusal;
  const known = (code !== undefined && (find(CODES, code) ?? (await ofAccount(code, spoken)))) || byStatus(status);
  const [kind, key] = known ?? [status >= 400 ? 'http' : 'business', UNKNOWN];
  const own = code !== undefined ? find(texts, code) : undefined;
  return failure(kind, own ?? key, refusal);
}

/** Own keys only: an inherited property name is no error code. */
const find = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

async function ofAccount(
  code: string,
  spoken?: () => Promise<void>,
): Promise<readonly [ErrorKind, string] | undefined> {
  // When the chunk with the table cannot be loaded, the refusal is shown as unknown.
  const { ACCOUNT_ERRORS = {} } = await import('./account-errors.lazy.ts').catch(() => ({
    ACCOUNT_ERRORS: undefined,
  }));
  const key = find(ACCOUNT_ERRORS, code);
  if (key === undefined) return undefined;
  await spoken?.();
  return ['business', key];
}

function byStatus(status: number): readonly [ErrorKind, string] | undefined {
  if (status === 401) return ['session', 'error.session-ended'];
  if (status === 403) return ['permission', 'error.permission'];
  if (status === 429) return ['http', 'error.busy'];
  return undefined;
}
