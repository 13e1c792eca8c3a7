/**
 * State changes of deposits and their ledger transactions (PAY-09, PAY-10). All functions run in the caller's
 * transaction.
 */

import type { Updateable } from 'kysely';
import {
  canDepositTransition,
  type DepositState,
  depositBonus,
  depositFee,
  depositWagering,
  toAmount,
  toUnits,
} from 'lobbykit/domain';
import { accountOf, lockFunds } from '../../ledger/accounts-repository.ts';
import { type Line, post } from '../../ledger/posting.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { addUse, hasUsed } from '../bonuses/debts-repository.ts';
import { promosById } from '../bonuses/promos-repository.ts';
import { WITHOUT_BONUS } from '../bonuses/texts.ts';
import { addBonus, openBonuses } from '../bonuses/wagering-repository.ts';
import { sendNotification } from '../messages/notifications.ts';
import { readDecimals } from './methods.ts';
import { findMethod } from './methods-repository.ts';
import { type Deposit, moveDeposit, wasIn } from './orders-repository.ts';
import type { DepositTable } from './tables.ts';

/** Name of the ledger account of manual transfers, in place of a provider's name. */
const BY_HAND = 'transfer';

export interface By {
  /** Current time, ms since 1970. */
  readonly now: number;
  /** Origin of the change: `member`, `provider`, `clock` (expiry), or the operator's name. */
  readonly actor: string;
}

/**
 * Changes the state of a deposit and returns the updated row.
 * @throws Error if the change is not allowed, or the state was changed concurrently
 */
export async function step(
  trx: Trx,
  deposit: Deposit,
  to: DepositState,
  { now, actor }: By,
  set: Updateable<DepositTable> = {},
): Promise<Deposit> {
  const from = deposit.state;
  if (!canDepositTransition(from, to)) throw new Error(`A deposit cannot go from ${from} to ${to}.`);
  const moved = await moveDeposit(trx, deposit.id, { from, to, at: now, actor, set });
  if (!moved) throw new Error(`Deposit ${deposit.order_no} is not ${from} any more.`);
  return moved;
}

/**
 * Records that a deposit uses its promotion. Returns false if the payment includes no bonus after all: a canceled order
 * has released its promotion, and a second open bonus would share the account and the wagering requirement of the
 * first.
 */
async function takeUse(trx: Trx, deposit: Deposit, now: number): Promise<boolean> {
  const { id, member_id, promo_id } = deposit;
  if (promo_id === null || (await wasIn(trx, id, 'cancelled'))) return false;
  if ((await openBonuses(trx, member_id)).length > 0) return false;
  const once_per_member = (await promosById(trx, [promo_id])).get(promo_id)?.once_per_member ?? true;
  if (once_per_member && (await hasUsed(trx, member_id, promo_id))) return false;
  return addUse(trx, { deposit_id: id, member_id, promo_id, once_per_member, used_at: now });
}

/**
 * Returns fee, bonus and wagering requirement of the received amount, according to the method and the promotion of the
 * deposit; decimal text.
 */
async function totalsOf(trx: Trx, deposit: Deposit, received: string) {
  if (toUnits(received) === toUnits(deposit.amount)) {
    return {
      fee: toAmount(toUnits(deposit.fee)),
      bonus: toAmount(toUnits(deposit.bonus)),
      turnover: deposit.wagering_required,
    };
  }
  const method = await findMethod(trx, deposit.method_code);
  const decimals = await readDecimals(trx, deposit.merchant_code);
  const rate = { percent: method?.fee_percent ?? '0', fixed: method?.fee_fixed ?? '0' };
  const promo =
    deposit.promo_id === null ? undefined : (await promosById(trx, [deposit.promo_id])).get(deposit.promo_id);
  const offer = promo && {
    percent: promo.percent,
    maxBonus: promo.max_bonus,
    minAmount: promo.min_amount,
    wageringMultiplier: promo.wagering_multiplier,
  };
  const bonus = offer ? depositBonus(received, offer, decimals) : '0.00';
  const hasBonus = toUnits(bonus) > 0n;
  const turnover = hasBonus && offer ? depositWagering(received, bonus, offer.wageringMultiplier) : '0.00';
  return { fee: depositFee(received, rate, decimals), bonus, turnover };
}

/**
 * Pays a deposit: credits the received amount less the fee to the member's cash, and the bonus to the bonus account. If
 * the promotion no longer applies, credits no bonus and notifies the member.
 * @param received decimal text with two digits
 */
export async function pay(
  trx: Trx,
  deposit: Deposit,
  received: string,
  { actor }: Pick<By, 'actor'>,
  set: Updateable<DepositTable> = {},
): Promise<Deposit> {
  const { merchant_code: merchant, member_id: memberId } = deposit;
  const accounts = {
    provider: await accountOf(trx, { merchant, kind: 'provider', provider: deposit.provider ?? BY_HAND }),
    cash: await accountOf(trx, { merchant, kind: 'cash', memberId }),
    house: await accountOf(trx, { merchant, kind: 'house' }),
  };
  // This lock makes the second of two concurrent payments of a member see the bonus of the first.
  await lockFunds(trx, [memberId]);
  const by = { actor, now: await timeOf(trx) };
  const sums = await totalsOf(trx, deposit, received);
  const isPromised = toUnits(sums.bonus) > 0n;
  const isGranted = isPromised && (await takeUse(trx, deposit, by.now));
  const { fee } = sums;
  const { bonus, turnover } = isGranted ? sums : { bonus: '0.00', turnover: '0.00' };
  const [receivedUnits, feeUnits] = [toUnits(received), toUnits(fee)];
  const lines: Line[] = [
    { account: accounts.provider, units: -receivedUnits },
    { account: accounts.cash, units: receivedUnits - feeUnits },
    { account: accounts.house, units: feeUnits },
  ];
  const paid_transaction_id = await post(trx, {
    kind: 'deposit',
    now: by.now,
    lines: lines.filter(({ units }) => units !== 0n),
  });
  const paid = await step(trx, deposit, 'paid', by, {
    ...set,
    received,
    fee,
    bonus,
    wagering_required: turnover,
    paid_transaction_id,
  });
  if (isGranted && deposit.promo_id !== null) {
    await post(trx, {
      kind: 'bonus',
      now: by.now,
      lines: [
        { account: accounts.house, units: -toUnits(bonus) },
        { account: await accountOf(trx, { merchant, kind: 'bonus', memberId }), units: toUnits(bonus) },
      ],
    });
    await addBonus(trx, {
      member_id: memberId,
      merchant_code: merchant,
      promo_id: deposit.promo_id,
      deposit_id: deposit.id,
      deposit: received,
      bonus,
      wagering_required: turnover,
      started_at: by.now,
      ended_at: null,
    });
  } else if (isPromised) {
    await sendNotification(trx, WITHOUT_BONUS, { memberId, now: by.now, values: { order: deposit.order_no } });
  }
  return paid;
}
