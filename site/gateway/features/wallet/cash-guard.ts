/** Check of every debit of a member's cash against the table `CASH_DEBITS`. */
import { ERROR_CODES } from 'lobbykit/wire';
import { findFreeze } from '../../ledger/adjustments-repository.ts';
import type { Database } from '../../platform/db/schema.ts';
import { openDebts } from '../bonuses/debts-repository.ts';
import { blocksWithdrawals } from '../bonuses/wagering.ts';
import { excluded } from '../limits/errors.ts';
import { findExclusion } from '../limits/exclusions-repository.ts';
import { type Block, blocked } from '../withdrawals/errors.ts';
import { readGuard } from '../withdrawals/lockouts-repository.ts';
import { CASH_DEBITS, type CashDebit, type CashDebitKind, type DebitCaller, type Hold } from './cash-debits.ts';

type Find = (db: Database, memberId: number, now: number) => Promise<Block | null>;

const isFuture = (at: number | null, now: number): at is number => at !== null && at > now;

const FIND: Readonly<Record<Exclude<Hold, 'exclusion'>, Find>> = {
  freeze: async (db, memberId) => (await findFreeze(db, memberId)) && { code: ERROR_CODES.withdrawFrozen, until: null },
  debt: async (db, memberId) =>
    (await openDebts(db, memberId)).length > 0 ? { code: ERROR_CODES.withdrawDebtOpen, until: null } : null,
  passwordLock: async (db, memberId, now) => {
    const { locked_until: until } = await readGuard(db, memberId);
    return isFuture(until, now) ? { code: ERROR_CODES.withdrawPasswordLocked, until } : null;
  },
  passwordReset: async (db, memberId, now) => {
    const { withdrawals_blocked_until: until } = await readGuard(db, memberId);
    return isFuture(until, now) ? { code: ERROR_CODES.withdrawBlocked, until } : null;
  },
  wagering: async (db, memberId) =>
    (await blocksWithdrawals(db, memberId)) ? { code: ERROR_CODES.withdrawWageringOpen, until: null } : null,
};

/**
 * Returns the first condition that prevents a debit of this kind; null if there is none. Ignores exclusions, which
 * `requireCashDebit` reports with another error.
 * @param now ms since 1970
 */
export async function cashBlock(
  db: Database,
  kind: CashDebitKind,
  memberId: number,
  now: number,
): Promise<Block | null> {
  const { holds }: CashDebit = CASH_DEBITS[kind];
  for (const hold of holds) {
    const block = hold === 'exclusion' ? null : await FIND[hold](db, memberId, now);
    if (block) return block;
  }
  return null;
}

export interface DebitRequest {
  readonly kind: CashDebitKind;
  readonly caller: DebitCaller;
  readonly memberId: number;
}

/**
 * Throws if `CASH_DEBITS` does not permit a debit now. Passwords and codes are verified before the transaction, so that
 * failed attempts stay counted after a rollback.
 * @param now ms since 1970
 * @throws ApiError for a condition that prevents the debit; Error for a caller that is not permitted
 */
export async function requireCashDebit(
  db: Database,
  { kind, caller, memberId }: DebitRequest,
  now: number,
): Promise<void> {
  const { callers, holds }: CashDebit = CASH_DEBITS[kind];
  if (!callers.includes(caller)) throw new Error(`A ${caller} may not debit cash by a ${kind}.`);
  const pause = holds.includes('exclusion') ? await findExclusion(db, memberId, now) : null;
  if (pause) throw excluded(pause);
  const block = await cashBlock(db, kind, memberId, now);
  if (block) throw blocked(block);
}
