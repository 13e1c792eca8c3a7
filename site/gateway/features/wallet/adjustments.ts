/** What a person of the desk does about a member's money: gives, takes, freezes (PAY-13). */
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
  /** The operator. */
  readonly actor: string;
  /** ms since 1970 */
  readonly now: number;
  /** The member reads it. */
  readonly reason: string;
}

async function requireMember(db: Database, { userName, merchant }: Pick<BackOfficeMember, 'userName' | 'merchant'>) {
  const member = await findByName(db, merchant, userName);
  if (member) return member;
  throw new BackOfficeError(`${merchant} has no member "${userName}"; "member list" shows them.`);
}

/** `second`: it is a large one, and waits for another person who says the same amount. */
export type Adjusted =
  | { readonly kind: 'done'; readonly userName: string; readonly cash: string; readonly settled: string }
  | { readonly kind: 'second'; readonly userName: string };

/**
 * Gives a member cash out of the house, or takes it. From the amount on that the setting `cashier` names, two different persons have to
 * say the same amount; what the first one said before is forgotten when another amount is said. What is given settles open debts first.
 * @param units minor units, negative for what is taken
 * @throws BackOfficeError when the member has less cash than is taken
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

/** Closes deposits and withdrawals of a member; done again it says a new reason. Gives the member's name. Throws BackOfficeError. */
export const freeze = (db: Database, order: BackOfficeMember): Promise<string> =>
  db.transaction().execute(async trx => {
    const { actor, now: at, reason } = order;
    const { id, user_name } = await requireMember(trx, order);
    // Whoever opens an order at this moment has either opened it before, or finds the member frozen.
    await lockMember(trx, id);
    await addFreeze(trx, { member_id: id, reason, actor: actor, frozen_at: at });
    return user_name;
  });

/** Opens them again. Gives the member's name. Throws BackOfficeError for a member who is not frozen. */
export async function unfreeze(db: Database, order: Pick<BackOfficeMember, 'userName' | 'merchant'>): Promise<string> {
  const { id, user_name } = await requireMember(db, order);
  if (await removeFreeze(db, id)) return user_name;
  throw new BackOfficeError(`${user_name} is not frozen; "money frozen" shows who is.`);
}
