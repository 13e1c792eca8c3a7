/**
 * Rewards (GIFT-01, GIFT-02, GIFT-04, GIFT-05; OPEN: API-14: names and fields are extensions of this kit): daily
 * check-in, claimable rewards, VIP benefits. Amounts are decimal strings, days are dates in the merchant's time zone,
 * and times are in ms since 1970. The calls require the flag REWCEN3 and return the errors `signin.*` and `reward.*` of
 * ERROR_CODES.
 */
import { array, maxLength, minLength, nullish, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { cursor, day, id, maybe, maybeFlag, maybeText, scalar, speaking } from '../schemas.ts';

/** Month of a request: `2026-11`. */
const month = pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Check-ins of a month, and the check-in state of today (GIFT-01). */
export const checkInCalendar = endpoint({
  name: 'checkInCalendar',
  method: 'GET',
  path: '/wps/relay/MCS2_signInCalendar',
  moduleId: 'COMM3',
  auth: 'required',
  /** Month of the calendar. Default: the current month. */
  query: strictObject({ month: optional(month) }),
  value: object({
    month: maybe,
    /** `today`: the current date in the merchant's time zone. `dayEnds`: the time at which that day ends. */
    today: maybe,
    dayEnds: maybe,
    /** Days of the month that the member has claimed. */
    days: array(scalar),
    /** Number of consecutive claimed days, including today if claimed; 0 after a missed day. */
    streak: maybe,
    /** True if the member has claimed today. */
    claimed: maybeFlag,
    /** Amount per day; null if the merchant offers no check-in reward. */
    daily: maybe,
    /** Bonuses for consecutive days, ascending by day. After the last bonus, the streak starts again at 1. */
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
  /**
   * Day that the page displayed. The claim is rejected if that day has ended, so that a click at midnight does not
   * claim the next day.
   */
  body: strictObject({ day }),
  value: object({ day: maybe, streak: maybe, amount: maybe, stepAmount: maybe, claimTime: maybe }),
});

/** State of rewards to filter by: `open` for claimable and upcoming rewards, `claimed` for claimed ones. */
const rewardState = picklist(['open', 'claimed']);

const reward = object({
  rewardId: scalar,
  /** Title of the reward in the requested language. */
  title: maybe,
  iconUrl: maybeText,
  amount: maybe,
  /** Start and end of the claim period; the end is null if unlimited. */
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

/**
 * Claims all of the given rewards or none (GIFT-02); idempotent. Outside of the claim period, the error is
 * `reward.closed`.
 */
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
/** Requirements and benefits of a VIP level as numbers. */
const terms = {
  labelName: maybe,
  level: maybe,
  /** Qualifying stake per year that the level requires. */
  stake: maybe,
  monthlyGift: maybe,
  freeWithdrawals: maybe,
};

/**
 * Benefits of the member's VIP level, their usage this month, and the stake that is missing for the next level
 * (GIFT-04).
 */
export const vipUsage = endpoint({
  name: 'vipUsage',
  method: 'GET',
  path: '/wps/relay/MCS2_memberClubUse',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: object({
    /** VIP level of the member; null if the member has none. */
    own: nullish(object({ ...terms, benefits: array(benefit) })),
    /** Next level, with the benefits that it adds; null at the highest level. */
    next: nullish(object({ ...terms, benefits: array(benefit) })),
    /** All VIP levels in ascending order. */
    levels: array(object({ labelName: maybe, level: maybe, stake: maybe })),
    /** Settled qualifying stake of this year, stake missing for the next level, and time at which the year ends. */
    staked: maybe,
    missing: maybe,
    yearEnds: maybe,
    monthStarts: maybe,
    monthEnds: maybe,
    /** Time at which the member claimed this month's gift; null if unclaimed. */
    giftTime: maybe,
    freeUsed: maybe,
  }),
});
