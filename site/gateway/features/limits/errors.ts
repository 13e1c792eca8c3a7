/** Errors of player limits and exclusions (LIMIT-01, LIMIT-02). They are thrown before any data changes. */
import { isSelfExclusion, type PlayerLimitKind, type PlayerLimitPeriod } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, invalid } from '../../platform/api-error.ts';
import type { Exclusion } from './exclusions-repository.ts';

export interface Reached {
  readonly kind: PlayerLimitKind;
  readonly period: PlayerLimitPeriod;
  /** Remaining amount of the reached limit, decimal text. */
  readonly left: string;
  /** Start of the next period of the limit, ms since 1970. */
  readonly opensAt: number;
}

const NAMES: Readonly<Record<PlayerLimitKind, string>> = { deposit: 'deposits', stake: 'stakes', loss: 'losses' };

/**
 * Creates the error of an amount that exceeds a player limit.
 * @param field name of the request field with the amount
 */
export function limitReached(field: string, { kind, period, left, opensAt }: Reached): ApiError {
  const sentence = `"${field}" passes the limit that the member set for ${NAMES[kind]} of a ${period}; ${left} of it is left, and it opens again at ${new Date(opensAt).toISOString()}.`;
  return new ApiError(ERROR_CODES.limitReached, sentence, {
    value: { kind, period, left, opensAt, fields: { [field]: sentence } },
  });
}

export function excluded({ period, until }: Pick<Exclusion, 'period' | 'until'>): ApiError {
  const end = until === null ? 'It has no end.' : `It ends at ${new Date(until).toISOString()}.`;
  const label = isSelfExclusion(period) ? 'self-exclusion' : 'time-out';
  return new ApiError(
    ERROR_CODES.excluded,
    `The member has taken a ${label}: play and deposits are closed, withdrawals stay open. ${end}`,
    { value: { length: period, until } },
  );
}

/**
 * Creates the error of a new exclusion that ends before the current one.
 * @param until end of the current exclusion, ms since 1970; null if permanent
 */
export const notLonger = (until: number | null) =>
  invalid(
    until === null
      ? '"length" is shorter than the break that is on, which has no end'
      : `"length" ends before the break that is on, which ends at ${new Date(until).toISOString()}; a break can only be made longer`,
    'length',
  );

export const noIncrease = () => new ApiError(ERROR_CODES.limitIncreaseNone, 'No higher limit waits for an answer.');

/**
 * Creates the error of a confirmation before the end of the increase delay.
 * @param from end of the delay, ms since 1970
 */
export const increaseDelayed = (from: number) =>
  new ApiError(
    ERROR_CODES.limitIncreaseWaits,
    `A higher limit waits 24 hours; it may be confirmed from ${new Date(from).toISOString()} on.`,
    { value: { from } },
  );
