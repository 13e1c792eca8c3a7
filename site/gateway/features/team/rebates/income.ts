/** Rebate income of an agent, by day and by member (TEAM-17). */
import { toAmount, toUnits } from 'lobbykit/domain';
import type { teamRebate } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/schema.ts';
import { readTerms } from '../../merchants/merchants-repository.ts';
import { requireDays } from '../../records/days.ts';
import { requireInDownline } from '../members/downline.ts';
import type { Agent } from '../totals/kpi.ts';
import { incomeCategories, listIncome, type RebateIncomeTotalsRow, sumIncome } from './income-repository.ts';
import { lastPaidDay } from './repository.ts';

const amountsOf = ({ qualifying_stake, amount }: RebateIncomeTotalsRow) => ({
  qualifyingStake: toAmount(toUnits(qualifying_stake)),
  rebate: toAmount(toUnits(amount)),
});

/**
 * Returns a page of the agent's income from rebates. Throws ApiError 404 for a member outside the downline, 400 for
 * invalid days.
 */
export async function incomeOf(
  db: Database,
  { memberId, merchantCode }: Agent,
  { userName, category, by = 'day', pageNo, pageSize, ...dates }: InferOutput<(typeof teamRebate)['query']>,
  now: number,
): Promise<InferInput<(typeof teamRebate)['value']>> {
  const { from, to } = requireDays(dates, (await readTerms(db, merchantCode)).zone, now);
  const sourceId = userName === undefined ? null : (await requireInDownline(db, memberId, userName)).id;
  const filter = { receiverId: memberId, from, to, sourceId, category: category ?? null };
  const last = await lastPaidDay(db, merchantCode);
  const { days, members, ...sums } = await sumIncome(db, filter);
  const [max, page, byDay] = [Number(pageSize), Number(pageNo), by === 'day'];
  const rows = await listIncome(db, filter, { byDay, max, skip: (page - 1) * max });
  const total = byDay ? days : members;
  return {
    content: rows.map(({ day, user_name, count, ...row }) => ({
      ...(byDay ? { date: day } : { userName: user_name }),
      count,
      ...amountsOf(row),
    })),
    sums: amountsOf(sums),
    categories: await incomeCategories(db, filter),
    paidTo: last?.day ?? null,
    asOf: last?.doneAt ?? null,
    pageNum: page,
    totalPages: Math.ceil(total / max),
    total,
  };
}
