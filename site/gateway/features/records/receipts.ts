/**
 * Receipts of deposits, withdrawals, bets and single ledger entries. Balances are read from the ledger entries, never
 * calculated from the order.
 */
import { isWithdrawalOpen, toAmount, toUnits } from 'lobbykit/domain';
import { ERROR_CODES, type transactionReceipt } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import { parseLedgerEntryNo } from '../../ledger/posting.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { findDeposit } from '../deposits/orders-repository.ts';
import { toOrderOf } from '../deposits/responses.ts';
import { orderNoOf, playIdOf } from '../lottery/bets/order-number.ts';
import { readSubOrders, type SubOrder } from '../lottery/bets/sub-orders-repository.ts';
import { pointsOfExchange } from '../points-store/points-repository.ts';
import { findWithdrawal } from '../withdrawals/requests-repository.ts';
import { toResponse } from '../withdrawals/responses.ts';
import { findRecorded, type RecordedPlay } from './bets-repository.ts';
import { nameOf } from './entry-kinds.ts';
import { toRow } from './ledger-entries.ts';
import { balanceAfter, causesOf, findLedgerEntry, lastOfStep } from './ledger-entries-repository.ts';

type Receipt = InferInput<typeof transactionReceipt.value>;

export const orderUnknown = () => new ApiError(ERROR_CODES.orderUnknown, 'You have no order of this number.');

const money = (decimal: string) => toAmount(toUnits(decimal));
const moneyOrNone = (decimal: string) => (toUnits(decimal) === 0n ? null : money(decimal));

/**
 * Returns the member's balance after a ledger transaction, as fields of a receipt; no fields if there is no
 * transaction.
 */
async function balanceFields(db: Database, memberId: number, transactionId: number | null) {
  if (transactionId === null) return {};
  const { cash, bonus } = await balanceAfter(db, memberId, await lastOfStep(db, memberId, transactionId));
  return { balance: toAmount(toUnits(cash) + toUnits(bonus)), bonusBalance: moneyOrNone(bonus) };
}

/** Returns the receipt of an order or ledger entry. Throws ApiError 404 if the member has none with this number. */
export async function readReceipt(db: Database, memberId: number, number: string, language: string): Promise<Receipt> {
  if (number.startsWith('D')) return depositReceipt(db, memberId, number, language);
  if (number.startsWith('W')) return withdrawalReceipt(db, memberId, number, language);
  const betId = playIdOf(number);
  if (betId === null) return entryReceipt(db, memberId, number, language);
  return betReceipt(db, memberId, await loadBet(db, memberId, betId), language);
}

async function depositReceipt(db: Database, memberId: number, number: string, language: string): Promise<Receipt> {
  const deposit = await findDeposit(db, number);
  if (deposit?.member_id !== memberId) throw orderUnknown();
  const { bankName, kind, status, amount, fee, bonus, received, createTime, note, steps } = await toOrderOf(
    db,
    deposit,
    language,
  );
  const paidId = deposit.paid_transaction_id;
  const hasBonus = paidId !== null && toUnits(deposit.bonus) > 0n;
  const paid = paidId === null ? null : await findLedgerEntry(db, memberId, paidId, 'cash');
  return {
    number,
    kind: 'deposit',
    title: nameOf('deposit', language),
    name: bankName,
    status,
    methodKind: kind,
    amount: (paid && received) ?? amount,
    requested: amount,
    received,
    fee,
    credited: paid && money(paid.amount),
    bonus: hasBonus ? bonus : null,
    ...(await balanceFields(db, memberId, deposit.reversal_transaction_id ?? paidId)),
    note,
    steps: steps ?? [{ status, time: createTime }],
  };
}

async function withdrawalReceipt(db: Database, memberId: number, number: string, language: string): Promise<Receipt> {
  const withdrawal = await findWithdrawal(db, number);
  if (withdrawal?.member_id !== memberId) throw orderUnknown();
  const { state, reserve_transaction_id, final_transaction_id } = withdrawal;
  const { bankName, accountNo, payeeName, amount, fee, arrives, note, expectTime, steps } = await toResponse(
    db,
    withdrawal,
    language,
  );
  const isReturned = state !== 'paid' && !isWithdrawalOpen(state);
  return {
    number,
    kind: 'withdrawal',
    title: nameOf('hold', language),
    name: bankName,
    accountNo,
    payeeName,
    status: state,
    amount,
    requested: amount,
    fee: isReturned ? null : fee,
    paidOut: isReturned ? null : arrives,
    refunded: isReturned ? amount : null,
    // The payment of a withdrawal debits the reserved account only, so the member's balance last changed with the
    // reservation.
    ...(await balanceFields(db, memberId, isReturned ? final_transaction_id : reserve_transaction_id)),
    note,
    expectTime,
    steps,
  };
}

/** Bet with its sub-orders. A round of a game has no sub-orders. */
export interface LoadedBet {
  readonly bet: RecordedPlay;
  readonly suborders: readonly SubOrder[];
}

/** Returns a bet with its sub-orders. Throws ApiError 404 if the member has no such bet. */
export async function loadBet(db: Database, memberId: number, id: number): Promise<LoadedBet> {
  const bet = await findRecorded(db, memberId, id);
  if (!bet) throw orderUnknown();
  return { bet, suborders: bet.lottery_id === null ? [] : await readSubOrders(db, id) };
}

export async function betReceipt(
  db: Database,
  memberId: number,
  { bet, suborders }: LoadedBet,
  language: string,
): Promise<Receipt> {
  const { id, state, stake, canceled_stake, bonus_stake, win, played_at, settled_at, draw_at } = bet;
  const isTicket = bet.lottery_id !== null;
  const refunds = suborders.map(({ refund_transaction_id }) => refund_transaction_id);
  const transactions = [bet.stake_transaction_id, bet.win_transaction_id, ...refunds];
  return {
    number: orderNoOf({ id, playedAt: played_at, isTicket }),
    kind: 'bet',
    title: nameOf('bet', language),
    name: bet.names && localize(bet.names, language),
    status: state,
    amount: money(stake),
    staked: money(stake),
    bonusStake: moneyOrNone(bonus_stake),
    won: state === 'won' ? money(win) : null,
    refunded: state === 'refunded' ? money(stake) : moneyOrNone(canceled_stake),
    ...(await balanceFields(db, memberId, Math.max(...transactions.map(Number)))),
    expectTime: state === 'waiting' ? draw_at : null,
    steps: [
      { status: 'placed', time: played_at },
      ...(state === 'waiting' ? [] : [{ status: state, time: settled_at }]),
    ],
  };
}

async function entryReceipt(db: Database, memberId: number, number: string, language: string): Promise<Receipt> {
  const parsed = parseLedgerEntryNo(number);
  const entry = parsed && (await findLedgerEntry(db, memberId, parsed.transactionId, parsed.account));
  if (!parsed || !entry) throw orderUnknown();
  const cause = (await causesOf(db, [entry])).get(entry.transaction_id);
  const after = await balanceAfter(db, memberId, entry.transaction_id);
  const row = toRow(entry, parsed.account, { cause, after, language });
  const points = entry.kind === 'exchange' ? await pointsOfExchange(db, memberId, entry.transaction_id) : null;
  return {
    number,
    kind: 'entry',
    title: row.txName,
    name: row.remark,
    amount: row.amount,
    points: points && money(points),
    balance: row.balance,
    bonusBalance: moneyOrNone(after.bonus),
    steps: [{ status: 'done', time: entry.at }],
  };
}
