/** Bets and ledger entries of an agent's team, read as members read their own (`records.ts`; TEAM-15, TEAM-16). */
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
  period,
  turned,
} from '../records/calls.ts';
import { id, scalar, speaking, texts } from '../schemas.ts';

/** One member below, at any depth, alone; everybody below where it is left out. */
const whose = { userName: optional(texts(64)) };

/** Lottery tickets and rounds of games of everybody below, newest first. Wants the flag TEAMBETTING3. */
export const teamBetting = endpoint({
  name: 'teamBetting',
  method: 'GET',
  path: '/wps/agent/teamBetting',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({
    ...period,
    ...whose,
    /** LOTT, or a kind of games. */
    category: optional(texts(32)),
    status: optional(orderState),
    ...speaking,
  }),
  value: object({ content: array(object({ userName: scalar, ...order })), ...turned, sums: betTotals }),
});

/** One bet of a member below with its sub-orders; `canCancel` is never so. */
export const teamOrder = endpoint({
  name: 'teamOrder',
  method: 'GET',
  path: '/wps/agent/teamBetting/detail',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: object({ userName: scalar, ...orderDetailFields }),
});

/** Account record of everybody below, newest first; the agent's own is `memberTransactions`. Wants the flag TRANSREC3. */
export const teamTransactions = endpoint({
  name: 'teamTransactions',
  method: 'GET',
  path: '/wps/agent/teamTransaction',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({
    ...period,
    ...whose,
    /** One code, or several joined by commas. */
    txCode: optional(texts(128)),
    ...speaking,
  }),
  value: object({ content: array(object({ userName: scalar, ...ledgerEntry })), ...turned, sums: ledgerEntryTotals }),
});
