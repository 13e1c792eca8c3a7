/**
 * How often something may be asked for: one table for all of it, from which answers (RateLimit headers), the command "limit" and the
 * README's table are made. An operator's numbers, kept in the settings, take the place of those given here.
 */
import { isIPv6 } from 'node:net';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, type ApiErrorCode, type LimitState } from '../api-error.ts';
import type { Database, Trx } from '../db/schema.ts';
import { readSetting } from '../settings/repository.ts';
import { takeTry } from './repository.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Limit {
  /** What is counted, in words for the README. */
  readonly what: string;
  /** Each of these has a count of its own; an address is the whole network of its owner, and `all` are counted together. */
  readonly by: 'address' | 'member' | 'number' | 'name' | 'all';
  readonly max: number;
  /** In so many seconds, a day at most. */
  readonly perSeconds: number;
  /** What a refusal is called. Default `too.many`. */
  readonly code?: ApiErrorCode;
}

/** Behind one address there may be a café or a school: numbers for an address leave room for as many as sit there. */
export const LIMITS = {
  login: {
    what: 'Logins, right or wrong',
    by: 'address',
    max: 30,
    perSeconds: MINUTE,
    code: ERROR_CODES.loginLocked,
  },
  'wrong-proof': {
    what: 'Verifications that were wrong; then locked for as long, the next time twice as long, a day at most',
    by: 'member',
    max: 10,
    perSeconds: 15 * MINUTE,
    code: ERROR_CODES.loginLocked,
  },
  'registration-form': { what: 'Registrations sent, in order or not', by: 'address', max: 60, perSeconds: MINUTE },
  registration: { what: 'Registrations in order', by: 'address', max: 20, perSeconds: HOUR },
  'registration-all': { what: 'Registrations in order', by: 'all', max: 1_000, perSeconds: HOUR },
  'name-check': { what: 'Checks of a user name or an invitation', by: 'address', max: 60, perSeconds: MINUTE },
  captcha: { what: 'Pictures with letters', by: 'address', max: 120, perSeconds: MINUTE },
  'captcha-mail': { what: 'Codes mailed in place of a picture', by: 'name', max: 5, perSeconds: HOUR },
  'captcha-address': { what: 'Codes to mail asked for', by: 'address', max: 10, perSeconds: HOUR },
  guest: { what: 'Guests of the free trial', by: 'address', max: 10, perSeconds: HOUR },
  'open-downline': { what: 'Accounts that an agent opens', by: 'member', max: 60, perSeconds: HOUR },
  puzzle: { what: 'Slide puzzles', by: 'address', max: 60, perSeconds: MINUTE },
  'code-pause': { what: 'Codes to one number, one after the other', by: 'number', max: 1, perSeconds: MINUTE },
  code: { what: 'Codes to one number', by: 'number', max: 5, perSeconds: DAY },
  'code-member': { what: 'Codes that a member asked for', by: 'member', max: 10, perSeconds: DAY },
  'code-address': { what: 'Codes asked for', by: 'address', max: 20, perSeconds: DAY },
  recovery: { what: 'Mails with a temporary password', by: 'name', max: 5, perSeconds: HOUR },
  'recovery-address': { what: 'Mails asked for', by: 'address', max: 20, perSeconds: HOUR },
  feedback: { what: 'Messages to the operator', by: 'address', max: 6, perSeconds: 10 * MINUTE },
  'feedback-picture': { what: 'Pictures for them', by: 'address', max: 12, perSeconds: 10 * MINUTE },
  chat: { what: 'Messages of the live chat', by: 'member', max: 20, perSeconds: MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** A limit as it is in force: an operator's numbers, or those of the table. */
export async function readLimit(db: Database | Trx, name: LimitName): Promise<Limit> {
  const { [name]: changed } = await readSetting(db, 'limits');
  return { ...LIMITS[name], ...changed };
}

/**
 * Counts one more against a limit, and says what is left of it. `actor`: an address, or what else the limit
 * counts by; `now`: ms since 1970. In a transaction the count is taken back with it.
 * @throws ApiError with the limit's code, the seconds until there is room again, and the limit
 */
export async function admit(db: Database | Trx, name: LimitName, actor: string, now: number): Promise<LimitState> {
  const limit = await readLimit(db, name);
  const bucket = `${name} ${limit.by === 'address' ? networkOf(actor) : actor}`;
  const { wait, left, resetMs } = await takeTry(db, { bucket, max: limit.max, perMs: limit.perSeconds * 1_000 }, now);
  if (wait > 0) throw tooMany(name, limit, wait);
  return stateOf(name, limit, { left, resetMs });
}

/** The refusal of a call that came once too often. `waitMs`: until there is room for one more. */
export const tooMany = (name: LimitName, limit: Limit, waitMs: number): ApiError =>
  new ApiError(limit.code ?? 'too.many', `Too many (${limit.what}). Try again later.`, {
    retryAfterS: Math.ceil(waitMs / 1_000),
    limit: stateOf(name, limit, { left: 0, resetMs: waitMs }),
  });

const stateOf = (
  name: LimitName,
  { max, perSeconds }: Limit,
  { left, resetMs }: Pick<LimitState, 'left' | 'resetMs'>,
): LimitState => ({ name, max, perSeconds, left, resetMs });

/** Who owns an IPv6 address owns the other 2^64 of its network too. */
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
