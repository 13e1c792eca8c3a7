/**
 * Table of the rate limits. Response headers (RateLimit), the command `limit` and the table in the README are generated
 * from it. Values that an operator stores in the settings replace these defaults.
 */
import { isIPv6 } from 'node:net';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, type ApiErrorCode, type LimitState } from '../api-error.ts';
import type { Database, Trx } from '../db/schema.ts';
import { readSetting } from '../settings/repository.ts';
import { takeAttempt } from './repository.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  /** Description of the counted calls, as shown in the README. */
  readonly description: string;
  /** Key of the count. `address`: IP address; for IPv6, the network of its owner. `all`: all callers share one count. */
  readonly by: 'address' | 'member' | 'number' | 'name' | 'all';
  readonly max: number;
  /** Period in which `max` calls are allowed, s; at most one day. */
  readonly perSeconds: number;
  /** Error code of a rejected call; default `too.many`. */
  readonly code?: ApiErrorCode;
}

/** Limits per IP address are high enough for the visitors of a café or a school, who may share an address. */
export const LIMITS = {
  login: {
    description: 'Login attempts',
    by: 'address',
    max: 30,
    perSeconds: MINUTE,
    code: ERROR_CODES.loginLocked,
  },
  'wrong-proof': {
    description: 'Failed verifications; then locked for as long, twice as long each further time, at most one day',
    by: 'member',
    max: 10,
    perSeconds: 15 * MINUTE,
    code: ERROR_CODES.loginLocked,
  },
  'registration-form': { description: 'Registration attempts', by: 'address', max: 60, perSeconds: MINUTE },
  registration: { description: 'Valid registrations', by: 'address', max: 20, perSeconds: HOUR },
  'registration-all': { description: 'Valid registrations', by: 'all', max: 1_000, perSeconds: HOUR },
  'name-check': {
    description: 'Checks of a user name or an invitation code',
    by: 'address',
    max: 60,
    perSeconds: MINUTE,
  },
  captcha: { description: 'Captcha images', by: 'address', max: 120, perSeconds: MINUTE },
  'captcha-mail': { description: 'Codes mailed instead of a captcha image', by: 'name', max: 5, perSeconds: HOUR },
  'captcha-address': { description: 'Requests for mailed captcha codes', by: 'address', max: 10, perSeconds: HOUR },
  guest: { description: 'Trial guests', by: 'address', max: 10, perSeconds: HOUR },
  'open-downline': { description: 'Accounts opened by an agent', by: 'member', max: 60, perSeconds: HOUR },
  puzzle: { description: 'Slide puzzles', by: 'address', max: 60, perSeconds: MINUTE },
  'code-pause': { description: 'Consecutive codes to one number', by: 'number', max: 1, perSeconds: MINUTE },
  code: { description: 'Codes to one number', by: 'number', max: 5, perSeconds: DAY },
  'code-member': { description: 'Codes requested by one member', by: 'member', max: 10, perSeconds: DAY },
  'code-address': { description: 'Requests for codes', by: 'address', max: 20, perSeconds: DAY },
  recovery: { description: 'Mails with a temporary password', by: 'name', max: 5, perSeconds: HOUR },
  'recovery-address': { description: 'Requests for temporary passwords', by: 'address', max: 20, perSeconds: HOUR },
  feedback: { description: 'Feedback messages', by: 'address', max: 6, perSeconds: 10 * MINUTE },
  'feedback-picture': { description: 'Feedback images', by: 'address', max: 12, perSeconds: 10 * MINUTE },
  chat: { description: 'Messages of the live chat', by: 'member', max: 20, perSeconds: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** Returns the limit that applies: the values stored by an operator, else the defaults in `LIMITS`. */
export async function readLimit(db: Database | Trx, name: LimitName): Promise<Limit> {
  const { [name]: changed } = await readSetting(db, 'limits');
  return { ...LIMITS[name], ...changed };
}

/**
 * Counts one call, and returns the remaining calls. If the transaction is rolled back, the call is not counted.
 * @param actor IP address, or the other key by which the limit counts
 * @param now ms since 1970
 * @throws ApiError with the limit's code, the seconds until the next call is allowed, and the limit
 */
export async function admit(db: Database | Trx, name: LimitName, actor: string, now: number): Promise<LimitState> {
  const limit = await readLimit(db, name);
  const bucket = `${name} ${limit.by === 'address' ? networkOf(actor) : actor}`;
  const { wait, left, resetMs } = await takeAttempt(
    db,
    { bucket, max: limit.max, perMs: limit.perSeconds * 1_000 },
    now,
  );
  if (wait > 0) throw tooMany(name, limit, wait);
  return stateOf(name, limit, { left, resetMs });
}

/**
 * Creates the error of a call that exceeds a limit.
 * @param waitMs time until the next call is allowed, ms
 */
export const tooMany = (name: LimitName, limit: Limit, waitMs: number): ApiError =>
  new ApiError(limit.code ?? 'too.many', `Too many (${limit.description}). Try again later.`, {
    retryAfterS: Math.ceil(waitMs / 1_000),
    limit: stateOf(name, limit, { left: 0, resetMs: waitMs }),
  });

const stateOf = (
  name: LimitName,
  { max, perSeconds }: Limit,
  { left, resetMs }: Pick<LimitState, 'left' | 'resetMs'>,
): LimitState => ({ name, max, perSeconds, left, resetMs });

/**
 * Returns the network of an IPv6 address, because its owner usually has all 2^64 addresses of that network; an IPv4
 * address is returned unchanged.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...rest]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':');
}
