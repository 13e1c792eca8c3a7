/** Log of the gateway: JSON lines on stderr, in which secrets are redacted (S42). */
import { pino } from 'pino';
import { currentRequest } from './request-context.ts';

export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const SECRETS = [
  'authorization',
  'token',
  'idToken',
  'firebaseIdToken',
  'password',
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'confirmPassword',
  'paymentPassword',
  'code',
  'verificationCode',
  'slidePass',
  'captcha',
  'mobile',
  'mobileNum',
  'mobileNo',
  'firebaseMobileNo',
  'mail',
  'email',
  'recipient',
  'secret',
  'accountNo',
  'accountName',
  'answer',
];

/** Class of the SQL states for invalid values (data exceptions). */
const WRONG_VALUE = '22';

/** Paths of the redacted fields: at the top level, and one and two levels below. */
const PATHS = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]);

export type Log = ReturnType<typeof createLog>;

/**
 * Creates the log.
 * @param write called with each line; tests replace it
 */
export function createLog(level: LogLevel, write: (line: string) => void = line => process.stderr.write(line)) {
  const options = {
    level,
    base: undefined,
    redact: { paths: PATHS, censor: '[removed]' },
    serializers: { err: describeError },
    mixin: describeRequest,
  };
  return pino(options, { write });
}

/**
 * Returns id and trace of the current request, which connect log lines with the response and with the caller's trace.
 */
function describeRequest(): object {
  const mark = currentRequest();
  if (!mark) return {};
  const { requestId, trace } = mark;
  return trace ? { requestId, traceId: trace.traceId } : { requestId };
}

/** Returns selected fields of an error only, because database errors contain the row and the query parameters. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // The message of a database error repeats the invalid value, which may be a visitor's input: `invalid input syntax
  // for type …: "…"`.
  const redact = (text: string) => (sqlState?.startsWith(WRONG_VALUE) ? text.replace(/: ".*"/s, '') : text);
  return { type: error.name, sqlState, message: redact(error.message), stack: redact(error.stack ?? '') };
}
