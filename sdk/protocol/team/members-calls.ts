/**
 * Downline of an agent (EP-25, TEAM-07, TEAM-12). Requires the flag DOWNMAN. Members outside the downline count as
 * unknown: `downline.unknown`.
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
  /** Name of a built-in avatar or its URL, depending on `avatarType` (`playerAvatar`). */
  avatar: maybe,
  avatarType: maybe,
  /** Session type; `isAgent` is true for an agent. */
  type: maybe,
  isAgent: maybeFlag,
  /** Depth: 1 for direct members of the agent, 2 for their direct members. */
  level: maybe,
  /** Upper member. */
  upper: maybe,
  /** Cash of the member. */
  balance: maybe,
  /** Size of the downline at all levels, and number of direct members. */
  teamSize: maybe,
  directSize: maybe,
  /** Null if the member never logged in. */
  lastLogin: maybe,
  /** A request was received in the last five minutes. */
  online: maybeFlag,
  registerTime: maybe,
};

const sorted = {
  /** Default `userName`. */
  sort: optional(picklist(['userName', 'balance', 'teamSize', 'lastLogin', 'registerTime'])),
  /** Default `asc`. */
  order: optional(direction),
};

/** One member of the downline, at any level. */
export const downline = endpoint({
  name: 'downline',
  method: 'GET',
  path: '/wps/agent/downline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: requiredText(64) }),
  value: object({
    ...memberRow,
    /** Rates of the member, and the agent's rates as their maximum. */
    rebates,
    maxRebates: rebates,
    /** Minimum rates: the highest rates that the member passes on. */
    minRebates: rebates,
    /** The rates can be changed (`updateDownlineRebates`): the member is direct. */
    canRate: maybeFlag,
    /** A contract with the member is in force: rates may be raised but not lowered. */
    isBound: maybeFlag,
    /** Contracts can be offered (`offerContract`): the member is direct and of a suitable type. */
    canOffer: maybeFlag,
    /** The member can be promoted to agent (`promoteToAgent`). */
    canUpgrade: maybeFlag,
    /** Path from the agent (exclusive) down to the member. */
    path: nullish(array(object({ userName: scalar }))),
  }),
});

/** A page of the downline at all levels; `userName` matches a part of the name. */
export const downlines = endpoint({
  name: 'downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({
    ...page,
    userName: optional(requiredText(64)),
    /** Restricts the rows to one level. */
    level: optional(whole(1, 99, /^[1-9]\d?$/)),
    ...sorted,
  }),
  value: object({
    content: array(object(memberRow)),
    /** Number of members per level, regardless of the filter. */
    levels: nullish(array(object({ level: scalar, count: maybe }))),
    ...paged,
  }),
});

/** A page of the direct members of `userName`, default: the agent. */
export const subordinates = endpoint({
  name: 'subordinates',
  method: 'GET',
  path: '/wps/agent/subordinates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ ...page, userName: optional(requiredText(64)), ...sorted }),
  value: object({
    content: array(object(memberRow)),
    /** Path from the agent (exclusive) down to `userName`. */
    path: nullish(array(object({ userName: scalar }))),
    ...paged,
  }),
});

/**
 * Changes the rates of a direct member from now on and notifies the member; omitted categories are unchanged (TEAM-13).
 * Errors: `input.invalid` for a rate above the agent's or below the member's passed-on rate, `rates.bound` for a lower
 * rate while a contract is in force, `permission.denied` for a member who is not direct.
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
 * Promotes a direct member to agent permanently; the error is `permission.denied` if the merchant does not allow it
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
 * Creates an account in the agent's downline (TEAM-18); requires the flag REGCEN. The password must be changed at the
 * first login. Errors: `member.exists` for a name in use, `input.invalid` for an invalid name or password.
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
    /** 0 a member, 1 an agent. */
    memberType: picklist([0, 1]),
    /** Rates up to those of the agent; omitted categories are 0. */
    rebates: optional(rebatesInput),
    ...speaking,
  }),
  value: object({ userName: scalar, type: maybe }),
});
