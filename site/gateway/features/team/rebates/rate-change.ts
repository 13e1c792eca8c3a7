/**
 * Changes of the rebate rates of existing members (TEAM-13). Increases are always possible, decreases only if
 * permitted; both apply immediately and notify the member.
 */
import { foldName, mayUse } from 'lobbykit/domain';
import { type agentRates, ERROR_CODES, type updateDownlineRebates } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { ApiError } from '../../../platform/api-error.ts';
import type { Audit } from '../../../platform/audit/audit.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';
import { lockMember } from '../../account/members-repository.ts';
import { isBound } from '../../contracts/offers-repository.ts';
import { requireInDownline } from '../members/downline.ts';
import type { Agent } from '../totals/kpi.ts';
import { notifyRateChange } from './notifications.ts';
import { listRates, RATE_CATEGORIES, type RatesInput, requireRates } from './rates.ts';
import {
  addRates,
  countRated,
  grantedRates,
  listRated,
  listRatesOf,
  type Rates,
  readRates,
} from './rates-repository.ts';

/**
 * Returns the agent's rates, and a page of the direct downline with rates. The page of the site has no feature flag
 * (OPEN: AGENT-13).
 */
export async function ratesOf(
  db: Database,
  { memberId }: Pick<Agent, 'memberId'>,
  { pageNo, pageSize, userName }: InferOutput<(typeof agentRates)['query']>,
): Promise<InferInput<(typeof agentRates)['value']>> {
  const own = new Map((await listRatesOf(db, memberId)).map(rate => [rate.category, rate]));
  const filter = { uplineId: memberId, search: foldName(userName?.trim() ?? '') };
  const [max, page] = [Number(pageSize), Number(pageNo)];
  const total = await countRated(db, filter);
  const rows = await listRated(db, { ...filter, max, skip: (page - 1) * max });
  return {
    own: RATE_CATEGORIES.map(gameType => ({
      gameType,
      rebate: own.get(gameType)?.rate ?? 0,
      since: own.get(gameType)?.since ?? null,
    })),
    content: rows.map(({ user_name, type, rates }) => ({
      userName: user_name,
      isAgent: mayUse('seeTeam', { type }),
      rebates: listRates(rates),
    })),
    pageNum: page,
    totalPages: Math.ceil(total / max),
    total,
  };
}

/** Member whose rates change, and the member's upline. */
interface Rated {
  readonly id: number;
  /** Upline, whose rates are the maximum for the member; null if the member has no upline. */
  readonly uplineId: number | null;
}

/**
 * Changes rates of a member from now on; omitted categories stay unchanged. Runs in the caller's transaction.
 * @param max maximum rates for a member without an upline
 * @returns the mail to send after the commit, and the changed categories
 */
export async function grantRates(
  trx: Trx,
  { id, uplineId }: Rated,
  input: RatesInput,
  now: number,
  max: Rates = {},
): Promise<{ readonly mail: Message | null; readonly changed: Rates }> {
  // Concurrent rate changes wait for these locks.
  await lockMember(trx, ...(uplineId === null ? [id] : [uplineId, id]));
  const own = uplineId === null ? max : await readRates(trx, uplineId);
  const rates = requireRates(input, own, await grantedRates(trx, id));
  const before = await readRates(trx, id);
  const isLowered = Object.entries(rates).some(([name, rate]) => rate < (before[name] ?? 0));
  if (isLowered && uplineId !== null && (await isBound(trx, { uplineId, memberId: id }, now))) {
    throw new ApiError(ERROR_CODES.ratesBound, 'A contract with the member is in force: rates may only be raised.');
  }
  const changed = Object.fromEntries(Object.entries(rates).filter(([name, rate]) => rate !== (before[name] ?? 0)));
  if (Object.keys(changed).length === 0) return { mail: null, changed };
  await addRates(trx, id, changed, now);
  return { mail: await notifyRateChange(trx, { memberId: id, before, after: changed, now }), changed };
}

/**
 * Changes rates of a member on an agent's request. Throws ApiError if the member is not in the agent's direct downline
 * (404 if not in the downline at all), and the errors of `grantRates`.
 */
export async function changeRates(
  trx: Trx,
  { memberId, merchantCode }: Agent,
  { userName, rebates }: InferOutput<(typeof updateDownlineRebates)['body']>,
  { audit, address }: { readonly audit: Audit; readonly address: string },
  now: number,
): Promise<Message | null> {
  const { id, upline_id } = await requireInDownline(trx, memberId, userName);
  if (upline_id !== memberId) {
    throw new ApiError(ERROR_CODES.permissionDenied, 'Rates are given to direct members alone.');
  }
  const { mail, changed } = await grantRates(trx, { id, uplineId: memberId }, rebates, now);
  const detail = { by: memberId, rates: changed };
  await audit.note(trx, { kind: 'member-rates', merchant: merchantCode, memberId: id, address, detail });
  return mail;
}
