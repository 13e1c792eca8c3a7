/** Betting record of a member: lottery tickets and rounds of games in one list, with details (BOOK-03, BOOK-04). */
import { toAmount, toUnits } from 'lobbykit/domain';
import type { orderDetail, orders } from 'lobbykit/wire';
import type { InferInput, InferOutput } from 'valibot';
import { readCursor, requirePage } from '../../platform/cursor.ts';
import type { Database } from '../../platform/db/schema.ts';
import { coverUrl } from '../../platform/http/picture-paths.ts';
import { localize } from '../../platform/localized-text.ts';
import { orderNoOf, playIdOf } from '../lottery/bets/order-number.ts';
import type { SubOrder } from '../lottery/bets/sub-orders-repository.ts';
import type { BetDetail, DiceDetail, PlayState } from '../lottery/bets/tables.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { type BetTotals, listPlays, type RecordedPlay, sumPlays } from './bets-repository.ts';
import { requireDays } from './days.ts';
import type { Reader } from './ledger-entries.ts';
import { betReceipt, type LoadedBet, loadBet, orderUnknown } from './receipts.ts';

type OrdersQuery = InferOutput<typeof orders.query> & { readonly language: string };
type Page = InferInput<typeof orders.value>;
type Order = Page['content'][number];
type Detail = InferInput<typeof orderDetail.value>;

/** Returns a page of the betting record. Throws ApiError 400 for invalid days or cursors. */
export async function orderPage(db: Database, reader: Reader, query: OrdersQuery, now: number): Promise<Page> {
  const days = requireDays(query, (await readTerms(db, reader.merchantCode)).zone, now);
  const { size, isFirst } = requirePage(query);
  const { category = null, status } = query;
  const states: readonly PlayState[] | null = status === undefined ? null : [status];
  const kinds = await sumPlays(db, { memberId: reader.memberId, from: days.from, to: days.to, category, states });
  const [below = null] = isFirst ? [] : readCursor(query.cursor ?? '', 1);
  const found = await listPlays(
    db,
    reader.memberId,
    spansOf(kinds, category !== null || states !== null, below),
    days,
    size + 1,
  );
  const rows = found.slice(0, size);
  return {
    content: rows.map(play => toOrder(play, query.language)),
    cursor: found.length > size ? String(rows.at(-1)!.id) : null,
    pageNum: isFirst ? 1 : null,
    totalPages: null,
    total: isFirst ? kinds.reduce((sum, { count }) => sum + count, 0) : null,
    sums: isFirst ? toTotals(kinds) : null,
  };
}

/** Returns the ranges of bet ids to query: a single range for all bets, or with a filter one per category and state. */
function spansOf(kinds: readonly BetTotals[], isFiltered: boolean, below: number | null) {
  const spans = kinds.map(({ category, state, firstId, lastId }) => ({
    firstId,
    lastId: below === null ? lastId : Math.min(lastId, below - 1),
    of: { category, state },
  }));
  if (isFiltered || spans.length === 0) return spans;
  const firstId = Math.min(...spans.map(span => span.firstId));
  return [{ firstId, lastId: Math.max(...spans.map(span => span.lastId)), of: null }];
}

function toTotals(kinds: readonly BetTotals[]): Page['sums'] {
  const sum = (part: 'stake' | 'win') => kinds.reduce((total, one) => total + toUnits(one[part]), 0n);
  const [stake, win] = [sum('stake'), sum('win')];
  return {
    count: kinds.reduce((total, { count }) => total + count, 0),
    stake: toAmount(stake),
    win: toAmount(win),
    net: toAmount(win - stake),
  };
}

const amountOf = (decimal: string) => toAmount(toUnits(decimal));

export function toOrder(play: RecordedPlay, language: string): Order {
  const isTicket = play.lottery_id !== null;
  const icon = isTicket
    ? `/art/lottery/${play.lottery_code}.svg`
    : play.game_names && coverUrl({ node_id: play.node_id!, art: play.art!, names: play.game_names }, language);
  return {
    orderNo: orderNoOf({ id: play.id, playedAt: play.played_at, isTicket }),
    category: play.category,
    remark: play.names && localize(play.names, language),
    iconUrl: icon,
    vendor: play.vendor,
    gameId: isTicket ? play.lottery_id : play.game_id,
    gameCode: play.lottery_code,
    nodeId: play.node_id,
    numero: play.numero,
    amount: amountOf(play.stake),
    cancelledAmount: amountOf(play.canceled_stake),
    winAmount: amountOf(play.win),
    status: play.state,
    createTime: play.played_at,
    settleTime: play.settled_at,
  };
}

/** Returns the details of an order with its receipt. Throws ApiError 404 if the member has no such order. */
export async function readOrder(
  db: Database,
  { memberId }: Reader,
  orderNo: string | number,
  language: string,
  now: number,
): Promise<Detail> {
  const id = playIdOf(String(orderNo));
  if (id === null) throw orderUnknown();
  // Loaded once for both, so that details and receipt show the same state.
  const loaded = await loadBet(db, memberId, id);
  return { ...toDetail(loaded, language, now), receipt: await betReceipt(db, memberId, loaded, language) };
}

/** Returns the details of a member's bet. Throws ApiError 404 if the member has no such bet. */
export const openOrder = async (
  db: Database,
  memberId: number,
  id: number,
  language: string,
  now: number,
): Promise<Detail> => toDetail(await loadBet(db, memberId, id), language, now);

function toDetail({ bet: play, suborders }: LoadedBet, language: string, now: number): Detail {
  const isTicket = play.lottery_id !== null;
  const closeAt = closeOf(play);
  return {
    ...toOrder(play, language),
    digits: isTicket ? (play.detail as BetDetail).digits : null,
    winningNumber: play.state === 'refunded' ? null : play.winning_number,
    closeTime: closeAt,
    drawTime: play.draw_at,
    canCancel: closeAt !== null && now < closeAt && suborders.some(({ state }) => state === 'waiting'),
    symbols: 'symbols' in play.detail ? [...play.detail.symbols] : null,
    dice: 'roll' in play.detail ? diceOf(play.detail) : null,
    suborders: suborders.map(toSuborder),
  };
}

const diceOf = ({ roll, side, payout }: DiceDetail) => ({ roll, side, payout });

/** Returns the time until which numbers of a ticket can be canceled, ms since 1970; null for a round of a game. */
export const closeOf = ({ draw_at, lock_seconds }: Pick<RecordedPlay, 'draw_at' | 'lock_seconds'>): number | null =>
  draw_at === null ? null : draw_at - (lock_seconds ?? 0) * 1_000;

const toSuborder = ({ number, stake, odds, win, state, canceled_at }: SubOrder): Detail['suborders'][number] => ({
  suborderNo: number,
  content: number,
  amount: amountOf(stake),
  odds,
  winAmount: amountOf(win),
  status: state,
  cancelTime: canceled_at,
});
