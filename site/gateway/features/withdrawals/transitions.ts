/**
 * State changes of withdrawals and their ledger transactions (OUT-04). All functions run in the caller's transaction.
 */
import type { Updateable } from 'kysely';
import { canWithdrawalTransition, toUnits, type WithdrawalState } from 'lobbykit/domain';
import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts, postAll } from '../../ledger/posting.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { settleDebts } from '../bonuses/debts.ts';
import { requireCashDebit } from '../wallet/cash-guard.ts';
import { moveWithdrawal, type Withdrawal } from './requests-repository.ts';
import type { WithdrawalTable } from './tables.ts';

/** Name of the ledger account of manual transfers, in place of a provider's name. */
const BY_HAND = 'transfer';

export interface By {
  /** Current time, ms since 1970. */
  readonly now: number;
  /** Origin of the change: `member`, `provider`, `sandbox` (automatic approval), or the operator's name. */
  readonly actor: string;
}

/**
 * Changes the state of a withdrawal and returns the updated row.
 * @throws Error if the change is not allowed, or the state was changed concurrently
 */
export async function step(
  trx: Trx,
  withdrawal: Withdrawal,
  to: WithdrawalState,
  { now, actor }: By,
  set: Updateable<WithdrawalTable> = {},
): Promise<Withdrawal> {
  const from = withdrawal.state;
  if (!canWithdrawalTransition(from, to)) throw new Error(`A withdrawal cannot go from ${from} to ${to}.`);
  const moved = await moveWithdrawal(trx, withdrawal.id, { from, to, at: now, actor, set });
  if (!moved) throw new Error(`Withdrawal ${withdrawal.order_no} is not ${from} any more.`);
  return moved;
}

type Ending = Pick<Withdrawal, 'merchant_code' | 'member_id' | 'amount'>;

/**
 * Moves an amount between the member's cash and the account of reserved amounts: `hold` reserves, `release` returns.
 * @returns the id of the ledger transaction
 * @throws ApiError
 */
export async function move(
  trx: Trx,
  { merchant_code: merchant, member_id: memberId, amount }: Ending,
  kind: 'hold' | 'release',
  now: number,
): Promise<number> {
  const cash = await accountOf(trx, { merchant, kind: 'cash', memberId });
  const held = await accountOf(trx, { merchant, kind: 'reserved', memberId });
  await lockAccounts(trx, [cash, held]);
  if (kind === 'hold') await requireCashDebit(trx, { kind, caller: 'member', memberId }, now);
  const units = kind === 'hold' ? toUnits(amount) : -toUnits(amount);
  const lines = [
    { account: cash, units: -units },
    { account: held, units },
  ];
  const [id] = await postAll(trx, [{ kind, now, lines }]);
  return id!;
}

/**
 * Ends a withdrawal without payment. A separate ledger transaction returns the reserved amount to the member's cash.
 */
export const releaseWithdrawal = async (
  trx: Trx,
  withdrawal: Withdrawal,
  to: 'cancelled' | 'rejected' | 'failed',
  by: By,
  note: string | null = null,
): Promise<Withdrawal> => {
  const { member_id: memberId, merchant_code: merchant, amount } = withdrawal;
  const ended = await step(trx, withdrawal, to, by, {
    note,
    final_transaction_id: await move(trx, withdrawal, 'release', by.now),
  });
  await settleDebts(trx, { memberId, merchant }, toUnits(amount), by.now);
  return ended;
};

/** Posts the payment of a withdrawal: the amount less the fee to the provider, the fee to the house. */
export async function payOut(
  trx: Trx,
  withdrawal: Withdrawal,
  by: By,
  providerRef: string | null,
): Promise<Withdrawal> {
  const { merchant_code: merchant, member_id: memberId } = withdrawal;
  const [amount, fee] = [toUnits(withdrawal.amount), toUnits(withdrawal.fee)];
  const held = await accountOf(trx, { merchant, kind: 'reserved', memberId });
  const provider = await accountOf(trx, { merchant, kind: 'provider', provider: withdrawal.provider ?? BY_HAND });
  const house = await accountOf(trx, { merchant, kind: 'house' });
  await lockAccounts(trx, [held]);
  const out = {
    kind: 'withdrawal' as const,
    now: by.now,
    lines: [
      { account: held, units: fee - amount },
      { account: provider, units: amount - fee },
    ],
  };
  const feeTransaction = {
    kind: 'fee' as const,
    now: by.now,
    lines: [
      { account: held, units: -fee },
      { account: house, units: fee },
    ],
  };
  const [final_transaction_id] = await postAll(trx, fee > 0n ? [out, feeTransaction] : [out]);
  return step(trx, withdrawal, 'paid', by, { final_transaction_id, provider_ref: providerRef });
}
