/**
 * Members below an agent (EP-25, TEAM-07, TEAM-12). Wants the flag DOWNMAN. A member who is not below the agent is answered as one that
 * does not exist: `downline.unknown`.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  direction,
  done,
  givenRebates,
  maybe,
  maybeFlag,
  pageNo,
  pageSize,
  rebates,
  scalar,
  speaking,
  texts,
  whole,
} from '../schemas.ts';

const page = { pageNo, pageSize };
const paged = { pageNum: maybe, totalPages: maybe, total: maybe };

const memberRow = {
  userName: scalar,
  nickname: maybe,
  /** Name of a drawn picture, or its address, as `avatarType` says (`playerAvatar`). */
  avatar: maybe,
  avatarType: maybe,
  /** Session type; `isAgent` says whether it is that of an agent. */
  type: maybe,
  isAgent: maybeFlag,
  /** 1 for direct members of the agent, 2 for theirs. */
  level: maybe,
  /** Who invited the member. */
  upper: maybe,
  /** Cash of the member. */
  balance: maybe,
  /** Members below, at any depth, and those of them that are direct. */
  teamSize: maybe,
  directSize: maybe,
  /** Null for who never logged in. */
  lastLogin: maybe,
  /** Called within five minutes. */
  online: maybeFlag,
  registerTime: maybe,
};

const sorted = {
  /** Default `userName`. */
  sort: optional(picklist(['userName', 'balance', 'teamSize', 'lastLogin', 'registerTime'])),
  /** Default `asc`. */
  order: optional(direction),
};

/** One member below, at any depth. */
export const downline = endpoint({
  name: 'downline',
  method: 'GET',
  path: '/wps/agent/downline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: texts(64) }),
  value: object({
    ...memberRow,
    /** The member's rates, and the agent's own, which they may not pass. */
    rebates,
    maxRebates: rebates,
    /** What the member gives on at most, which the rates may not fall below. */
    minRebates: rebates,
    /** The rates can be set (`updateDownlineRebates`): the member is direct. */
    canRate: maybeFlag,
    /** A contract with the member is in force: rates are raised, and not lowered. */
    isBound: maybeFlag,
    /** Contracts can be offered (`offerContract`): the member is direct, and of a type that may have one. */
    canOffer: maybeFlag,
    /** The member can be made an agent (`promoteToAgent`). */
    canUpgrade: maybeFlag,
    /** The way down from the agent, who is left out, to the member. */
    path: nullish(array(object({ userName: scalar }))),
  }),
});

/** A page of everybody below, at any depth; `userName` is looked for within names. */
export const downlines = endpoint({
  name: 'downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({
    ...page,
    userName: optional(texts(64)),
    /** That level alone. */
    level: optional(whole(1, 99, /^[1-9]\d?$/)),
    ...sorted,
  }),
  value: object({
    content: array(object(memberRow)),
    /** How many members each level has, whatever is looked for. */
    levels: nullish(array(object({ level: scalar, count: maybe }))),
    ...paged,
  }),
});

/** A page of the direct members of `userName`, the agent where it is left out. */
export const subordinates = endpoint({
  name: 'subordinates',
  method: 'GET',
  path: '/wps/agent/subordinates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ ...page, userName: optional(texts(64)), ...sorted }),
  value: object({
    content: array(object(memberRow)),
    /** The way down from the agent, who is left out, to `userName`. */
    path: nullish(array(object({ userName: scalar }))),
    ...paged,
  }),
});

/**
 * Sets rates of a direct member from now on, of which the member is told; a category that is left out stays (TEAM-13). Rejected with
 * `input.invalid` for a rate above the agent's own or below what the member gives on, with `rates.bound` for a lower rate while a contract
 * with the member is in force, with `permission.denied` for a member who is not direct.
 */
export const updateDownlineRebates = endpoint({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ userName: texts(64), rebates: givenRebates }),
  value: done,
});

/** Makes a direct member an agent, for good; refused with `permission.denied` where the merchant does not allow it (TEAM-12). */
export const promoteToAgent = endpoint({
  name: 'promoteToAgent',
  method: 'POST',
  path: '/wps/agent/promoteToAgent',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ userName: texts(64) }),
  value: done,
});

/**
 * Opens an account below the agent (TEAM-18). Whoever logs in with the password has to choose another one before anything else.
 * Rejected with `member.exists` for a name that is taken, with `input.invalid` for a name or password that nobody may have. Wants the
 * flag REGCEN.
 */
export const createDownlineAccount = endpoint({
  name: 'createDownlineAccount',
  method: 'POST',
  path: '/wps/agent/openAccount',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  once: true,
  secrets: ['password'],
  sealed: true,
  body: strictObject({
    userName: texts(64),
    password: texts(128),
    /** 0 a member, 1 an agent. */
    memberType: picklist([0, 1]),
    /** Each at most the agent's own; what is left out is 0. */
    rebates: optional(givenRebates),
    ...speaking,
  }),
  value: object({ userName: scalar, type: maybe }),
});
