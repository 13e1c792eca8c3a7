/**
 * Operators' decisions about withdrawals (OUT-04, PAY-13), and the worker that sends approved withdrawals to their
 * providers (PAY-14, PAY-15).
 */

import { toAmount, toUnits } from 'lobbykit/domain';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { repeat } from '../../platform/jobs/scheduler.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer, Message } from '../../platform/outbox/outbox.ts';
import type { Fields } from '../../platform/secrets/encrypted-fields.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { setPaymentHash } from '../account/members-repository.ts';
import { BackOfficeError, type BackOfficeOrder } from '../deposits/back-office.ts';
import type { PaymentProviders } from '../deposits/provider.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { confirms } from '../merchants/operators.ts';
import { numberOf } from './cards.ts';
import { cardsById } from './cards-repository.ts';
import { changeGuard, lockGuard } from './lockouts-repository.ts';
import { notify } from './notifications.ts';
import { HELD_MS } from './password.ts';
import {
  dueToPay,
  firstApproval,
  lockWithdrawal,
  moveWithdrawal,
  pendingReview,
  pollLater,
  setApproval,
  type Withdrawal,
} from './requests-repository.ts';
import { payOut, releaseWithdrawal, step } from './transitions.ts';

async function requireWithdrawal(trx: Trx, { orderNo, merchant }: BackOfficeOrder): Promise<Withdrawal> {
  const withdrawal = await lockWithdrawal(trx, orderNo);
  if (withdrawal?.merchant_code === merchant) return withdrawal;
  throw new BackOfficeError(`${merchant} has no withdrawal "${orderNo}"; "money withdrawals" shows them.`);
}

/** Formats an amount with the merchant's currency symbol. */
export const showAmount = async (db: Database, merchant: string, amount: string): Promise<string> => {
  const { currencySymbol } = await readTerms(db, merchant);
  const [whole = '', part = ''] = toAmount(toUnits(amount)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${currencySymbol}\u00a0${grouped}${/[1-9]/.test(part) ? `.${part}` : ''}`;
};

async function report(trx: Trx, withdrawal: Withdrawal, event: 'paid' | 'failed' | 'rejected', now: number) {
  const card = (await cardsById(trx, [withdrawal.card_id])).get(withdrawal.card_id);
  const values = {
    amount: await showAmount(trx, withdrawal.merchant_code, withdrawal.amount),
    card: card?.last_four ?? '',
    order: withdrawal.order_no,
  };
  return notify(trx, { memberId: withdrawal.member_id, event, now, values });
}

/**
 * Result of a decision, with the mail that notifies the member. The caller sends the mail after the commit, because it
 * cannot be rolled back.
 */
export interface Decided {
  readonly withdrawal: Withdrawal;
  readonly mail: Message | null;
}

/** `second`: a large withdrawal, for which another operator must approve as well. */
export type Paid = { readonly kind: 'second' } | ({ readonly kind: 'moved' } & Decided);

/**
 * Approves a pending withdrawal: queues it for its provider, or starts a manual transfer, which a second call confirms
 * as done. Amounts of at least the setting `withdrawal` require two different operators.
 * @throws BackOfficeError
 */
export const pay = (db: Database, order: BackOfficeOrder): Promise<Paid> =>
  db.transaction().execute(async trx => {
    const withdrawal = await requireWithdrawal(trx, order);
    const { actor, now } = order;
    if (withdrawal.state === 'paying' && withdrawal.provider === null) {
      const paid = await payOut(trx, withdrawal, order, null);
      return { kind: 'moved', withdrawal: paid, mail: await report(trx, paid, 'paid', now) };
    }
    if (withdrawal.state !== 'pending') {
      throw new BackOfficeError(`Withdrawal ${withdrawal.order_no} is ${withdrawal.state} and cannot be let go.`);
    }
    const { secondPersonFrom } = await readSetting(trx, 'withdrawal');
    if (toUnits(withdrawal.amount) >= toUnits(secondPersonFrom)) {
      const first = await firstApproval(trx, withdrawal.id);
      if (!(await confirms(trx, { first, second: actor, now }))) {
        await setApproval(trx, withdrawal.id, actor, now);
        return { kind: 'second' };
      }
    }
    const approved = await step(trx, withdrawal, 'approved', order);
    const sent = approved.provider === null ? await step(trx, approved, 'paying', order) : approved;
    return { kind: 'moved', withdrawal: sent, mail: null };
  });

/**
 * Rejects a withdrawal that is pending, or approved but not yet sent to its provider. The member sees `note`. Throws
 * BackOfficeError.
 */
export const reject = (db: Database, order: BackOfficeOrder, note: string): Promise<Decided> =>
  db.transaction().execute(async trx => {
    const withdrawal = await requireWithdrawal(trx, order);
    if (withdrawal.state !== 'pending' && withdrawal.state !== 'approved') {
      throw new BackOfficeError(`Withdrawal ${withdrawal.order_no} is ${withdrawal.state} and cannot be rejected.`);
    }
    const rejected = await releaseWithdrawal(trx, withdrawal, 'rejected', order, note);
    return { withdrawal: rejected, mail: await report(trx, rejected, 'rejected', order.now) };
  });

/**
 * Fails a manual transfer that the bank returned, and credits the amount. Rejects withdrawals sent to a provider: the
 * provider may still pay them, and the member would receive the money twice.
 * @throws BackOfficeError
 */
export const fail = (db: Database, order: BackOfficeOrder, note: string): Promise<Decided> =>
  db.transaction().execute(async trx => {
    const withdrawal = await requireWithdrawal(trx, order);
    if (withdrawal.state !== 'paying') {
      throw new BackOfficeError(
        `Withdrawal ${withdrawal.order_no} is ${withdrawal.state}; only one that is paying can fail.`,
      );
    }
    if (withdrawal.provider !== null) {
      throw new BackOfficeError(
        `Withdrawal ${withdrawal.order_no} is at the provider "${withdrawal.provider}", which may still pay it. Have it stopped there: the provider is asked every minute, and the amount is in the wallet again as soon as it says failed.`,
      );
    }
    const failed = await releaseWithdrawal(trx, withdrawal, 'failed', order, note);
    return { withdrawal: failed, mail: await report(trx, failed, 'failed', order.now) };
  });

/**
 * Removes the withdrawal password of a member who cannot receive a code by mail or phone, so that the member can set a
 * new one, and blocks withdrawals for a day. Returns the mail that notifies the member.
 */
export const clearPassword = (db: Database, memberId: number, now: number): Promise<Message | null> =>
  db.transaction().execute(async trx => {
    await lockGuard(trx, memberId);
    await setPaymentHash(trx, memberId, null);
    await changeGuard(trx, memberId, {
      failed_attempts: 0,
      locked_until: null,
      withdrawals_blocked_until: now + HELD_MS,
    });
    return notify(trx, { memberId, event: 'password-reset', now, values: { hours: '24' } });
  });

const MINUTE = 60_000;
const BATCH = 100;
/** Delay of the automatic approval in a sandbox, ms; the member can cancel in the meantime. */
const AUTO_REPLY_MS = 20_000;
const EVERY_MS = 2_000;

export interface WithdrawalWorkerOptions {
  readonly db: Database;
  readonly providers: PaymentProviders;
  readonly fields: Fields;
  readonly audit: Pick<Audit, 'note'>;
  readonly mailer: Pick<Mailer, 'post'>;
  /** True approves withdrawals automatically (SANDBOX_PAYMENTS=auto). */
  readonly operatesBackOffice: boolean;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  readonly log: Pick<Log, 'error'>;
}

/**
 * Creates the worker. Several gateways may run it concurrently, because `update ... where state =` changes each state
 * only once.
 */
export function createWithdrawalWorker({
  db,
  providers,
  fields,
  audit,
  mailer,
  operatesBackOffice,
  now,
  log,
}: WithdrawalWorkerOptions) {
  const onError = (error: unknown) => log.error({ err: error }, 'a withdrawal could not be looked after');
  /**
   * Records that a provider reports a final state other than the stored one. Posts nothing; an operator must review the
   * withdrawal.
   */
  const noteContradiction = async (
    trx: Trx,
    { merchant_code: merchant, member_id: memberId, order_no: orderNo, state: storedState, provider }: Withdrawal,
    { state: reportedState, reference }: { readonly state: 'paid' | 'failed'; readonly reference: string },
  ) => {
    const detail = { orderNo, provider, kept: storedState, said: reportedState, reference };
    log.error({ ...detail, merchant }, 'a provider contradicts what became of a withdrawal');
    await audit.note(trx, { kind: 'payout-contradicted', merchant, memberId, detail });
  };
  const send = async (withdrawal: Withdrawal) => {
    const { id, merchant_code: merchant, order_no: orderNo, card_id, amount, fee } = withdrawal;
    const by = { at: now(), actor: 'provider' };
    // Set before the call, so that no other gateway sends the withdrawal concurrently. A repeated payout is idempotent
    // at the provider.
    await pollLater(db, id, now() + MINUTE);
    const provider = providers.get(withdrawal.provider ?? '');
    const card = (await cardsById(db, [card_id])).get(card_id);
    if (!provider || !card) return;
    if (withdrawal.state === 'approved') {
      const isClaimed = await db
        .transaction()
        .execute(trx => moveWithdrawal(trx, id, { from: 'approved', to: 'paying', ...by }));
      if (!isClaimed) return;
    }
    const { state, reference } = await provider.payout({
      merchant,
      orderNo,
      amount: toAmount(toUnits(amount) - toUnits(fee)),
      bank: card.bank_code,
      account: numberOf(fields, card),
      holder: card.payee_name,
    });
    if (state === 'pending') return;
    const mail = await db.transaction().execute(async trx => {
      const current = await lockWithdrawal(trx, orderNo);
      if (current?.state !== 'paying') {
        if (current && current.state !== state) await noteContradiction(trx, current, { state, reference });
        return null;
      }
      const end = { now: now(), actor: 'provider' };
      return state === 'paid'
        ? report(trx, await payOut(trx, current, end, reference), 'paid', end.now)
        : report(trx, await releaseWithdrawal(trx, current, 'failed', end), 'failed', end.now);
    });
    if (mail) mailer.post(async () => mail);
  };

  const tick = async () => {
    if (operatesBackOffice) {
      for (const { id } of await pendingReview(db, now() - AUTO_REPLY_MS, BATCH)) {
        const move = { from: 'pending', to: 'approved', at: now(), actor: 'sandbox' } as const;
        await db.transaction().execute(trx => moveWithdrawal(trx, id, move));
      }
    }
    // A failed call for one withdrawal must not delay other withdrawals.
    for (const withdrawal of await dueToPay(db, now(), BATCH)) await send(withdrawal).catch(onError);
  };

  return {
    tick,
    ...repeat(EVERY_MS, tick, onError),
  };
}
