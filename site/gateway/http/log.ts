/** The gateway's log: JSON lines on stderr, secrets removed (S42). */
import { pino } from 'pino';
import type { LogLevel } from '../settings.ts';

const SECRETS = ['authorization', 'token', 'password', 'code', 'captcha', 'mobile', 'mail', 'email', 'secret'];

/** Redacted at the top and one and two levels down, in any log call. */
const PATHS = SECRETS.flatMap(name => [name, `*.${name}`, `*.*.${name}`]);

export type Log = ReturnType<typeof createLog>;

/** @param write where lines go; tests read them there */
export function createLog(level: LogLevel, write: (line: string) => void = line => process.stderr.write(line)) {
  return pino({ level, base: undefined, redact: { paths: PATHS, censor: '[removed]' } }, { write });
}
