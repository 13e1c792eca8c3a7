/** Operators' actions on a member's money: credit, debit, freeze (PAY-13). */
import { toAmount, toDecimal, toUnits } from 'lobbykit/domain';
import { accountOf } from '../../ledger/accounts-repository.ts';
import {
  addAdjustment,
  addFreeze,
  changeAdjustment,
  removeFreeze,
  waitingAdjustment,
} from '../../ledger/adjustments-repository.ts';
import { lockAccounts, post } from '../../ledger/posting.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { findByName, lockMember } from '../account/members-repository.ts';
import { settleDebts } from '../bonuses/debts.ts';
import { BackOfficeError } from '../deposits/back-office.ts';
import { confirms } from '../merchants/operators.ts';
import { requireCashDebit } from './cash-guard.ts';

export interface BackOfficeMember {
  readonly userName: string;
  readonly merchant: string;
  /** Name of the operator who adjusts the balance. */
  readonly actor: string;
  /** Current time, ms since 1970. */
  readonly now: number;
  /** Reason for the action, shown to the member. */
  readonly reason: string;
}

async function requireMember(db: Database, { userName, merchant }: Pick<BackOfficeMember, 'userName' | 'merchant'>) {
  const member = await findByName(db, merchant, userName);
  if (member) return member;
  throw new BackOfficeError(`${merchant} has no member "${userName}"; "member list" shows them.`);
}

/** `second`: a large adjustment, for which another operator must approve the same amount. */
export type Adjusted =
  | { readonly kind: 'done'; readonly userName: string; readonly cash: string; readonly settled: string }
  | { readonly kind: 'second'; readonly userName: string };

/**
 * Credits cash from the house to a member, or debits it. Amounts of at least the setting `cashier` require two
 * operators who enter the same amount; a different amount replaces the pending one. A credit first settles the member's
 * debts.
 * @param units minor units; negative for a debit
 * @throws BackOfficeError if the member's cash is insufficient
 */
export const adjust = (db: Database, order: BackOfficeMember, units: bigint): Promise<Adjusted> =>
  db.transaction().execute(async trx => {
    const { actor, now, reason, merchant } = order;
    const { id: memberId, user_name: userName } = await requireMember(trx, order);
    await lockMember(trx, memberId);
    const { secondPersonFrom } = await readSetting(trx, 'cashier');
    const isLarge = (units < 0n ? -units : units) >= toUnits(secondPersonFrom);
    const waiting = isLarge ? await waitingAdjustment(trx, memberId) : null;
    const first = waiting && toUnits(waiting.amount) === units ? waiting.requested_by : null;
    const isSecond = await confirms(trx, { first, second: actor, now });
    const row = {
      member_id: memberId,
      amount: toDecimal(units),
      reason,
      requested_by: actor,
      approved_by: null,
      requested_at: now,
    };
    if (isLarge && !isSecond) {
      if (waiting) await changeAdjustment(trx, waiting.id, row);
      else await addAdjustment(trx, { ...row, ledger_transaction_id: null });
      return { kind: 'second', userName };
    }
    const cash = await accountOf(trx, { merchant, kind: 'cash', memberId });
    const house = await accountOf(trx, { merchant, kind: 'house' });
    const before = (await lockAccounts(trx, [cash])).get(cash) ?? 0n;
    if (units < 0n) await requireCashDebit(trx, { kind: 'adjustment', caller: 'operator', memberId }, now);
    if (before + units < 0n) throw new BackOfficeError(`${userName} has ${toAmount(before)} of cash, which is less.`);
    const lines = [
      { account: house, units: -units },
      { account: cash, units },
    ];
    const ledger_transaction_id = await post(trx, { kind: 'adjustment', now, lines });
    if (waiting)
      await changeAdjustment(trx, waiting.id, { approved_by: actor, requested_at: now, ledger_transaction_id });
    else await addAdjustment(trx, { ...row, ledger_transaction_id });
    const settled = units > 0n ? await settleDebts(trx, { memberId, merchant }, units, now) : 0n;
    return { kind: 'done', userName, cash: toAmount(before + units - settled), settled: toAmount(settled) };
  });

/**
 * Blocks deposits and withdrawals of a member. For a member who is blocked already, replaces the reason.
 * @returns the member's name
 * @throws BackOfficeError
 */
export const freeze = (db: Database, order: BackOfficeMember): Promise<string> =>
  db.transaction().execute(async trx => {
    const { actor, now: at, reason } = order;
    const { id, user_name } = await requireMember(trx, order);
    // Orders use the same lock, so that an order is either opened before the freeze or rejected.
    await lockMember(trx, id);
    await addFreeze(trx, { member_id: id, reason, actor: actor, frozen_at: at });
    return user_name;
  });

/**
 * Removes the block of a member's deposits and withdrawals.
 * @returns the member's name
 * @throws BackOfficeError if the member is not blocked
 */
export async function unfreeze(db: Database, order: Pick<BackOfficeMember, 'userName' | 'merchant'>): Promise<string> {
  const { id, user_name } = await requireMember(db, order);
  if (await removeFreeze(db, id)) return user_name;
  throw new BackOfficeError(`${user_name} is not frozen; "money frozen" shows who is.`);
}
