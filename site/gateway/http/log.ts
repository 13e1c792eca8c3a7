/** The gateway's log: JSON lines on stderr, secrets removed (S42). */
import { pino } from 'pino';
import type { LogLevel } from '../settings.ts';

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
];

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
  };
  return pino(options, { write });
}

/** Of an error only what says where it happened: a database hangs the row and the parameters of its query on it. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const sqlState = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, sqlState, message: error.message, stack: error.stack };
}
