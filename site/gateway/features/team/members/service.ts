/** Downline of an agent: lists, details of a member, and promotion of a member to agent (TEAM-07, TEAM-12). */
import { mayUse, toAmount, toUnits } from 'lobbykit/domain';
import { type downline, type downlines, ERROR_CODES, type subordinates } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import { readSetting } from '../../../platform/settings/repository.ts';
import { makeAgent } from '../../account/members-repository.ts';
import { avatarOf } from '../../account/profile/service.ts';
import { isBound } from '../../contracts/offers-repository.ts';
import { listRates } from '../rebates/rates.ts';
import { grantedRates, readRates } from '../rebates/rates-repository.ts';
import { type Agent, ONLINE_MS } from '../totals/kpi.ts';
import { findAncestors, requireInDownline } from './downline.ts';
import {
  countDownline,
  countLevels,
  listDownline,
  type MemberFilter,
  type MemberSort,
  readTeamMember,
  type TeamMember,
} from './repository.ts';

/** Member types that can be promoted to agent. */
const PLAYERS = [0];

const SORTS: Readonly<Record<NonNullable<InferOutput<(typeof downlines)['query']>['sort']>, MemberSort>> = {
  userName: 'user_name_folded',
  balance: 'balance',
  teamSize: 'size',
  lastLogin: 'last_login',
  registerTime: 'created_at',
};

type Page = Omit<InferOutput<(typeof downlines)['query']>, 'userName' | 'level'>;

const pageOf = ({ pageNo, pageSize, sort = 'userName', order = 'asc' }: Page) => {
  const max = Number(pageSize);
  return { sort: SORTS[sort], isUp: order === 'asc', max, skip: (Number(pageNo) - 1) * max };
};

const isAgent = (member: { readonly type: number }) => mayUse('seeTeam', member);

const depthOf = (path: string) => path.split('/').filter(Boolean).length;

const toRow = (member: TeamMember, top: number, now: number) => ({
  userName: member.user_name,
  nickname: member.nickname,
  ...avatarOf(member),
  type: member.type,
  isAgent: isAgent(member),
  level: depthOf(member.path) - top,
  upper: member.upper,
  balance: toAmount(toUnits(member.balance)),
  teamSize: member.size,
  directSize: member.direct,
  lastLogin: member.last_login,
  online: member.seen_at !== null && member.seen_at > now - ONLINE_MS,
  registerTime: member.created_at,
});

async function listPage(db: Database, filter: MemberFilter, pageNo: number, top: number, now: number) {
  const total = await countDownline(db, filter);
  const rows = await listDownline(db, filter);
  return {
    content: rows.map(row => toRow(row, top, now)),
    pageNum: pageNo,
    totalPages: Math.ceil(total / filter.max),
    total,
  };
}

/** Returns the depth of the agent in the tree of members. */
const topOf = async (db: Database, agentId: number): Promise<number> =>
  depthOf((await db.selectFrom('members').select('path').where('id', '=', agentId).executeTakeFirstOrThrow()).path);

/** Returns a page of the downline, filtered by name and level. */
export async function listTeam(
  db: Database,
  { memberId }: Agent,
  { userName, level, ...page }: InferOutput<(typeof downlines)['query']>,
  now: number,
): Promise<InferInput<(typeof downlines)['value']>> {
  const filter: MemberFilter = {
    ...pageOf(page),
    uplineId: memberId,
    isDirect: false,
    search: userName?.trim() || null,
    level: level === undefined ? null : Number(level),
  };
  const top = await topOf(db, memberId);
  return {
    ...(await listPage(db, filter, Number(page.pageNo), top, now)),
    levels: await countLevels(db, memberId),
  };
}

/**
 * Returns a page of the direct downline of the agent, or of a member of the agent's downline. Throws ApiError 404 if
 * that member is not in the agent's downline.
 */
export async function listDirect(
  db: Database,
  { memberId }: Agent,
  { userName, ...page }: InferOutput<(typeof subordinates)['query']>,
  now: number,
): Promise<InferInput<(typeof subordinates)['value']>> {
  const opened = userName === undefined ? null : await requireInDownline(db, memberId, userName);
  const filter: MemberFilter = {
    ...pageOf(page),
    uplineId: opened?.id ?? memberId,
    isDirect: true,
    search: null,
    level: null,
  };
  const top = await topOf(db, memberId);
  return {
    ...(await listPage(db, filter, Number(page.pageNo), top, now)),
    path: opened ? await findAncestors(db, memberId, opened) : [],
  };
}

/** Returns the details of a downline member. Throws the same errors as `listDirect`. */
export async function readDownline(
  db: Database,
  { memberId }: Agent,
  userName: string,
  now: number,
): Promise<InferInput<(typeof downline)['value']>> {
  const found = await requireInDownline(db, memberId, userName);
  const member = await readTeamMember(db, found.id);
  const { upgrades } = await readSetting(db, 'team');
  return {
    ...toRow(member, await topOf(db, memberId), now),
    rebates: listRates(await readRates(db, found.id)),
    maxRebates: listRates(await readRates(db, memberId)),
    minRebates: listRates(await grantedRates(db, found.id)),
    canRate: found.upline_id === memberId,
    isBound: await isBound(db, { uplineId: memberId, memberId: found.id }, now),
    canOffer: found.upline_id === memberId && mayUse('respondToContract', found),
    canUpgrade: upgrades && found.upline_id === memberId && PLAYERS.includes(found.type),
    path: await findAncestors(db, memberId, found),
  };
}

/**
 * Promotes a direct downline member to agent permanently. Idempotent. Throws ApiError if the merchant does not permit
 * promotions, or if the member belongs to a club or is not in the direct downline; ApiError 404 if the member is not in
 * the downline at all.
 */
export async function upgrade(
  trx: Trx,
  { memberId, merchantCode }: Agent,
  userName: string,
  { audit, address }: { readonly audit: Audit; readonly address: string },
  now: number,
): Promise<void> {
  const found = await requireInDownline(trx, memberId, userName);
  if (isAgent(found)) return;
  const { upgrades } = await readSetting(trx, 'team');
  if (!upgrades) throw permissionDenied('The merchant does not let agents make others agents.');
  if (found.upline_id !== memberId) throw permissionDenied('Only direct members can be made agents.');
  if (!(await makeAgent(trx, found.id, PLAYERS, now))) throw permissionDenied('This member cannot be made an agent.');
  const detail = { by: memberId };
  await audit.note(trx, { kind: 'member-upgraded', merchant: merchantCode, memberId: found.id, address, detail });
}

const permissionDenied = (sentence: string) => new ApiError(ERROR_CODES.permissionDenied, sentence);
