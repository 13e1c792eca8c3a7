/**
 * Bets and ledger entries of a team (TEAM-15, TEAM-16): the same rows as in the members' records, with the member's
 * name.
 */
import { toAmount, toUnits } from 'lobbykit/domain';
import type { teamBetting, teamOrder, teamTransactions } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { readCursor, requirePage, writeCursor } from '../../../platform/cursor.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { playIdOf } from '../../lottery/bets/order-number.ts';
import { readTerms } from '../../merchants/merchants-repository.ts';
import { requireDays } from '../../records/days.ts';
import { kindsOf } from '../../records/entry-kinds.ts';
import { afterOf, toRow } from '../../records/ledger-entries.ts';
import { balancesAfter, causesOf } from '../../records/ledger-entries-repository.ts';
import { openOrder, toOrder } from '../../records/orders.ts';
import { orderUnknown } from '../../records/receipts.ts';
import { requireInDownline } from '../members/downline.ts';
import type { Agent } from '../totals/kpi.ts';
import { listTeamBets, listTeamLedgerEntries, ownerOfPlay, sumTeamBets, totalTeamLedgerEntries } from './repository.ts';

type BetsQuery = InferOutput<(typeof teamBetting)['query']> & { readonly language: string };
type LedgerEntriesQuery = InferOutput<(typeof teamTransactions)['query']> & { readonly language: string };

const daysOf = async (db: Database, { merchantCode }: Agent, query: BetsQuery | LedgerEntriesQuery, now: number) =>
  requireDays(query, (await readTerms(db, merchantCode)).zone, now);

const scopeOf = async (db: Database, { memberId }: Agent, userName: string | undefined) => ({
  agentId: memberId,
  memberId: userName === undefined ? null : (await requireInDownline(db, memberId, userName)).id,
});

/**
 * Returns a page of the team's bets. Throws ApiError 404 for a member outside the downline, 400 for invalid days or
 * cursors.
 */
export async function betsOf(
  db: Database,
  agent: Agent,
  query: BetsQuery,
  now: number,
): Promise<InferInput<(typeof teamBetting)['value']>> {
  const days = await daysOf(db, agent, query, now);
  const { size, isFirst } = requirePage(query);
  const { category = null, status = null, cursor = '', language } = query;
  const [below = Number.POSITIVE_INFINITY] = isFirst ? [] : readCursor(cursor, 1);
  const filter = { ...(await scopeOf(db, agent, query.userName)), ...days, category, state: status };
  const { count, stake, win, firstId, lastId } = await sumTeamBets(db, filter);
  const span = {
    firstId: firstId ?? 0,
    lastId: Math.min(lastId ?? -1, below - 1),
    max: size + 1,
  };
  const found = await listTeamBets(db, filter, span);
  const rows = found.slice(0, size);
  return {
    content: rows.map(play => ({ userName: play.user_name, ...toOrder(play, language) })),
    cursor: found.length > size ? String(rows.at(-1)!.id) : null,
    pageNum: isFirst ? 1 : null,
    totalPages: null,
    total: isFirst ? count : null,
    sums: isFirst
      ? {
          count,
          stake: toAmount(toUnits(stake)),
          win: toAmount(toUnits(win)),
          net: toAmount(toUnits(win) - toUnits(stake)),
        }
      : null,
  };
}

/**
 * Returns the details of a bet of a downline member; only the member can cancel it. Throws ApiError 404 for other bets.
 */
export async function openBet(
  db: Database,
  { memberId }: Agent,
  orderNo: string | number,
  language: string,
  now: number,
): Promise<InferInput<(typeof teamOrder)['value']>> {
  const playId = playIdOf(String(orderNo));
  const owner = playId === null ? null : await ownerOfPlay(db, memberId, playId);
  if (!owner || playId === null) throw orderUnknown();
  return { userName: owner.user_name, ...(await openOrder(db, owner.id, playId, language, now)), canCancel: false };
}

/** Returns a page of the team's ledger entries. Throws the same errors as `betsOf`. */
export async function ledgerEntriesOf(
  db: Database,
  agent: Agent,
  query: LedgerEntriesQuery,
  now: number,
): Promise<InferInput<(typeof teamTransactions)['value']>> {
  const days = await daysOf(db, agent, query, now);
  const { size, isFirst } = requirePage(query);
  const filter = { ...(await scopeOf(db, agent, query.userName)), ...days, kinds: kindsOf(query.txCode) };
  const [tx, account] = isFirst ? [] : readCursor(query.cursor ?? '', 2);
  const before = tx === undefined || account === undefined ? null : { tx, account };
  const found = await listTeamLedgerEntries(db, filter, { before, max: size + 1 });
  const rows = found.slice(0, size);
  const causes = await causesOf(db, rows);
  const balances = await balancesAfter(db, rows);
  // The name of a payer is omitted, because the payer may be in the agent's upline (TEAM-07).
  const causeOf = (id: number) => {
    const cause = causes.get(id);
    return cause && { ...cause, payer: null, paid: null };
  };
  const last = rows.at(-1);
  const { count, credits, debits } = isFirst
    ? await totalTeamLedgerEntries(db, filter)
    : { count: null, credits: '0', debits: '0' };
  const [income, outgo] = [toUnits(credits), toUnits(debits)];
  return {
    content: rows.map(row => ({
      userName: row.user_name,
      ...toRow(row, row.account, {
        cause: causeOf(row.transaction_id),
        after: afterOf(balances, row),
        language: query.language,
      }),
    })),
    cursor: last && found.length > size ? writeCursor(last.transaction_id, last.account_id) : null,
    pageNum: isFirst ? 1 : null,
    totalPages: null,
    total: count,
    sums: isFirst ? { in: toAmount(income), out: toAmount(outgo), net: toAmount(income - outgo) } : null,
  };
}
