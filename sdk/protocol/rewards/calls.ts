/**
 * What the house gives (GIFT-01, GIFT-02, GIFT-04, GIFT-05; OPEN: API-14, names and fields are ours): the daily sign-in, rewards to
 * claim, and what the level of the club is good for. Amounts are decimal text, days are dates of the merchant's zone, times ms since
 * 1970. Rewards want the flag REWCEN3. What the calls refuse with: `signin.*` and `reward.*` of ERROR_CODES.
 */
import { array, maxLength, minLength, nullish, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, id, maybe, maybeFlag, maybeText, scalar, speaking, texts } from '../schemas.ts';

/** `2026-11` */
const month = pipe(string(), regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** The sign-ins of a month, and how the member stands today (GIFT-01). */
export const checkInCalendar = endpoint({
  name: 'checkInCalendar',
  method: 'GET',
  path: '/wps/relay/MCS2_signInCalendar',
  moduleId: 'COMM3',
  auth: 'required',
  /** Without a month that of today. */
  query: strictObject({ month: optional(month) }),
  value: object({
    month: maybe,
    /** The merchant's date now, and when it is over. */
    today: maybe,
    dayEnds: maybe,
    /** Days of the month that were claimed. */
    days: array(scalar),
    /** Days in a row, today's among them once it is claimed; 0 after a day left out. */
    streak: maybe,
    /** Today is claimed. */
    claimed: maybeFlag,
    /** What each day brings; null where the merchant gives nothing for logging in. */
    daily: maybe,
    /** What further comes on these days in a row, the nearest first. After the last of them the count begins anew. */
    steps: array(object({ day: maybe, amount: maybe })),
  }),
});

/** Claims today's sign-in (GIFT-01). A day that is claimed stays so: the answer is that of the first time. */
export const claimCheckIn = endpoint({
  name: 'claimCheckIn',
  method: 'POST',
  path: '/wps/relay/MCS2_claimSignIn',
  moduleId: 'COMM3',
  auth: 'required',
  once: 'kept',
  /** The day that the member saw: pressed before midnight, it is no claim of the day after. */
  body: strictObject({ day }),
  value: object({ day: maybe, streak: maybe, amount: maybe, stepAmount: maybe, claimTime: maybe }),
});

/** Which rewards are asked for: those that can be claimed, then those to come; or those that were. */
const rewardState = picklist(['open', 'claimed']);

const reward = object({
  rewardId: scalar,
  /** What it is for, in the language asked for. */
  title: maybe,
  iconUrl: maybeText,
  amount: maybe,
  /** From when it can be claimed, and until when; null for no end. */
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
  query: strictObject({ state: rewardState, cursor: optional(texts(64)), ...speaking }),
  value: object({
    content: array(reward),
    /** What asks for the next ones; null after the last. */
    cursor: maybeText,
  }),
});

/**
 * Claims rewards, all of those named or none (GIFT-02). What is claimed already stays so. Rejected with `reward.closed` before it
 * begins and after its end.
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
/** What a level gives beyond words. */
const terms = {
  labelName: maybe,
  level: maybe,
  /** Valid stake of a year that brings a member there. */
  stake: maybe,
  monthlyGift: maybe,
  freeWithdrawals: maybe,
};

/** What the member's level gives, what of it was used this month, and what is missing to the next one (GIFT-04). */
export const vipUsage = endpoint({
  name: 'vipUsage',
  method: 'GET',
  path: '/wps/relay/MCS2_memberClubUse',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: object({
    /** Null for who is in no club. */
    own: nullish(object({ ...terms, benefits: array(benefit) })),
    /** The level above with what it adds; null on the highest. */
    next: nullish(object({ ...terms, benefits: array(benefit) })),
    /** All of them, the lowest first. */
    levels: array(object({ labelName: maybe, level: maybe, stake: maybe })),
    /** Settled qualifying stake of this year, what is missing to the next level, and when the year is over. */
    staked: maybe,
    missing: maybe,
    yearEnds: maybe,
    monthStarts: maybe,
    monthEnds: maybe,
    /** When the gift of this month was claimed, null before. */
    giftTime: maybe,
    freeUsed: maybe,
  }),
});
