/** Spending of points: orders of items, and the exchange for play money (GIFT-03). */
import { randomUUID } from 'node:crypto';
import { exchangeAmount, toAmount, toUnits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts } from '../../ledger/posting.ts';
import { ApiError, rejectField } from '../../platform/api-error.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { lockMember } from '../account/members-repository.ts';
import { creditReward, type Receiver } from '../rewards/credit.ts';
import { addOrder, lockGoods, takePieces } from './items-repository.ts';
import { shown, toOrderResponse } from './lists.ts';
import { addPoints, lockPoints, readPointTerms } from './points-repository.ts';

/** Locks the member's points until the transaction ends. Throws ApiError if the member has fewer than `points`. */
async function requirePoints(trx: Trx, memberId: number, points: string): Promise<void> {
  const there = await lockPoints(trx, memberId);
  if (toUnits(there) >= toUnits(points)) return;
  throw new ApiError(ERROR_CODES.pointsMissing, `The member has ${there} points, which is less than ${points}.`, {
    value: { points: shown(there) },
  });
}

export interface ExchangeRequest {
  /** Points to exchange: a whole number as decimal text. */
  readonly points: string;
  /** Value of the points as shown to the member. The exchange is rejected if the value has changed since. */
  readonly amount: string;
}

/**
 * Exchanges points for cash in the caller's transaction, with one points entry and one ledger transaction. Locks cash
 * before points, in the same order as settlements do, to prevent deadlocks.
 * @throws ApiError if the points are insufficient, or their value differs from the shown one
 */
export async function exchange(trx: Trx, member: Receiver, { points, amount }: ExchangeRequest, now: number) {
  const { memberId, merchantCode: merchant } = member;
  await lockMember(trx, memberId);
  const terms = await readPointTerms(trx, merchant);
  if (!terms) throw new ApiError(ERROR_CODES.exchangeOff, 'The merchant does not exchange points.');
  if (Number(points) < terms.min_points) {
    throw new ApiError(ERROR_CODES.exchangeMin, `"points" is ${points}; at least ${terms.min_points} are exchanged.`, {
      value: { min: terms.min_points },
    });
  }
  const worth = exchangeAmount(points, terms);
  if (toUnits(worth) !== toUnits(amount) || toUnits(worth) === 0n) {
    throw new ApiError(ERROR_CODES.pointsStoreChanged, `${points} points are worth ${worth}, not ${amount}.`, {
      value: { amount: worth },
    });
  }
  await lockAccounts(trx, [await accountOf(trx, { merchant, kind: 'cash', memberId })]);
  await requirePoints(trx, memberId, points);
  const ledger_transaction_id = await creditReward(trx, member, 'exchange', toUnits(worth), now);
  const { balance_after } = await addPoints(trx, {
    member_id: memberId,
    key: `exchange-${ledger_transaction_id}`,
    kind: 'exchange',
    points: `-${points}`,
    created_at: now,
    ledger_transaction_id,
    amount: worth,
  });
  return { points, amount: worth, balance: shown(balance_after) };
}

export interface OrderRequest {
  readonly goodsId: string | number;
  /** Price as shown to the member. The order is rejected if the price has changed since. */
  readonly points: string;
}

const GOODS_ID = /^[1-9]\d{0,14}$/;

/**
 * Orders one piece of an item in the caller's transaction. Locks the item first, so that only one of two concurrent
 * orders receives the last piece.
 * @throws ApiError for an unknown or sold-out item, a price that differs from the shown one, or insufficient points
 */
export async function order(
  trx: Trx,
  { memberId, merchantCode }: Receiver,
  { goodsId, points }: OrderRequest,
  language: string,
  now: number,
) {
  const id = String(goodsId);
  await lockMember(trx, memberId);
  const goods = GOODS_ID.test(id) ? await lockGoods(trx, merchantCode, Number(id)) : null;
  if (!goods) {
    throw rejectField(ERROR_CODES.goodsUnknown, 'goodsId', '"goodsId" names nothing that the mall has.');
  }
  if (goods.stock < 1) throw new ApiError(ERROR_CODES.goodsSoldOut, 'The last piece is gone.');
  if (String(goods.points) !== points) {
    throw new ApiError(ERROR_CODES.pointsStoreChanged, `One piece is ${goods.points} points, not ${points}.`, {
      value: { points: String(goods.points) },
    });
  }
  await requirePoints(trx, memberId, points);
  await takePieces(trx, goods.id, 1);
  const { names, icon } = goods;
  const row = await addOrder(trx, {
    member_id: memberId,
    item_id: goods.id,
    names: JSON.stringify(names),
    icon,
    points: goods.points,
    ordered_at: now,
    state_at: now,
  });
  const { balance_after } = await addPoints(trx, {
    member_id: memberId,
    key: `order-${row.id}`,
    kind: 'order',
    points: `-${points}`,
    created_at: now,
  });
  return { ...toOrderResponse(row, language), balance: shown(balance_after) };
}

/**
 * Credits points to a member in the caller's transaction, and returns the new balance.
 * @param points greater than 0, decimal text
 */
export async function creditPoints(trx: Trx, memberId: number, points: string, now: number): Promise<string> {
  await lockMember(trx, memberId);
  const row = { member_id: memberId, key: `given-${randomUUID()}`, kind: 'given' as const, points, created_at: now };
  const { balance_after } = await addPoints(trx, { ...row, points: toAmount(toUnits(points)) });
  return shown(balance_after);
}
