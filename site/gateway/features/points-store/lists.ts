/** Points store in API responses: the member's points and earn rates, items, history, orders (GIFT-03). */
import { toAmount, toUnits } from 'lobbykit/domain';
import { ledgerEntryNo } from '../../ledger/posting.ts';
import { readCursor } from '../../platform/cursor.ts';
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import type { Receiver } from '../rewards/credit.ts';
import { listGoods, listOrders, type OrderRow } from './items-repository.ts';
import { earnedSince, listPoints, readPoints, readPointTerms, readRates } from './points-repository.ts';

const PAGE = 20;
const WEEK = 7 * 86_400_000;

export const iconOf = (mark: string) => `/art/goods/${mark}.svg`;

/** Formats an amount of the database with two decimals, as in API responses. */
export const shown = (amount: string) => toAmount(toUnits(amount));

type MemberRef = Pick<Receiver, 'memberId' | 'merchantCode'>;

export async function readMall(db: Database, { memberId, merchantCode }: MemberRef, language: string, now: number) {
  const terms = await readPointTerms(db, merchantCode);
  return {
    points: shown(await readPoints(db, memberId)),
    week: shown(await earnedSince(db, memberId, now - WEEK)),
    rates: (await readRates(db, merchantCode)).map(({ category, stake }) => ({ category, stake: shown(stake) })),
    exchange: terms && { amount: toAmount(toUnits(terms.amount), 4), min: terms.min_points },
    goods: (await listGoods(db, merchantCode)).map(({ id, names, icon, points, stock }) => ({
      goodsId: String(id),
      name: localize(names, language),
      iconUrl: iconOf(icon),
      points: String(points),
      stock,
    })),
  };
}

/**
 * Parses a cursor; null for the first page.
 * @throws ApiError for an invalid cursor
 */
function below(cursor: string | undefined): number | null {
  const [id = null] = cursor === undefined ? [] : readCursor(cursor, 1);
  return id;
}

/**
 * Returns a page of the member's points entries, newest first.
 * @param cursor cursor from the previous page
 */
export async function readHistory(db: Database, { memberId }: MemberRef, cursor: string | undefined) {
  const rows = await listPoints(db, memberId, below(cursor), PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    content: page.map(({ id, kind, category, points, balance_after, amount, created_at, ledger_transaction_id }) => ({
      entryId: String(id),
      kind,
      category: category || null,
      points: shown(points),
      balance: shown(balance_after),
      amount: amount === null ? null : shown(amount),
      transactionNo: ledger_transaction_id === null ? null : ledgerEntryNo(ledger_transaction_id, 'cash'),
      time: created_at,
    })),
    cursor: rows.length > PAGE ? String(page.at(-1)?.seq) : null,
  };
}

export const toOrderResponse = (
  { id, names, icon, points, state, note, ordered_at, state_at }: OrderRow,
  language: string,
) => ({
  orderId: String(id),
  name: localize(names, language),
  iconUrl: iconOf(icon),
  points: String(points),
  state,
  note,
  orderTime: ordered_at,
  stateTime: state_at,
});

/**
 * Returns a page of the member's orders, newest first.
 * @param cursor cursor from the previous page
 */
export async function readOrders(db: Database, { memberId }: MemberRef, cursor: string | undefined, language: string) {
  const rows = await listOrders(db, memberId, below(cursor), PAGE + 1);
  const page = rows.slice(0, PAGE);
  return {
    content: page.map(row => toOrderResponse(row, language)),
    cursor: rows.length > PAGE ? String(page.at(-1)?.id) : null,
  };
}
