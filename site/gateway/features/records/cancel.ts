/** Cancels single numbers of a lottery ticket before the sale closes, and refunds them exactly once (BOOK-04). */
import { toDecimal, toUnits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { lockFunds } from '../../ledger/accounts-repository.ts';
import { type Entry, postAll } from '../../ledger/posting.ts';
import { ApiError, invalid } from '../../platform/api-error.ts';
import { lockLotteries } from '../../platform/db/locks.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { TimeSource } from '../../platform/db/time.ts';
import { afterBonus, shareLines, sharesBetween } from '../bonuses/cash-and-bonus.ts';
import { bonusStates } from '../bonuses/wagering-repository.ts';
import {
  cancelNumbers,
  findLotteryOf,
  type LockedTicket,
  lockTicket,
  storeTicketRest,
} from '../lottery/bets/cancellations-repository.ts';
import { qualifyingStakeOf } from '../lottery/bets/last-digit-bets.ts';
import { playIdOf } from '../lottery/bets/order-number.ts';
import { LOTTERY } from '../lottery/bets/service.ts';
import { readSubOrders } from '../lottery/bets/sub-orders-repository.ts';
import type { BetDetail } from '../lottery/bets/tables.ts';
import { readSale } from '../lottery/draws-repository.ts';
import { closeOf } from './orders.ts';
import { orderUnknown } from './receipts.ts';

/**
 * Cancels all of these numbers or, if one cannot be canceled, none. Locks the lottery (so that no result is published
 * meanwhile), then the ticket, then the accounts, and reads the time after that. A ticket is therefore either settled
 * by a draw or canceled.
 * @throws ApiError `order.unknown`, `order.closed`, 400 for numbers that are not on the ticket
 */
export async function cancelOrder(
  trx: Trx,
  memberId: number,
  { orderNo, suborderNos }: { readonly orderNo: string | number; readonly suborderNos: readonly (string | number)[] },
  time: TimeSource,
): Promise<void> {
  const id = playIdOf(String(orderNo));
  const lotteryId = id === null ? null : await findLotteryOf(trx, memberId, id);
  if (id === null || lotteryId === null) throw orderUnknown();
  await lockLotteries(trx, [lotteryId], 'shared');
  const ticket = await lockTicket(trx, memberId, id);
  if (!ticket) throw orderUnknown();
  const at = await time(trx);
  const numbers = [...new Set(suborderNos.map(String))];
  const bought = await readSubOrders(trx, ticket.id);
  const requested = numbers.map(number => bought.find(one => one.number === number));
  if (numbers.length === 0 || requested.includes(undefined)) {
    throw invalid(
      `"suborderNos" are numbers of this bet: ${bought.map(({ number }) => number).join(', ')}`,
      'suborderNos',
    );
  }
  const { hasResult } = await readSale(trx, lotteryId, ticket.numero ?? '');
  const isOpen = ticket.state === 'waiting' && !hasResult && at < (closeOf(ticket) ?? 0);
  if (!isOpen || requested.some(one => one?.state !== 'waiting')) throw orderClosed();
  const refundId = await refund(trx, ticket, numbers, at);
  await cancelNumbers(trx, ticket.id, numbers, { at, refundId });
}

/**
 * Refunds the stake of the numbers, split into cash and bonus as the stake was, and updates the ticket. Returns the id
 * of the ledger transaction.
 */
async function refund(trx: Trx, ticket: LockedTicket, numbers: readonly string[], now: number): Promise<number> {
  const detail = ticket.detail as BetDetail;
  const before = toUnits(ticket.canceled_stake);
  const after = before + toUnits(detail.each) * BigInt(numbers.length);
  const accounts = (await lockFunds(trx, [ticket.member_id])).get(ticket.member_id)!;
  // Read after the accounts are locked, so that a bonus that ends concurrently either is ended here already or includes
  // the entries posted here.
  const states = await bonusStates(trx, ticket.bonus_id === null ? [] : [ticket.bonus_id]);
  const shares = sharesBetween(before, after, ticket);
  const entry: Entry = { kind: 'refund', now, category: LOTTERY, lines: shareLines(accounts, shares, 1n) };
  const state = states.get(ticket.bonus_id ?? 0) ?? 'open';
  const follower = state === 'open' || shares.bonus === 0n ? [] : [afterBonus(accounts, shares.bonus, state, now)];
  const [refundId] = await postAll(trx, [entry, ...follower]);
  const rest = detail.numbers.filter(number => !numbers.includes(number));
  const left = toUnits(ticket.stake) - after;
  await storeTicketRest(trx, {
    id: ticket.id,
    detail: JSON.stringify({ ...detail, numbers: rest, bought: detail.bought ?? detail.numbers } satisfies BetDetail),
    cancelled: toDecimal(after),
    valid: toDecimal(rest.length === 0 ? 0n : qualifyingStakeOf({ digits: detail.digits, numbers: rest }, left)),
    endedAt: rest.length === 0 ? now : null,
  });
  return refundId!;
}

const orderClosed = () =>
  new ApiError(ERROR_CODES.orderClosed, 'The sale is closed, or a number was taken back before; nothing was done.');
