/**
 * Counts completed contract periods and pays each exactly once (TEAM-23). A period is unique by contract and start, and
 * is marked as paid in the same transaction as its ledger transaction. Retries, crashes and concurrent runs are
 * therefore safe.
 */
import { payoutOf, toDecimal, toUnits } from 'lobbykit/domain';
import { accountOf } from '../../ledger/accounts-repository.ts';
import { lockAccounts, post } from '../../ledger/posting.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import type { Message } from '../../platform/outbox/outbox.ts';
import { cashBlock, requireCashDebit } from '../wallet/cash-guard.ts';
import { notifyContract } from './notifications.ts';
import {
  addPay,
  listOwed,
  listRunning,
  lockOwed,
  lockRunning,
  markNotified,
  markPaid,
  type Owed,
  type Running,
} from './payouts-repository.ts';
import { type Period, periodAt } from './periods.ts';
import { dropHours, totalsOfDays, totalsOfHours } from './totals-repository.ts';

const MINUTE = 60_000;
/** Delay between the end of a period and its count, ms, so that late settlements are included. */
const AFTER_END_MS = 5 * MINUTE;
const HOURS_STORED_MS = 3 * 24 * 60 * MINUTE;

/** Sends a mail about a payout, after the commit of its transaction. */
export type SendMail = (mail: Message) => void;

/**
 * Counts completed periods, pays those that the payer's balance covers, and notifies both parties about the others.
 * @param now ms since 1970
 */
export async function payContracts(db: Database, now: () => number, sendMail: SendMail = () => {}): Promise<void> {
  await countPeriods(db, now);
  await payOwed(db, sendMail);
  // Deletes the hourly totals last: hours that are not counted yet must remain, even if the job did not run for a long
  // time.
  await dropHours(db, now() - HOURS_STORED_MS);
}

async function countPeriods(db: Database, now: () => number): Promise<void> {
  for (const { id } of await listRunning(db, now() - AFTER_END_MS)) {
    while (await db.transaction().execute(trx => countNext(trx, id))) {
      // Repeats until the contract has no further completed period.
    }
  }
}

/** Counts the oldest uncounted period of a contract; returns false if no such period is complete. */
async function countNext(trx: Trx, id: number): Promise<boolean> {
  const running = await lockRunning(trx, id);
  if (!running) return false;
  const period = periodAt(running.kind, running.countedTo, running.zone);
  const now = await timeOf(trx);
  if (now < period.until + AFTER_END_MS) return false;
  const { base, active, step, units } = await countPeriod(trx, running, period);
  await addPay(trx, {
    contractId: id,
    from: period.from,
    until: period.until,
    base: toDecimal(base),
    active,
    step,
    amount: toDecimal(units),
    at: now,
  });
  return true;
}

/** Returns the totals of a period and the resulting payout. A period in progress counts with its totals so far. */
export async function countPeriod(
  db: Database,
  { memberId, kind, steps }: Pick<Running, 'memberId' | 'kind' | 'steps'>,
  period: Period,
) {
  const { active, ...sums } =
    kind === 'hourlySalary'
      ? { ...(await totalsOfHours(db, memberId, period)), loss: '0' }
      : await totalsOfDays(db, memberId, period.days);
  const base = toUnits(kind === 'dividend' ? sums.loss : sums.stake);
  return { base, active, ...payoutOf(kind, steps, { base, active }) };
}

async function payOwed(db: Database, sendMail: SendMail): Promise<void> {
  for (;;) {
    let moved = false;
    for (const owed of await listOwed(db)) {
      const mails = await db.transaction().execute(trx => payOne(trx, owed));
      for (const mail of mails ?? []) sendMail(mail);
      moved ||= mails !== null;
    }
    // Repeats after a payment, because the balance of the same upline may cover the next period as well.
    if (!moved) return;
  }
}

/**
 * Pays a period, or notifies both parties if the balance is insufficient. Returns the mails to send; null if nothing
 * changed.
 */
async function payOne(trx: Trx, key: Pick<Owed, 'contractId' | 'startsAt'>): Promise<Message[] | null> {
  const owed = await lockOwed(trx, key);
  if (!owed) return null;
  const { merchant, uplineId, memberId } = owed;
  const from = await accountOf(trx, { merchant, kind: 'cash', memberId: uplineId });
  const to = await accountOf(trx, { merchant, kind: 'cash', memberId });
  const held = (await lockAccounts(trx, [from, to])).get(from) ?? 0n;
  const units = toUnits(owed.amount);
  const kind = owed.kind === 'dividend' ? 'dividend' : 'salary';
  const now = await timeOf(trx);
  if (units > held || (await cashBlock(trx, kind, uplineId, now)))
    return owed.notified ? null : notifyOwed(trx, owed, now);
  await requireCashDebit(trx, { kind, caller: 'contract', memberId: uplineId }, now);
  const id = await post(trx, {
    kind,
    now,
    lines: [
      { account: from, units: -units },
      { account: to, units },
    ],
  });
  // If a concurrent run has paid the period, the error rolls back the ledger transaction posted above.
  if (!(await markPaid(trx, owed, id, now)))
    throw new Error(`period ${key.startsAt} of contract ${key.contractId} is paid`);
  return [];
}

async function notifyOwed(trx: Trx, owed: Owed, now: number): Promise<Message[] | null> {
  if (!(await markNotified(trx, owed, now))) return null;
  const { kind, amount } = owed;
  const mails = [
    await notifyContract(trx, { event: 'owed', memberId: owed.memberId, name: owed.upper, kind, amount, now }),
    await notifyContract(trx, { event: 'owing', memberId: owed.uplineId, name: owed.member, kind, amount, now }),
  ];
  return mails.filter(mail => mail !== null);
}
