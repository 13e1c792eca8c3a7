/**
 * Salary, dividend and contracts of agents (EP-26, EP-27, TEAM-21 to TEAM-24). Paths and fields that no document names are ours
 * (OPEN: EP-27, API-14): amounts are decimal text, times ms since 1970, days those of the merchant's clock.
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
  scalar,
  speaking,
  texts,
  tokenOnly,
  whole,
} from '../schemas.ts';

const paged = { pageNum: maybe, totalPages: maybe, total: maybe };
const page = { pageNo, pageSize };

/** `dailySalary` for each day, `dividend` for each half of a month, `hourlySalary` for each hour. */
const kind = picklist(['dailySalary', 'dividend', 'hourlySalary']);
const offerId = pipe(string(), uuid());

const earnings = object({
  content: array(
    object({
      /** First and last day of the period. */
      date: maybe,
      endDate: maybe,
      /** Of an hour: when it begins. */
      startTime: maybe,
      /** What steps ask for: qualifying stake of the team, of dividends its loss. */
      base: maybe,
      /** Members of the team with qualifying stake. */
      active: maybe,
      amount: maybe,
      /** `paid`, `owed` while the upper agent has no cover, `none` where nothing was earned. */
      status: maybe,
      payoutTime: maybe,
      /** The other side. */
      userName: maybe,
    }),
  ),
  /** Of all rows of the filter, not of the page. */
  sums: nullish(object({ paid: maybe, owed: maybe })),
  ...paged,
});

/** The present period, as it would be paid if it ended now. */
const current = nullish(
  object({
    startTime: maybe,
    endTime: maybe,
    base: maybe,
    active: maybe,
    /** The step that is reached, from 1 on; 0 for none. */
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

/** Dividend, the latest period first; a non-empty answer makes the feature available (OPEN: AGENT-20). */
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
    /** What the agent gets, or what the agent pays to direct members. Default `received`. */
    side: optional(picklist(['received', 'given'])),
  }),
  value: nullish(
    object({
      ...earnings.entries,
      /** Of the agent's own contract. */
      current,
      /** On which sides there is anything. */
      hasReceived: maybeFlag,
      hasGiven: maybeFlag,
    }),
  ),
});

/** Contracts that wait for an answer: the id of each offer, empty when none does (CONTRACT-03, CONTRACT-07). */
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
 * Accepts or refuses that very offer, which is refused with `contract.over` where a newer one took its place. What is accepted holds from
 * the next period on.
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
        /** From this qualifying stake of the team on, of dividends from this loss on. */
        from: scalar,
        /** Active members at least. */
        active: maybe,
        /** An amount, of dividends percents of the loss. */
        pay: scalar,
      }),
    ),
    offerTime: maybe,
    /** First instant of the first period, null for an offer; and the first one after the last, null while nobody ended it. */
    startTime: maybe,
    endTime: maybe,
  }),
);

const standings = array(
  object({
    kind: scalar,
    /** Waits for an answer. */
    offered: agreed,
    /** In force. */
    running: agreed,
    /** Accepted, and in force from the next period on. */
    next: agreed,
    current,
    /** What was earned and waits for cover. */
    owed: maybe,
    /** What became of the last offer that waits no more: `accepted`, `refused`, `withdrawn`. */
    lastAnswer: maybe,
  }),
);

/** The member's own contracts by kind, also those that there are none of. */
export const contracts = endpoint({
  name: 'contracts',
  method: 'GET',
  path: '/wps/agent/contracts',
  moduleId: 'AGEINFO3',
  auth: 'required',
  value: object({
    /** Who offers them; null for a member without an upper agent. */
    upper: maybe,
    content: standings,
  }),
});

/** Periods of one of the member's own contracts, the latest first. */
export const contractPays = endpoint({
  name: 'contractPays',
  method: 'GET',
  path: '/wps/agent/contractPays',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ kind, ...page }),
  value: earnings,
});

/** Contracts with a direct member. Wants the flag DOWNMAN. */
export const memberContracts = endpoint({
  name: 'memberContracts',
  method: 'GET',
  path: '/wps/agent/memberContracts',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: texts(64) }),
  value: object({
    /** The member is direct, and of a type that contracts are offered to. */
    canOffer: maybeFlag,
    /** Decimals of the currency. */
    decimals: maybe,
    content: standings,
  }),
});

/**
 * Offers a direct member a contract; one of the kind that was not answered is taken back by it. From step to step `from` and `pay` rise,
 * and `active` never falls. Needs the withdrawal password, since the contract pays out of the agent's cash without another question. Wants
 * the flag DOWNMAN.
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
    userName: texts(64),
    kind,
    paymentPassword: texts(128),
    ...speaking,
    steps: pipe(
      array(strictObject({ from: amountText, active: whole(0, 99_999, /^\d{1,5}$/), pay: amountText })),
      minLength(1),
      maxLength(10),
    ),
  }),
  value: object({ offerId: scalar }),
});

/** Ends a contract at the end of its period, by either side; takes back an offer that was not answered, by the upper agent. */
export const endContract = endpoint({
  name: 'endContract',
  method: 'POST',
  path: '/wps/agent/endContract',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: strictObject({ offerId }),
  value: done,
});
