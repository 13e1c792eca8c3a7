/** The agent area (EP-25 to EP-27). Paths and fields that no document names are ours (OPEN: EP-27, API-14). */
import { array, boolean, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from './endpoint.ts';
import { object } from './object.ts';
import { day, done, id, maybe, maybeText, pageNo, pageSize, scalar, tokenOnly, whole, words } from './shapes.ts';

const paged = { pageNum: maybe, totalPages: maybe };
const page = { pageNo, pageSize };

/** Size 0 asks for the totals alone (AGENT-25). */
const kpiQuery = strictObject({ startDate: day, endDate: day, size: whole(0, 100, /^(\d{1,2}|100)$/) });

/** Counters of the team, each 0 when missing (AGENT-07, AGENT-26). */
const kpi = object({
  footer: object({
    teamLoginMemberCount: maybe,
    teamBetMemberCount: maybe,
    teamRegisterMemberCount: maybe,
    teamOnlineCount: maybe,
  }),
});

/** Team KPI, variant A: the counters of the agent home. */
export const teamKpi = endpoint({
  name: 'teamKpi',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: kpi,
});

/** Team KPI, variant B. */
export const teamKpiB = endpoint({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/agent/teamKpi/b',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: kpi,
});

/** Team KPI, variant C. */
export const teamKpiC = endpoint({
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/agent/teamKpi/c',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: kpi,
});

/** Profit and loss of the team. */
export const teamPnl = endpoint({
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/agent/teamPnl',
  moduleId: 'PERSPNL3',
  auth: 'required',
  query: strictObject({ startDate: day, endDate: day, ...page, userName: optional(words(64)) }),
  value: object({
    content: array(object({ userName: scalar, bet: maybe, win: maybe, rebate: maybe, profit: maybe })),
    ...paged,
  }),
});

const downlineMember = object({ userName: scalar, type: maybe, balance: maybe, teamSize: maybe, lastLogin: maybe });

/** One downline member. */
export const downline = endpoint({
  name: 'downline',
  method: 'GET',
  path: '/wps/agent/downline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ userName: words(64) }),
  value: object({
    userName: scalar,
    type: maybe,
    rebates: nullish(array(object({ gameType: scalar, rebate: maybe }))),
  }),
});

/** A page of downline members. */
export const downlines = endpoint({
  name: 'downlines',
  method: 'GET',
  path: '/wps/agent/downlines',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ ...page, userName: optional(words(64)) }),
  value: object({ content: array(downlineMember), ...paged }),
});

/** Direct subordinates. */
export const subordinates = endpoint({
  name: 'subordinates',
  method: 'GET',
  path: '/wps/agent/subordinates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ ...page, userName: optional(words(64)) }),
  value: object({ content: array(downlineMember), ...paged }),
});

/** Sets the rebates of a downline member. */
export const updateDownlineRebates = endpoint({
  name: 'updateDownlineRebates',
  method: 'POST',
  path: '/wps/agent/updateDownlineRebates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({
    userName: words(64),
    rebates: array(strictObject({ gameType: words(16), rebate: whole(0, 100, /^\d{1,3}$/) })),
  }),
  value: done,
});

/** Moves a member under another agent. */
export const transferDownline = endpoint({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ userName: words(64), toAgent: words(64) }),
  value: done,
});

/** Moves several members at once. */
export const transferMultipleDownline = endpoint({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ userNames: array(words(64)), toAgent: words(64) }),
  value: done,
});

const earnings = object({
  content: array(object({ date: maybe, amount: maybe, status: maybe })),
  ...paged,
});

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

/** Dividend; a non-empty answer makes the feature available (OPEN: AGENT-20). */
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
  }),
  value: nullish(earnings),
});

/** Contracts that wait for an answer, each field empty when none does (CONTRACT-03, CONTRACT-07). */
export const contractDividend = endpoint({
  name: 'contractDividend',
  method: 'POST',
  path: '/wps/agent/contractDividend',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: tokenOnly,
  value: object({ dailysalreqtype: maybe, divtypecompperiodreq: maybe, contracthoursalreq: maybe }),
});

/** Accepts or refuses a pending contract. */
export const answerContract = endpoint({
  name: 'answerContract',
  method: 'POST',
  path: '/wps/agent/contract',
  moduleId: 'AGEINFO3',
  auth: 'required',
  body: strictObject({ kind: picklist(['dailySalary', 'dividend', 'hourlySalary']), accept: boolean() }),
  value: done,
});

const affiliateUrlPath = '/wps/agent/affiliateUrl';

/** Invitation addresses of the agent. */
export const affiliateUrls = endpoint({
  name: 'affiliateUrls',
  method: 'GET',
  path: affiliateUrlPath,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: array(object({ id: scalar, url: maybeText, code: maybe, memberType: maybe })),
});

/** Makes an invitation address for members (0) or agents (1). */
export const createAffiliateUrl = endpoint({
  name: 'createAffiliateUrl',
  method: 'POST',
  path: affiliateUrlPath,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  body: strictObject({ memberType: picklist([0, 1]), remark: optional(words(140)) }),
  value: object({ id: scalar, url: maybeText, code: maybe }),
});

/** Deletes an invitation address. */
export const deleteAffiliateUrl = endpoint({
  name: 'deleteAffiliateUrl',
  method: 'DELETE',
  path: affiliateUrlPath,
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({ id }),
  value: done,
});
