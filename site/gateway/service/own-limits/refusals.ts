/** Why a member may not go on, by what he set for himself; nothing was done then (LIMIT-01, LIMIT-02). */
import { isExclusion, type OwnLimitKind, type OwnLimitPeriod } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import type { OwnBreak } from '../../store/own-limits/breaks.ts';
import { invalid, Refusal } from '../refusal.ts';

export interface Reached {
  readonly kind: OwnLimitKind;
  readonly period: OwnLimitPeriod;
  /** What is left of the limit, decimal text. */
  readonly left: string;
  /** When the next period begins, ms since 1970. */
  readonly opensAt: number;
}

const NAMES: Readonly<Record<OwnLimitKind, string>> = { deposit: 'deposits', stake: 'stakes', loss: 'losses' };

/** @param field of the call that says the amount */
export function limitReached(field: string, { kind, period, left, opensAt }: Reached): Refusal {
  const sentence = `"${field}" passes the limit that the member set for ${NAMES[kind]} of a ${period}; ${left} of it is left, and it opens again at ${new Date(opensAt).toISOString()}.`;
  return new Refusal(ERROR_CODES.limitReached, sentence, {
    value: { kind, period, left, opensAt, fields: { [field]: sentence } },
  });
}

export function excluded({ length, until }: Pick<OwnBreak, 'length' | 'until'>): Refusal {
  const end = until === null ? 'It has no end.' : `It ends at ${new Date(until).toISOString()}.`;
  const what = isExclusion(length) ? 'self-exclusion' : 'time-out';
  return new Refusal(
    ERROR_CODES.excluded,
    `The member has taken a ${what}: play and deposits are closed, withdrawals stay open. ${end}`,
    { value: { length, until } },
  );
}

/** @param until of the break that is on, ms since 1970, null for never */
export const notLonger = (until: number | null) =>
  invalid(
    until === null
      ? '"length" is shorter than the break that is on, which has no end'
      : `"length" ends before the break that is on, which ends at ${new Date(until).toISOString()}; a break can only be made longer`,
    'length',
  );

export const noRaise = () => new Refusal(ERROR_CODES.limitRaiseNone, 'No higher limit waits for an answer.');

/** @param from ms since 1970 */
export const raiseWaits = (from: number) =>
  new Refusal(
    ERROR_CODES.limitRaiseWaits,
    `A higher limit waits 24 hours; it may be confirmed from ${new Date(from).toISOString()} on.`,
    { value: { from } },
  );
