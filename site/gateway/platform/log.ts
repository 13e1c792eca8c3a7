/** Log of the gateway: JSON lines on stderr, with secrets redacted (S42). */
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

/** SQL state class of data exceptions. */
const WRONG_VALUE = '22';

/** Redacted at the top level and one and two levels down, in any log call. */
const PATHS = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]);

export type Log = ReturnType<typeof createLog>;

/** @param write receives the lines; tests replace it */
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

/** Request id and trace of the current request, which link log lines, response and the caller's trace. */
function describeRequest(): object {
  const mark = currentRequest();
  if (!mark) return {};
  const { requestId, trace } = mark;
  return trace ? { requestId, traceId: trace.traceId } : { requestId };
}

/** Logs only selected fields of an error: database errors contain the row and the query parameters. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // Removes the invalid value that a database error repeats, because it may be user input: `invalid input syntax for
  // type …: "…"`.
  const redact = (text: string) => (sqlState?.startsWith(WRONG_VALUE) ? text.replace(/: ".*"/s, '') : text);
  return { type: error.name, sqlState, message: redact(error.message), stack: redact(error.stack ?? '') };
}
