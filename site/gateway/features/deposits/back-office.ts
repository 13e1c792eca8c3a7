/** Operators' decisions about deposits: approve, reject, reverse (PAY-09, PAY-13). */

import { type DepositState, toAmount, toDecimal, toUnits } from 'lobbykit/domain';
import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts, post } from '../../ledger/posting.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { addDebt } from '../bonuses/debts-repository.ts';
import { DEBT_OPEN } from '../bonuses/texts.ts';
import { bonusOfDeposit, endBonus } from '../bonuses/wagering-repository.ts';
import { confirms } from '../merchants/operators.ts';
import { sendNotification } from '../messages/notifications.ts';
import { requireCashDebit } from '../wallet/cash-guard.ts';
import { type Deposit, lockDeposit } from './orders-repository.ts';
import { pay, step } from './transitions.ts';
import { findApproval, setApproval } from './webhooks-repository.ts';

/** Error of an action that the back office cannot perform; the message states the reason in one sentence. */
export class BackOfficeError extends Error {
  override readonly name = 'BackOfficeError';
}

export interface BackOfficeOrder {
  readonly orderNo: string;
  readonly merchant: string;
  /** Name of the operator who decides about the deposit. */
  readonly actor: string;
  /** Current time, ms since 1970. */
  readonly now: number;
}

async function requireDeposit(trx: Trx, { orderNo, merchant }: BackOfficeOrder): Promise<Deposit> {
  const deposit = await lockDeposit(trx, orderNo);
  if (deposit?.merchant_code === merchant) return deposit;
  throw new BackOfficeError(`${merchant} has no deposit "${orderNo}"; "money deposits" shows them.`);
}

const ENDED: readonly DepositState[] = ['failed', 'expired', 'cancelled'];

/** `second`: a large deposit, for which another operator must approve the same amount. */
export type Approved = { readonly kind: 'paid'; readonly deposit: Deposit } | { readonly kind: 'second' };

/**
 * Credits a manual transfer or a deposit in review with the received amount. Amounts of at least the setting `cashier`
 * require the approval of two different operators.
 * @param received decimal text with two digits
 * @throws BackOfficeError
 */
export const approve = (db: Database, order: BackOfficeOrder, received: string): Promise<Approved> =>
  db.transaction().execute(async trx => {
    const { actor, now } = order;
    const deposit = await requireDeposit(trx, order);
    const { state, order_no: orderNo } = deposit;
    if (state === 'paid' || state === 'reversed') throw new BackOfficeError(`Deposit ${orderNo} is ${state} already.`);
    if (deposit.provider !== null && state !== 'review') {
      throw new BackOfficeError(`Deposit ${orderNo} is ${state}, and its provider has not said that money came.`);
    }
    const { secondPersonFrom } = await readSetting(trx, 'cashier');
    if (toUnits(received) >= toUnits(secondPersonFrom)) {
      const first = await findApproval(trx, deposit.id);
      const same = first && toUnits(first.received) === toUnits(received) ? first.approved_by : null;
      if (!(await confirms(trx, { first: same, second: actor, now }))) {
        await setApproval(trx, { deposit_id: deposit.id, approved_by: actor, received, approved_at: now });
        return { kind: 'second' };
      }
    }
    const by = { now, actor };
    const open = ENDED.includes(state) ? await step(trx, deposit, 'review', by, { reason: 'late', received }) : deposit;
    return { kind: 'paid', deposit: await pay(trx, open, received, by, { reason: null }) };
  });

/** Rejects a deposit; the member sees `note`. Throws BackOfficeError. */
export const reject = (db: Database, order: BackOfficeOrder, note: string): Promise<Deposit> =>
  db.transaction().execute(async trx => {
    const deposit = await requireDeposit(trx, order);
    if (!['created', 'pending', 'review'].includes(deposit.state)) {
      throw new BackOfficeError(`Deposit ${deposit.order_no} is ${deposit.state} and cannot be rejected.`);
    }
    return step(trx, deposit, 'failed', order, { reason: 'desk', note });
  });

/** Result of a reversal: the deposit, and the debt that it caused. */
export interface Reversed {
  readonly deposit: Deposit;
  /** Part of the bonus that the member's cash did not cover, minor units. */
  readonly debt: bigint;
}

/**
 * Reverses a paid deposit, such as after a chargeback: debits the cash, and returns a bonus that is not completed to
 * the house. A bonus that has become cash is debited as far as possible; the rest is a debt that blocks withdrawals,
 * and the promotion still counts as used.
 * @throws BackOfficeError if the member's cash does not cover the deposit itself
 */
export const reverse = (db: Database, order: BackOfficeOrder, note: string): Promise<Reversed> =>
  db.transaction().execute(async trx => {
    const deposit = await requireDeposit(trx, order);
    const { state, merchant_code: merchant, member_id: memberId, order_no: orderNo } = deposit;
    if (state !== 'paid') throw new BackOfficeError(`Deposit ${orderNo} is ${state}; only a paid one can be reversed.`);
    const [receivedUnits, feeUnits] = [toUnits(deposit.received ?? deposit.amount), toUnits(deposit.fee)];
    const provider = await accountOf(trx, { merchant, kind: 'provider', provider: deposit.provider ?? 'transfer' });
    const cash = await accountOf(trx, { merchant, kind: 'cash', memberId });
    const house = await accountOf(trx, { merchant, kind: 'house' });
    const bonusAccount = await accountOf(trx, { merchant, kind: 'bonus', memberId });
    const held = await lockAccounts(trx, [cash, bonusAccount]);
    const now = await timeOf(trx);
    const by = { ...order, now };
    await requireCashDebit(trx, { kind: 'reversal', caller: 'operator', memberId }, now);
    const left = (held.get(cash) ?? 0n) - (receivedUnits - feeUnits);
    if (left < 0n) {
      throw new BackOfficeError(
        `The member has less cash than deposit ${orderNo} brought, ${toAmount(receivedUnits - feeUnits)}.`,
      );
    }
    const lines = [
      { account: provider, units: receivedUnits },
      { account: cash, units: feeUnits - receivedUnits },
      { account: house, units: -feeUnits },
    ].filter(({ units }) => units !== 0n);
    const reversal_transaction_id = await post(trx, { kind: 'reversal', now, lines });
    const bonus = await bonusOfDeposit(trx, deposit.id);
    const rest = held.get(bonusAccount) ?? 0n;
    if (bonus && (await endBonus(trx, bonus.id, 'reversed', now, bonus.wagered)) && rest > 0n) {
      const back = [
        { account: bonusAccount, units: -rest },
        { account: house, units: rest },
      ];
      await post(trx, { kind: 'forfeit', now, lines: back });
    }
    const debt =
      bonus?.state === 'completed' ? await takeBonusBack(trx, deposit, toUnits(bonus.bonus), left, by, note) : 0n;
    return {
      deposit: await step(trx, deposit, 'reversed', by, { reason: 'desk', note, reversal_transaction_id }),
      debt,
    };
  });

/**
 * Debits at most `left` minor units of a bonus that has become cash. Records the rest as a debt and returns it in minor
 * units.
 */
async function takeBonusBack(
  trx: Trx,
  { id: deposit_id, order_no: order, member_id: memberId, merchant_code: merchant }: Deposit,
  bonus: bigint,
  left: bigint,
  { actor, now }: Pick<BackOfficeOrder, 'actor' | 'now'>,
  reason: string,
): Promise<bigint> {
  const debited = left < bonus ? left : bonus;
  const debt = bonus - debited;
  if (debited > 0n) {
    await requireCashDebit(trx, { kind: 'forfeit', caller: 'operator', memberId }, now);
    const lines = [
      { account: await accountOf(trx, { merchant, kind: 'cash', memberId }), units: -debited },
      { account: await accountOf(trx, { merchant, kind: 'house' }), units: debited },
    ];
    await post(trx, { kind: 'forfeit', now, lines });
  }
  if (debt === 0n) return debt;
  const row = {
    member_id: memberId,
    deposit_id,
    amount: toDecimal(debt),
    reason,
    actor: actor,
    created_at: now,
    settled_at: null,
  };
  await addDebt(trx, row);
  await sendNotification(trx, DEBT_OPEN, { memberId, now, values: { order, amount: toAmount(debt) } });
  return debt;
}

/**
 * Approves a deposit as the automatic back office of a sandbox: with the received amount, or with the full amount of a
 * manual transfer.
 */
export const settleByOperator = (db: Database, { order_no, merchant_code }: Deposit): Promise<void> =>
  db.transaction().execute(async trx => {
    const deposit = await lockDeposit(trx, order_no);
    if (!deposit || deposit.merchant_code !== merchant_code) return;
    const isTransfer = deposit.provider === null && deposit.state === 'pending';
    if (!isTransfer && deposit.state !== 'review') return;
    const received = deposit.received ?? (isTransfer ? deposit.amount : null);
    if (received !== null) await pay(trx, deposit, toAmount(toUnits(received)), { actor: 'sandbox' }, { reason: null });
  });
