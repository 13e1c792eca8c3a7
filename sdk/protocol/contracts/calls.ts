/**
 * Salary, dividend and contracts of agents (EP-26, EP-27, TEAM-21 to TEAM-24). Undocumented paths and fields are
 * extensions of this kit (OPEN: EP-27, API-14): amounts are decimal text, times ms since 1970, days in the merchant's
 * time zone.
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

/** Contract kind: `dailySalary` per day, `dividend` per half month, `hourlySalary` per hour. */
const kind = picklist(['dailySalary', 'dividend', 'hourlySalary']);
const offerId = pipe(string(), uuid());

const earnings = object({
  content: array(
    object({
      /** First and last day of the period. */
      date: maybe,
      endDate: maybe,
      /** Start of the period of an hourly salary. */
      startTime: maybe,
      /** Base figure of the tiers: qualifying stake of the team, or its loss for dividends. */
      base: maybe,
      /** Members of the team with qualifying stake. */
      active: maybe,
      amount: maybe,
      /** `paid`, `owed` while the upper agent has insufficient funds, `none` if nothing was earned. */
      status: maybe,
      payoutTime: maybe,
      /** User name of the other party of the contract. */
      userName: maybe,
    }),
  ),
  /** Totals of all rows of the filter, not of the page. */
  sums: nullish(object({ paid: maybe, owed: maybe })),
  ...paged,
});

/** Current period, with the payout for its figures so far. */
const current = nullish(
  object({
    startTime: maybe,
    endTime: maybe,
    base: maybe,
    active: maybe,
    /** Reached tier, starting at 1; 0 if none. */
    step: maybe,
    amount: maybe,
  }),
);

/** Daily salary. */
export const dailySalary = endpoint({
  name: 'dailySalary',
  method: 'GET',
  path: '/wps/agent/dailySalary',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ startDate: day, endDate: day, ...page }),
  value: earnings,
});

/** Dividend, latest period first; a non-empty response enables the feature (OPEN: AGENT-20). */
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
    /** Dividends received by the agent, or paid by the agent to direct members. Default `received`. */
    side: optional(picklist(['received', 'given'])),
  }),
  value: nullish(
    object({
      ...earnings.entries,
      /** Current period of the agent's own contract. */
      current,
      /** True if there are received contracts, or given contracts. */
      hasReceived: maybeFlag,
      hasGiven: maybeFlag,
    }),
  ),
});

/** Pending contract offers: the id of each offer, empty if none (CONTRACT-03, CONTRACT-07). */
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
 * Accepts or declines an offer; the error is `contract.over` if a newer offer replaced it. An accepted contract is in
 * force from the next period.
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
        /** Minimum qualifying stake of the team; for dividends the minimum loss. */
        from: scalar,
        /** Minimum number of active members. */
        active: maybe,
        /** An amount; for dividends percent of the loss. */
        pay: scalar,
      }),
    ),
    offerTime: maybe,
    /**
     * First instant of the first period, null for an offer; and the first instant after the last period, null for a
     * contract without an end.
     */
    startTime: maybe,
    endTime: maybe,
  }),
);

const standings = array(
  object({
    kind: scalar,
    /** Pending offer. */
    offered: agreed,
    /** In force. */
    running: agreed,
    /** Accepted contract, in force from the next period. */
    next: agreed,
    current,
    /** Earned amount that is unpaid because of insufficient funds. */
    owed: maybe,
    /** Outcome of the last closed offer: `accepted`, `refused`, `withdrawn`. */
    lastAnswer: maybe,
  }),
);

/** The member's own contracts by kind, including kinds without a contract. */
export const contracts = endpoint({
  name: 'contracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  moduleId: 'AGEINFO3',
  auth: 'required',
  value: object({
    /** Upper agent, who offers the contracts; null if the member has none. */
    upper: maybe,
    content: standings,
  }),
});

/** Periods of one of the member's own contracts, latest first. */
export const contractPays = endpoint({
  name: 'contractPays',
  method: 'GET',
  path: '/wps/agent/contractPays',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ kind, ...page }),
  value: earnings,
});

/** Contracts with a direct member. Requires the flag DOWNMAN. */
export const memberContracts = endpoint({
  name: 'memberContracts',
  method: 'GET',
  path: '/wps/agent/memberContracts',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: requiredText(64) }),
  value: object({
    /** Whether the member is a direct downline of a type that can receive contract offers. */
    canOffer: maybeFlag,
    /** Decimals of the currency. */
    decimals: maybe,
    content: standings,
  }),
});

/**
 * Offers a contract to a direct member, which replaces a pending offer of the same kind; requires the flag DOWNMAN.
 * `from` and `pay` increase with each tier and `active` never decreases. The withdrawal password is required because
 * payouts are debited from the agent's cash without confirmation.
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

/** Ends a contract at the end of its period, by either party; revokes a pending offer, by the upper agent. */
export const endContract = endpoint({
  name: 'endContract',
  method: 'POST',
  path: '/wps/agent/endContract',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: strictObject({ offerId }),
  value: done,
});
