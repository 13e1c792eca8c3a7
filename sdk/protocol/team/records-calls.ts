/**
 * Bets and ledger entries of an agent's team (TEAM-15, TEAM-16). Fields and rules are those of a member's records in
 * `sdk/protocol/records/calls.ts`.
 */
import { array, optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  betTotals,
  ledgerEntry,
  ledgerEntryTotals,
  order,
  orderDetailFields,
  orderState,
  turned,
} from '../records/calls.ts';
import { id, period, requiredText, scalar, speaking } from '../schemas.ts';

/** User name of one downline member. Default: the whole downline. */
const memberFilter = { userName: optional(requiredText(64)) };

/** Lottery tickets and game rounds of the downline, newest first. Requires the flag TEAMBETTING3. */
export const teamBetting = endpoint({
  name: 'teamBetting',
  method: 'GET',
  path: '/wps/agent/teamBetting',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({
    ...period,
    ...memberFilter,
    /** Category to filter by: LOTT, or a game category. */
    category: optional(requiredText(32)),
    status: optional(orderState),
    ...speaking,
  }),
  value: object({ content: array(object({ userName: scalar, ...order })), ...turned, sums: betTotals }),
});

/** One bet of a downline member with its sub-orders; `canCancel` is always false. */
export const teamOrder = endpoint({
  name: 'teamOrder',
  method: 'GET',
  path: '/wps/agent/teamBetting/detail',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: object({ userName: scalar, ...orderDetailFields }),
});

/**
 * Account record of the downline, newest first. `memberTransactions` returns that of the agent; both require the flag
 * TRANSREC3.
 */
export const teamTransactions = endpoint({
  name: 'teamTransactions',
  method: 'GET',
  path: '/wps/agent/teamTransaction',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({
    ...period,
    ...memberFilter,
    /** Codes of transaction kinds to filter by, separated by commas. */
    txCode: optional(requiredText(128)),
    ...speaking,
  }),
  value: object({ content: array(object({ userName: scalar, ...ledgerEntry })), ...turned, sums: ledgerEntryTotals }),
});
