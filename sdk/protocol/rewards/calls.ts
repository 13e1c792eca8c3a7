/**
 * Rewards (GIFT-01, GIFT-02, GIFT-04, GIFT-05; OPEN: API-14, names and fields are extensions of this kit): daily
 * check-in, claimable rewards, VIP benefits. Amounts are decimal text, days are dates in the merchant's zone, times ms
 * since 1970. The calls require the flag REWCEN3 and return the errors `signin.*` and `reward.*` of ERROR_CODES.
 */
import { array, maxLength, minLength, nullish, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { cursor, day, id, maybe, maybeFlag, maybeText, scalar, speaking } from '../schemas.ts';

/** `2026-11` */
const month = pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Check-ins of a month and the state of today (GIFT-01). */
export const checkInCalendar = endpoint({
  name: 'checkInCalendar',
  method: 'GET',
  path: '/wps/relay/MCS2_signInCalendar',
  moduleId: 'COMM3',
  auth: 'required',
  /** Default: the current month. */
  query: strictObject({ month: optional(month) }),
  value: object({
    month: maybe,
    /** The merchant's current date and the end of this day. */
    today: maybe,
    dayEnds: maybe,
    /** Claimed days of the month. */
    days: array(scalar),
    /** Length of the streak, including today if claimed; 0 after a missed day. */
    streak: maybe,
    /** Today is claimed. */
    claimed: maybeFlag,
    /** Daily amount; null without a check-in reward. */
    daily: maybe,
    /** Streak bonuses by day, nearest first. After the last bonus the streak starts again. */
    steps: array(object({ day: maybe, amount: maybe })),
  }),
});

/** Claims today's check-in (GIFT-01). Idempotent: a repeated claim returns the first response. */
export const claimCheckIn = endpoint({
  name: 'claimCheckIn',
  method: 'POST',
  path: '/wps/relay/MCS2_claimSignIn',
  moduleId: 'COMM3',
  auth: 'required',
  once: 'kept',
  /** Displayed day, so that a click before midnight does not claim the next day. */
  body: strictObject({ day }),
  value: object({ day: maybe, streak: maybe, amount: maybe, stepAmount: maybe, claimTime: maybe }),
});

/** Filter of rewards: `open` for claimable and upcoming rewards, `claimed` for claimed rewards. */
const rewardState = picklist(['open', 'claimed']);

const reward = object({
  rewardId: scalar,
  /** Title in the requested language. */
  title: maybe,
  iconUrl: maybeText,
  amount: maybe,
  /** Start and end of the claim period; null for no end. */
  startTime: maybe,
  endTime: maybe,
  claimTime: maybe,
});

/** Rewards of the member (GIFT-02). */
export const rewards = endpoint({
  name: 'rewards',
  method: 'GET',
  path: '/wps/relay/MCS2_rewards',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({ state: rewardState, cursor, ...speaking }),
  value: object({
    content: array(reward),
    /** Cursor of the next page; null after the last page. */
    cursor: maybeText,
  }),
});

/** Claims all given rewards or none (GIFT-02); idempotent. The error is `reward.closed` outside the claim period. */
export const claimRewards = endpoint({
  name: 'claimRewards',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRewards',
  moduleId: 'COMM3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ rewardIds: pipe(array(id), minLength(1), maxLength(100)), ...speaking }),
  value: object({ content: array(reward) }),
});

const benefit = object({ title: maybe, content: maybe });
/** Numeric terms of a VIP level. */
const terms = {
  labelName: maybe,
  level: maybe,
  /** Qualifying stake per year that is required for the level. */
  stake: maybe,
  monthlyGift: maybe,
  freeWithdrawals: maybe,
};

/** Benefits of the member's VIP level, their usage this month, and the stake missing for the next level (GIFT-04). */
export const vipUsage = endpoint({
  name: 'vipUsage',
  method: 'GET',
  path: '/wps/relay/MCS2_memberClubUse',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: object({
    /** Null without a VIP level. */
    own: nullish(object({ ...terms, benefits: array(benefit) })),
    /** The next level with its additional benefits; null at the highest level. */
    next: nullish(object({ ...terms, benefits: array(benefit) })),
    /** All levels in ascending order. */
    levels: array(object({ labelName: maybe, level: maybe, stake: maybe })),
    /** Settled qualifying stake of this year, stake missing for the next level, and end of the year. */
    staked: maybe,
    missing: maybe,
    yearEnds: maybe,
    monthStarts: maybe,
    monthEnds: maybe,
    /** Time when this month's gift was claimed, null if unclaimed. */
    giftTime: maybe,
    freeUsed: maybe,
  }),
});
