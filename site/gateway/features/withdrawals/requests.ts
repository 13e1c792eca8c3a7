/** Withdrawal requests, their cancellation, and the limits of a member's next withdrawal (OUT-01, OUT-04, OUT-05). */
import { randomInt } from 'node:crypto';
import {
  canCancelWithdrawal,
  checkWithdrawalAmount,
  currencyDecimals,
  foldPayeeName,
  toAmount,
  toUnits,
  type WithdrawalLimits,
  withdrawalFee,
} from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { balancesOf } from '../../ledger/posting.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { dayEnd, dayStart, monthStart } from '../../platform/days.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { requireUnits } from '../../platform/http/amounts.ts';
import type { CallerMember } from '../../platform/http/session.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { lockMember, readMember } from '../account/members-repository.ts';
import { readTermsOf } from '../merchants/merchants-repository.ts';
import { factorOf } from '../security/second-factors-repository.ts';
import { freeWithdrawals } from '../vip/usage.ts';
import { cashBlock } from '../wallet/cash-guard.ts';
import { fingerprintsOf, MAX_CARDS } from './cards.ts';
import { cardsOf, isOthers } from './cards-repository.ts';
import {
  amountOutside,
  type Block,
  blocked,
  cardUnknown,
  cardWaits,
  dayFull,
  fundsMissing,
  nameWrong,
  passwordMissing,
  stateWrong,
  withdrawalUnknown,
} from './errors.ts';
import { notify } from './notifications.ts';
import {
  addWithdrawal,
  findWithdrawal,
  lockWithdrawal,
  openWithdrawal,
  type Withdrawal,
  withdrawnSince,
} from './requests-repository.ts';
import { move, releaseWithdrawal } from './transitions.ts';

/** Returns why the member cannot withdraw at present; null if not blocked. A block by the operator takes precedence. */
export async function withdrawalBlock(db: Database, memberId: number, now: number): Promise<Block | null> {
  const { isOpen, closedUntil, dayRequests } = await readSetting(db, 'withdrawal');
  const block = await cashBlock(db, 'hold', memberId, now);
  if (block?.code === ERROR_CODES.withdrawFrozen) return block;
  if (!isOpen) return { code: ERROR_CODES.withdrawClosed, until: closedUntil };
  if (block) return block;
  const { zone } = await readTermsOf(db, memberId);
  const { count } = await withdrawnSince(db, memberId, dayStart(now, zone));
  if (count >= dayRequests) return { code: ERROR_CODES.withdrawRequestsFull, until: dayEnd(now, zone) };
  return null;
}

/** Throws ApiError with the reason if the member cannot withdraw at present. */
export async function requireUnblocked(db: Database, memberId: number, now: number): Promise<void> {
  const block = await withdrawalBlock(db, memberId, now);
  if (block) throw blocked(block);
}

/** Limits of the next withdrawal, and the number of free withdrawals left this month. */
interface CurrentLimits extends WithdrawalLimits {
  readonly freeLeft: number;
  /** End of the merchant's day, when the daily limits start again, ms since 1970. */
  readonly dayEndsAt: number;
}

async function currentLimitsOf(db: Database, memberId: number, now: number): Promise<CurrentLimits> {
  const { min, max, dayMax } = await readSetting(db, 'withdrawal');
  const { zone, currency } = await readTermsOf(db, memberId);
  const { sum } = await withdrawnSince(db, memberId, dayStart(now, zone));
  const { count } = await withdrawnSince(db, memberId, monthStart(now, zone));
  const left = toUnits(dayMax) - toUnits(sum);
  return {
    min,
    max,
    dayLeft: toAmount(left > 0n ? left : 0n),
    withdrawable: toAmount((await balancesOf(db, memberId)).cash),
    decimals: currencyDecimals(currency),
    freeLeft: Math.max(0, (await freeWithdrawals(db, memberId)) - count),
    dayEndsAt: dayEnd(now, zone),
  };
}

/** Blocks without a time limit, for which the response shows a withdrawable amount of 0. */
const CLOSED: readonly Block['code'][] = [ERROR_CODES.withdrawWageringOpen, ERROR_CODES.withdrawDebtOpen];

/** Returns the limits of the next withdrawal in the format of API responses. */
export async function settingFor(db: Database, memberId: number, now: number) {
  const { freeLeft, dayEndsAt: _, ...limits } = await currentLimitsOf(db, memberId, now);
  const { dayRequests, feeFixed, arrivesMinutes } = await readSetting(db, 'withdrawal');
  const { zone } = await readTermsOf(db, memberId);
  const { count } = await withdrawnSince(db, memberId, dayStart(now, zone));
  const block = await withdrawalBlock(db, memberId, now);
  const { payment_hash, profile } = await readMember(db, memberId);
  return {
    ...limits,
    withdrawable: block && CLOSED.includes(block.code) ? '0.00' : limits.withdrawable,
    requestsLeft: Math.max(0, dayRequests - count),
    dayRequests,
    freeLeft,
    feeFixed,
    arrivesIn: arrivesMinutes,
    hasPassword: payment_hash !== null,
    wantsCode: (await factorOf(db, memberId))?.enabled_at != null,
    maxCards: MAX_CARDS,
    payeeName: profile.payeeName || null,
    blockedBy: block?.code ?? null,
    blockedUntil: block?.until ?? null,
    orderNo: await openWithdrawal(db, memberId),
  };
}

/**
 * Validates the amount and returns it as decimal text with two digits. Throws ApiError for an invalid amount or an
 * amount outside the limits.
 */
function requireAmount(input: string, limits: CurrentLimits): string {
  const { min, max, dayLeft, withdrawable, decimals, dayEndsAt } = limits;
  const units = requireUnits('amount', input, decimals);
  const wrong = checkWithdrawalAmount(input, limits);
  switch (wrong?.issue) {
    case undefined:
      return toAmount(units);
    case 'day':
      throw dayFull(dayLeft, dayEndsAt);
    case 'funds':
      throw fundsMissing(withdrawable);
    default:
      throw amountOutside(min, max);
  }
}

export interface RequestedWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly mail: Message | null;
}

/**
 * Requests a withdrawal and reserves the amount in the caller's transaction, which has verified the withdrawal password
 * before. Throws ApiError. Limits also hold for concurrent requests.
 */
export async function request(
  trx: Trx,
  caller: CallerMember,
  body: { readonly cardId: string | number; readonly amount: string },
  {
    fields,
    audit,
    show,
  }: { readonly fields: Fields; readonly audit: Audit; readonly show: (amount: string) => Promise<string> },
): Promise<RequestedWithdrawal> {
  const { memberId, merchant, address, language } = caller;
  await lockMember(trx, memberId);
  const now = await timeOf(trx);
  await requireUnblocked(trx, memberId, now);
  const { profile, payment_hash } = await readMember(trx, memberId);
  if (payment_hash === null) throw passwordMissing();
  const card = (await cardsOf(trx, memberId)).find(({ id }) => id === Number(body.cardId));
  if (!card) throw cardUnknown();
  if (card.usable_at > now) throw cardWaits(card.usable_at);
  if (foldPayeeName(profile.payeeName ?? '') !== card.payee_name) throw nameWrong();
  const limits = await currentLimitsOf(trx, memberId, now);
  const amount = requireAmount(body.amount, limits);
  const { feeFixed, provider } = await readSetting(trx, 'withdrawal');
  const owner = { merchant_code: merchant, member_id: memberId, amount };
  const row = {
    ...owner,
    card_id: card.id,
    provider,
    fee: withdrawalFee(amount, feeFixed, limits.freeLeft),
    needs_review: await isOthers(trx, merchant, memberId, fingerprintsOf(fields, card)),
    note: null,
    provider_ref: null,
    created_at: now,
    state_at: now,
    next_poll_at: now,
    reserve_transaction_id: await move(trx, owner, 'hold', now),
    final_transaction_id: null,
  };
  let withdrawal: Withdrawal | null = null;
  while (!withdrawal) withdrawal = await addWithdrawal(trx, { ...row, order_no: `W${randomInt(1e14, 3.8e14)}` });
  const values = { amount: await show(amount), card: card.last_four, order: withdrawal.order_no };
  const mail = await notify(trx, { memberId, event: 'requested', now, language, values });
  const detail = { order: withdrawal.order_no, amount, card: card.last_four, review: withdrawal.needs_review };
  await audit.note(trx, { kind: 'withdrawal-requested', merchant, memberId, address, detail });
  return { withdrawal, mail };
}

/**
 * Returns a withdrawal of the member. Throws ApiError 404 if the withdrawal does not exist or belongs to another
 * member.
 */
export async function requireOwn(db: Database, memberId: number, orderNo: string | number): Promise<Withdrawal> {
  const withdrawal = await findWithdrawal(db, String(orderNo));
  if (!withdrawal || withdrawal.member_id !== memberId) throw withdrawalUnknown();
  return withdrawal;
}

/** Cancels a withdrawal; idempotent. Throws ApiError 409 if the withdrawal can no longer be canceled. */
export async function cancel(
  trx: Trx,
  { memberId, merchant, address, language }: CallerMember,
  orderNo: string | number,
  { audit, show }: { readonly audit: Audit; readonly show: (amount: string) => Promise<string> },
  now: number,
): Promise<RequestedWithdrawal> {
  const withdrawal = await lockWithdrawal(trx, String(orderNo));
  if (!withdrawal || withdrawal.member_id !== memberId) throw withdrawalUnknown();
  if (withdrawal.state === 'cancelled') return { withdrawal, mail: null };
  if (!canCancelWithdrawal(withdrawal.state)) throw stateWrong(withdrawal.state);
  const cancelled = await releaseWithdrawal(trx, withdrawal, 'cancelled', { now, actor: 'member' });
  const values = { amount: await show(withdrawal.amount), order: withdrawal.order_no };
  const mail = await notify(trx, { memberId, event: 'cancelled', now, language, values });
  const detail = { order: withdrawal.order_no };
  await audit.note(trx, { kind: 'withdrawal-cancelled', merchant, memberId, address, detail });
  return { withdrawal: cancelled, mail };
}
