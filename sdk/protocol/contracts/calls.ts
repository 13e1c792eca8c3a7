/**
 * Salaries, dividends and contracts of agents (EP-26, EP-27, TEAM-21 to TEAM-24). Undocumented paths and fields are
 * extensions of this kit (OPEN: EP-27, API-14). Amounts are decimal strings, times are in ms since 1970, and days are
 * in the merchant's time zone.
 */
import {
  array,
  boolean,
  maxLength,
  minLength,
  nullish,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  uuid,
} from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  amountText,
  day,
  done,
  maybe,
  maybeFlag,
  pageNo,
  pageSize,
  requiredText,
  scalar,
  speaking,
  tokenOnly,
  whole,
} from '../schemas.ts';

const paged = { pageNum: maybe, totalPages: maybe, total: maybe };
const page = { pageNo, pageSize };

/** Kind of contract, by its period: `dailySalary` a day, `dividend` half a month, `hourlySalary` an hour. */
const kind = picklist(['dailySalary', 'dividend', 'hourlySalary']);
const offerId = pipe(string(), uuid());

const earnings = object({
  content: array(
    object({
      /** First and last day of the period. */
      date: maybe,
      endDate: maybe,
      /** Start of the hour for an hourly salary. */
      startTime: maybe,
      /** Figure that determines the tier: the team's qualifying stake, or for dividends the team's loss. */
      base: maybe,
      /** Number of team members with qualifying stake in the period. */
      active: maybe,
      amount: maybe,
      /** `paid`; `owed` while the upline agent has insufficient funds; `none` if no amount was earned. */
      status: maybe,
      payoutTime: maybe,
      /** User name of the other party of the contract. */
      userName: maybe,
    }),
  ),
  /** Totals of all rows that match the filter, not only of this page. */
  sums: nullish(object({ paid: maybe, owed: maybe })),
  ...paged,
});

/** Current period, with the payout that its figures would yield now. */
const current = nullish(
  object({
    startTime: maybe,
    endTime: maybe,
    base: maybe,
    active: maybe,
    /** Reached tier, starting at 1; 0 if no tier is reached. */
    step: maybe,
    amount: maybe,
  }),
);

/** Daily salary of the agent. */
export const dailySalary = endpoint({
  name: 'dailySalary',
  method: 'GET',
  path: '/wps/agent/dailySalary',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ startDate: day, endDate: day, ...page }),
  value: earnings,
});

/** Dividends, latest period first. A response with rows enables the feature in the client (OPEN: AGENT-20). */
export const dividend = endpoint({
  name: 'dividend',
  method: 'GET',
  path: '/wps/agent/dividend',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({
    startDate: optional(day),
    endDate: optional(day),
    pageNo: optional(pageNo),
    pageSize: optional(pageSize),
    /**
     * `received`: dividends that the agent receives. `given`: dividends that the agent pays to direct members. Default
     * `received`.
     */
    side: optional(picklist(['received', 'given'])),
  }),
  value: nullish(
    object({
      ...earnings.entries,
      /** Current period of the contract in which the agent receives payouts. */
      current,
      /** True if the agent receives payouts by contract (`hasReceived`), or pays them (`hasGiven`). */
      hasReceived: maybeFlag,
      hasGiven: maybeFlag,
    }),
  ),
});

/** Ids of the pending contract offers by kind; empty if there is none (CONTRACT-03, CONTRACT-07). */
export const contractDividend = endpoint({
  name: 'contractDividend',
  method: 'POST',
  path: '/wps/agent/contractDividend',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: tokenOnly,
  value: object({ dailysalreqtype: maybe, divtypecompperiodreq: maybe, contracthoursalreq: maybe }),
});

/**
 * Accepts or declines an offer. If a newer offer has replaced it, the error is `contract.over`; an accepted contract
 * applies from the next period.
 */
export const respondToContract = endpoint({
  name: 'respondToContract',
  method: 'POST',
  path: '/wps/agent/contract',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: strictObject({ offerId, accept: boolean() }),
  value: done,
});

const agreed = nullish(
  object({
    offerId: scalar,
    steps: array(
      object({
        /** Minimum qualifying stake of the team in the period; for dividends, minimum loss. */
        from: scalar,
        /** Minimum number of active members. */
        active: maybe,
        /** Payout amount; for dividends, percentage of the loss. */
        pay: scalar,
      }),
    ),
    offerTime: maybe,
    /**
     * `startTime`: start of the first period, null for an offer. `endTime`: first instant after the last period, null
     * for a contract without an end.
     */
    startTime: maybe,
    endTime: maybe,
  }),
);

const standings = array(
  object({
    kind: scalar,
    /** Offer that the member has not answered. */
    offered: agreed,
    /** Contract that is in force. */
    running: agreed,
    /** Accepted contract that applies from the next period. */
    next: agreed,
    current,
    /** Amount that was earned but not paid, because the upline agent had insufficient funds. */
    owed: maybe,
    /** Outcome of the last offer that is no longer pending: `accepted`, `refused`, `withdrawn`. */
    lastAnswer: maybe,
  }),
);

/** Contracts of the member with the upline agent, by kind. Kinds without a contract are included. */
export const contracts = endpoint({
  name: 'contracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  moduleId: 'AGEINFO3',
  auth: 'required',
  value: object({
    /** Upline agent, who offers the contracts; null if the member has none. */
    upper: maybe,
    content: standings,
  }),
});

/** Periods of one of the member's contracts with the upline agent, latest first. */
export const contractPays = endpoint({
  name: 'contractPays',
  method: 'GET',
  path: '/wps/agent/contractPays',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ kind, ...page }),
  value: earnings,
});

/** Contracts of the agent with a direct member. Requires the flag DOWNMAN. */
export const memberContracts = endpoint({
  name: 'memberContracts',
  method: 'GET',
  path: '/wps/agent/memberContracts',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: requiredText(64) }),
  value: object({
    /** True if the member is in the agent's direct downline and has a type that can receive contract offers. */
    canOffer: maybeFlag,
    /** Number of decimals of the currency. */
    decimals: maybe,
    content: standings,
  }),
});

/**
 * Offers a contract to a direct member, replacing a pending offer of the same kind; requires the flag DOWNMAN. `from`
 * and `pay` must increase with each tier, and `active` must not decrease. The withdrawal password is required, because
 * later payouts are debited from the agent's cash without confirmation.
 */
export const offerContract = endpoint({
  name: 'offerContract',
  method: 'POST',
  path: '/wps/agent/offerContract',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  secrets: ['paymentPassword'],
  sealed: true,
  body: strictObject({
    userName: requiredText(64),
    kind,
    paymentPassword: requiredText(128),
    ...speaking,
    steps: pipe(
      array(strictObject({ from: amountText, active: whole(0, 99_999, /^\d{1,5}$/), pay: amountText })),
      minLength(1),
      maxLength(10),
    ),
  }),
  value: object({ offerId: scalar }),
});

/**
 * Ends a contract at the end of its current period; both parties may do so. For a pending offer, the upline agent can
 * revoke it.
 */
export const endContract = endpoint({
  name: 'endContract',
  method: 'POST',
  path: '/wps/agent/endContract',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: strictObject({ offerId }),
  value: done,
});
