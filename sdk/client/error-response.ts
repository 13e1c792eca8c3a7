/** Maps error responses to a kind and a text, by error code or HTTP status (ERR-02, ERR-07, ERR-11, ERR-16). */
import type { ErrorKind } from '../lobby/types.ts';
import { type ErrorBody, type FailedCall, failure, UNKNOWN } from './errors.ts';

/**
 * Kind and text key of the error codes that all calls can return. The host can add codes with `errorTexts` (ERR-16).
 */
const CODES: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  'session.missing': ['session', 'error.not-logged-in'],
  'session.expired': ['session', 'error.session-ended'],
  'session.renewed': ['http', 'error.busy'],
  'permission.denied': ['permission', 'error.permission'],
  'system.upgrading': ['upgrade', 'error.upgrade'],
  busy: ['http', 'error.busy'],
  // Visitors see a general text, and developers see the reason in the console.
  'merchant.unknown': ['http', 'element.config'],
};

/**
 * Returns the error of an error response: by its error code, else by its status, else with the text for an unknown
 * error (ERR-02, ERR-07, ERR-11, ERR-16). `texts` contains the host's text keys by error code, and `loadTexts` loads
 * the texts of rare errors, so that no screen shows a text key.
 */
export async function toFailedCall(
  errorBody: ErrorBody,
  texts: Readonly<Record<string, string>>,
  loadTexts?: () => Promise<void>,
): Promise<FailedCall> {
  const { status, code } = errorBody;
  const known = (code !== undefined && (find(CODES, code) ?? (await ofAccount(code, loadTexts)))) || byStatus(status);
  const [kind, key] = known ?? [status >= 400 ? 'http' : 'api', UNKNOWN];
  const own = code !== undefined ? find(texts, code) : undefined;
  return failure(kind, own ?? key, errorBody);
}

/** Finds only the table's own keys, because an inherited property name such as `toString` is not an error code. */
const find = <T>(table: Readonly<Record<string, T>>, code: string): T | undefined =>
  Object.hasOwn(table, code) ? table[code] : undefined;

async function ofAccount(
  code: string,
  loadTexts?: () => Promise<void>,
): Promise<readonly [ErrorKind, string] | undefined> {
  // If the chunk with the table fails to load, the error has the text for an unknown error.
  const { ACCOUNT_ERRORS = {} } = await import('./account-errors.lazy.ts').catch(() => ({
    ACCOUNT_ERRORS: undefined,
  }));
  const key = find(ACCOUNT_ERRORS, code);
  if (key === undefined) return undefined;
  await loadTexts?.();
  return ['api', key];
}

function byStatus(status: number): readonly [ErrorKind, string] | undefined {
  if (status === 401) return ['session', 'error.session-ended'];
  if (status === 403) return ['permission', 'error.permission'];
  if (status === 429) return ['http', 'error.busy'];
  return undefined;
}
