/** The gateway's log: JSON lines on stderr, secrets removed (S42). */
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

/** Class of the SQL states of values that do not fit. */
const WRONG_VALUE = '22';

/** Redacted at the top and one and two levels down, in any log call. */
const PATHS = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]);

export type Log = ReturnType<typeof createLog>;

/** @param write where lines go; tests read them there */
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

/** What ties the lines of one request together, and to the answer and the trace of who called. */
function describeRequest(): object {
  const mark = currentRequest();
  if (!mark) return {};
  const { requestId, trace } = mark;
  return trace ? { requestId, traceId: trace.traceId } : { requestId };
}

/** Of an error only what says where it happened: a database hangs the row and the parameters of its query on it. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  // A database repeats the value that it could not read, which a caller may have typed: `invalid input syntax for type …: "…"`.
  const told = (text: string) => (sqlState?.startsWith(WRONG_VALUE) ? text.replace(/: ".*"/s, '') : text);
  return { type: error.name, sqlState, message: told(error.message), stack: told(error.stack ?? '') };
}
