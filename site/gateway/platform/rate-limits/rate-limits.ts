/**
 * Rate limits, in one table, from which responses (RateLimit headers), the command `limit` and the README's table are
 * generated. Numbers of an operator, stored in the settings, override these defaults.
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
  /** Describes the action that the limit counts, as shown in the README. */
  readonly description: string;
  /** Key of the count. An address is the whole network of its owner, and `all` shares one count. */
  readonly by: 'address' | 'member' | 'number' | 'name' | 'all';
  readonly max: number;
  /** Period in seconds, at most one day. */
  readonly perSeconds: number;
  /** Error code. Default `too.many`. */
  readonly code?: ApiErrorCode;
}

/**
 * The limits per IP address allow for many visitors, because the visitors of a café or a school may share one address.
 */
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

/** Returns the limit in effect: the numbers set by an operator, otherwise the numbers of `LIMITS`. */
export async function readLimit(db: Database | Trx, name: LimitName): Promise<Limit> {
  const { [name]: changed } = await readSetting(db, 'limits');
  return { ...LIMITS[name], ...changed };
}

/**
 * Counts one call and returns the remaining calls. `actor`: an address, or another key of the limit; `now`: ms since
 * 1970. A rollback of the transaction removes the count.
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

/** Error of a call above the limit. `waitMs`: time until one more call is allowed. */
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

/** The owner of an IPv6 address owns all 2^64 addresses of its network. */
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
