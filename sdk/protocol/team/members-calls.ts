/**
 * Downline of an agent (EP-25, TEAM-07, TEAM-12). The calls require the flag DOWNMAN; for members outside of the
 * downline, the error is `downline.unknown`.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  direction,
  done,
  maybe,
  maybeFlag,
  pageNo,
  pageSize,
  rebates,
  rebatesInput,
  requiredText,
  scalar,
  speaking,
  whole,
} from '../schemas.ts';

const page = { pageNo, pageSize };
const paged = { pageNum: maybe, totalPages: maybe, total: maybe };

const memberRow = {
  userName: scalar,
  nickname: maybe,
  /** Name of a built-in avatar, or the avatar's URL, depending on `avatarType` (see `playerAvatar`). */
  avatar: maybe,
  avatarType: maybe,
  /** Session type of the member; `isAgent` is true for an agent. */
  type: maybe,
  isAgent: maybeFlag,
  /** Level in the downline: 1 for the agent's direct members, 2 for their direct members. */
  level: maybe,
  /** User name of the member's upline agent. */
  upper: maybe,
  /** Cash balance of the member. */
  balance: maybe,
  /** Number of members at all levels of this member's downline, and number of direct members. */
  teamSize: maybe,
  directSize: maybe,
  /** Time of the last login; null if the member never logged in. */
  lastLogin: maybe,
  /** True if the member sent a request in the last five minutes. */
  online: maybeFlag,
  registerTime: maybe,
};

const sorted = {
  /** Column to sort by. Default `userName`. */
  sort: optional(picklist(['userName', 'balance', 'teamSize', 'lastLogin', 'registerTime'])),
  /** Sort order. Default `asc`. */
  order: optional(direction),
};

/** One member of the agent's downline, at any level. */
export const downline = endpoint({
  name: 'downline',
  method: 'GET',
  path: '/wps/agent/downline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: requiredText(64) }),
  value: object({
    ...memberRow,
    /** Rates of the member, and the agent's rates, which are their maximum. */
    rebates,
    maxRebates: rebates,
    /** Minimum rates of the member: the highest rates in the member's own downline. */
    minRebates: rebates,
    /** True if the agent can change the rates (`updateDownlineRebates`), because the member is direct. */
    canRate: maybeFlag,
    /** True if a contract with the member is in force, so that rates can be raised but not lowered. */
    isBound: maybeFlag,
    /** True if the agent can offer contracts (`offerContract`): the member is direct and has a suitable type. */
    canOffer: maybeFlag,
    /** True if the agent can promote the member to agent (`promoteToAgent`). */
    canUpgrade: maybeFlag,
    /** Members between the agent (exclusive) and this member (inclusive), from the top. */
    path: nullish(array(object({ userName: scalar }))),
  }),
});

/** A page of members at all levels of the downline; `userName` is a part of the names to search for. */
export const downlines = endpoint({
  name: 'downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({
    ...page,
    userName: optional(requiredText(64)),
    /** Level to filter by. */
    level: optional(whole(1, 99, /^[1-9]\d?$/)),
    ...sorted,
  }),
  value: object({
    content: array(object(memberRow)),
    /** Number of members at each level, whatever the filter. */
    levels: nullish(array(object({ level: scalar, count: maybe }))),
    ...paged,
  }),
});

/** A page of the direct members of `userName`. Default: direct members of the agent. */
export const subordinates = endpoint({
  name: 'subordinates',
  method: 'GET',
  path: '/wps/agent/subordinates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ ...page, userName: optional(requiredText(64)), ...sorted }),
  value: object({
    content: array(object(memberRow)),
    /** Members between the agent (exclusive) and `userName` (inclusive), from the top. */
    path: nullish(array(object({ userName: scalar }))),
    ...paged,
  }),
});

/**
 * Changes the rates of a direct member from now on, and notifies the member; omitted categories do not change
 * (TEAM-13). Errors: `input.invalid` for a rate above the agent's or below a rate in the member's own downline,
 * `rates.bound` for a lower rate while a contract is in force, `permission.denied` for a member who is not direct.
 */
export const updateDownlineRebates = endpoint({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ userName: requiredText(64), rebates: rebatesInput }),
  value: done,
});

/**
 * Promotes a direct member to agent permanently. If the merchant does not allow this, the error is `permission.denied`
 * (TEAM-12).
 */
export const promoteToAgent = endpoint({
  name: 'promoteToAgent',
  method: 'POST',
  path: '/wps/agent/promoteToAgent',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ userName: requiredText(64) }),
  value: done,
});

/**
 * Creates an account in the agent's downline (TEAM-18). Requires the flag REGCEN. The member must change the password
 * at the first login. Errors: `member.exists` for a name in use, `input.invalid` for an invalid name or password.
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
    userName: requiredText(64),
    password: requiredText(128),
    /** Type of the account: 0 for a member, 1 for an agent. */
    memberType: picklist([0, 1]),
    /** Rebate rates, at most those of the agent; 0 for omitted categories. */
    rebates: optional(rebatesInput),
    ...speaking,
  }),
  value: object({ userName: scalar, type: maybe }),
});
