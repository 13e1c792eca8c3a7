/**
 * Debts of members: bonuses that were reversed after the member had spent them. A later credit settles a debt (PAY-13).
 */
import { toDecimal, toUnits } from 'lobbykit/domain';
import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts, post } from '../../ledger/posting.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { requireCashDebit } from '../wallet/cash-guard.ts';
import { openDebts, settleDebt } from './debts-repository.ts';

/** Member with a debt, and the member's merchant. */
export interface Debtor {
  readonly memberId: number;
  readonly merchant: string;
}

/**
 * Settles a member's debts from a credit that the caller's transaction has just posted: an operator's adjustment or a
 * returned withdrawal. Deposits and wins never settle debts.
 * @param credited credited minor units, which are the maximum to debit
 * @param now ms since 1970
 * @returns debited minor units
 */
export async function settleDebts(
  trx: Trx,
  { memberId, merchant }: Debtor,
  credited: bigint,
  now: number,
): Promise<bigint> {
  const debts = await openDebts(trx, memberId);
  if (debts.length === 0) return 0n;
  const cash = await accountOf(trx, { merchant, kind: 'cash', memberId });
  const house = await accountOf(trx, { merchant, kind: 'house' });
  const balance = (await lockAccounts(trx, [cash])).get(cash) ?? 0n;
  let left = balance < credited ? balance : credited;
  let collected = 0n;
  for (const { id, amount, settled } of debts) {
    const open = toUnits(amount) - toUnits(settled);
    const units = open < left ? open : left;
    if (units === 0n) break;
    await settleDebt(trx, id, toDecimal(units), now);
    left -= units;
    collected += units;
  }
  if (collected === 0n) return 0n;
  await requireCashDebit(trx, { kind: 'forfeit', caller: 'settlement', memberId }, now);
  await post(trx, {
    kind: 'forfeit',
    now,
    lines: [
      { account: cash, units: -collected },
      { account: house, units: collected },
    ],
  });
  return collected;
}
