/** Profit and loss of a team (TEAM-11). Each row is a direct downline member, including the member's own downline. */
import type { teamPnl } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import type { Database } from '../../../platform/db/schema.ts';
import { readTerms } from '../../merchants/merchants-repository.ts';
import { requireDays } from '../../records/days.ts';
import { findAncestors, requireInDownline } from '../members/downline.ts';
import { type Agent, moneyOf, playOf } from './kpi.ts';
import { readAsOf } from './rollup-repository.ts';
import { type PnlSort, readPnlPage, sumOwn } from './totals-repository.ts';

type PnlQuery = InferOutput<(typeof teamPnl)['query']>;

/** Column for each value of the query parameter `sort`. */
const COLUMNS: Readonly<Record<NonNullable<PnlQuery['sort']>, PnlSort>> = {
  userName: 'user_name',
  teamSize: 'size',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  fees: 'fees',
  bonus: 'bonus',
  rebate: 'rebate',
  stake: 'stake',
  qualifyingStake: 'qualifying_stake',
  win: 'win',
  result: 'result',
};

/** Returns a page of profit and loss. Throws ApiError 404 for a member outside the downline, 400 for invalid days. */
export async function readPnl(
  db: Database,
  { memberId, merchantCode }: Agent,
  { userName, category: requestedCategory, sort = 'result', order = 'desc', pageNo, pageSize, ...dates }: PnlQuery,
  now: number,
): Promise<InferInput<(typeof teamPnl)['value']>> {
  const { from, to } = requireDays(dates, (await readTerms(db, merchantCode)).zone, now);
  const opened = userName === undefined ? null : await requireInDownline(db, memberId, userName);
  const category = requestedCategory ?? null;
  const filter = { uplineId: opened?.id ?? memberId, from, to, category };
  const asOf = await readAsOf(db);
  const [max, page] = [Number(pageSize), Number(pageNo)];
  const { rows, sums, count, categories } = await readPnlPage(db, {
    ...filter,
    sort: COLUMNS[sort],
    isUp: order === 'asc',
    max,
    skip: (page - 1) * max,
  });
  const ownSums = opened && (await sumOwn(db, opened.id, { from, to }, category));
  return {
    content: rows.map(({ user_name, type, size, ...row }) => ({
      userName: user_name,
      type,
      teamSize: size,
      ...moneyOf(row),
      ...playOf(row),
    })),
    sums: { ...moneyOf(sums), ...playOf(sums) },
    own: ownSums && { ...moneyOf(ownSums), ...playOf(ownSums) },
    path: opened ? await findAncestors(db, memberId, opened) : [],
    categories: [...categories],
    asOf,
    pageNum: page,
    totalPages: Math.ceil(count / max),
    total: count,
  };
}
