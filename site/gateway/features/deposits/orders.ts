/** Opens deposits, and changes them on the member's requests (PAY-05, PAY-06, PAY-11). */
import { randomInt } from 'node:crypto';
import {
  canCancelDeposit,
  checkDepositAmount,
  currencyDecimals,
  depositFee,
  makeReference,
  toAmount,
  toUnits,
} from 'lobbykit/domain';
import { findFreeze } from '../../ledger/adjustments-repository.ts';
import { invalid } from '../../platform/api-error.ts';
import { dayEnd, dayStart } from '../../platform/days.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { requireUnits } from '../../platform/http/amounts.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { lockMember } from '../account/members-repository.ts';
import { takePromo } from '../bonuses/promos.ts';
import { requireMayDeposit } from '../limits/guard.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import {
  amountOutside,
  dayFull,
  depositUnknown,
  frozen,
  methodClosed,
  methodUnknown,
  ordersOpen,
  providerDown,
  receiptsFull,
  stateWrong,
} from './errors.ts';
import { dayLeft, openness } from './methods.ts';
import { type MethodRow, readMethods } from './methods-repository.ts';
import {
  addDeposit,
  type Deposit,
  findDeposit,
  lockDeposit,
  moveDeposit,
  openOrders,
  totalsSince,
} from './orders-repository.ts';
import type { PaymentProviders } from './provider.ts';
import { step } from './transitions.ts';
import { receiptBytes, takeReceipt } from './webhooks-repository.ts';

const MINUTE = 60_000;
/** Retention time of an uploaded receipt that is not attached to a deposit, ms. */
const RECEIPT_TIMEOUT_MS = 60 * MINUTE;
/** Maximum total size of all receipts, bytes. */
const MAX_RECEIPT_BYTES = 1024 ** 3;

export interface OrderRequest {
  /** Condition that selects the method, and the name of the request field that contains it. */
  readonly method: (row: MethodRow) => boolean;
  readonly field: string;
  /** Decimal text. */
  readonly amount: string;
  readonly promoId?: string | number | null;
  readonly payeeName?: string;
  readonly remark?: string;
}

type Depositor = Pick<MemberSession, 'memberId' | 'merchantCode'>;

/**
 * Opens a deposit in the caller's transaction. Throws ApiError. Daily limits also hold for concurrent orders, because
 * the member is locked.
 * @param clock reads the time, ms since 1970
 */
export async function openOrder(
  trx: Trx,
  { memberId, merchantCode }: Depositor,
  request: OrderRequest,
  clock: (trx: Trx) => Promise<number> = timeOf,
): Promise<Deposit> {
  const { field } = request;
  await lockMember(trx, memberId);
  const now = await clock(trx);
  const method = (await readMethods(trx)).find(row => row.enabled && request.method(row));
  if (!method) throw methodUnknown(field);
  const { zone, currency } = await readTerms(trx, merchantCode);
  const { isOpen, opensAt } = openness(method, zone, now);
  if (!isOpen) throw methodClosed(field, opensAt);
  const freeze = await findFreeze(trx, memberId);
  if (freeze) throw frozen(freeze.reason);
  const decimals = currencyDecimals(currency);
  const sums = await totalsSince(trx, memberId, dayStart(now, zone));
  const amount = requireAmount(request.amount, method, sums, decimals, dayEnd(now, zone));
  await requireMayDeposit(trx, memberId, toUnits(amount), now);
  const { payMinutes, maxOpen } = await readSetting(trx, 'cashier');
  const open = await openOrders(trx, memberId);
  if (open.length >= maxOpen) throw ordersOpen(maxOpen, open[0]!);
  const { promoId, bonus, turnover } = await takePromo(trx, memberId, request.promoId, { amount, decimals, now });
  const row = {
    merchant_code: merchantCode,
    member_id: memberId,
    method_code: method.code,
    provider: method.provider,
    amount,
    fee: depositFee(amount, { percent: method.fee_percent, fixed: method.fee_fixed }, decimals),
    promo_id: promoId,
    bonus,
    wagering_required: turnover,
    payee_name: request.payeeName || null,
    remark: request.remark || null,
    reason: null,
    note: null,
    received: null,
    provider_ref: null,
    pay_url: null,
    created_at: now,
    expires_at: now + payMinutes * MINUTE,
    state_at: now,
    // The first poll is after one minute, because the provider normally sends a webhook before that.
    next_poll_at: now + MINUTE,
    paid_transaction_id: null,
    reversal_transaction_id: null,
  };
  for (;;) {
    const numbers = { order_no: `D${randomInt(1e14, 3.8e14)}`, reference: makeReference(limit => randomInt(limit)) };
    const added = await addDeposit(trx, { ...row, ...numbers });
    if (added) return added;
  }
}

/**
 * Validates the amount and returns it as decimal text with two digits. Throws ApiError 400 for an invalid amount, 422
 * for an amount outside the limits.
 */
function requireAmount(
  input: string,
  method: MethodRow,
  sums: ReadonlyMap<string, string>,
  decimals: number,
  opensAt: number,
): string {
  const [min, max] = [toAmount(toUnits(method.min_amount)), toAmount(toUnits(method.max_amount))];
  const left = dayLeft(method, sums);
  const dayText = left === null ? null : toAmount(left);
  const units = requireUnits('amount', input, decimals);
  const wrong = checkDepositAmount(input, { min, max, dayLeft: dayText, decimals });
  if (wrong?.issue === 'day') throw dayFull(wrong.limit, opensAt);
  if (wrong) throw amountOutside(min, max);
  return toAmount(units);
}

/** Data that the URL of a payment page depends on. */
export interface Opening {
  readonly providers: PaymentProviders;
  readonly language: string;
  /** Host name with which the member accessed the gateway. */
  readonly host: string;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

/**
 * Ensures that an order with a provider has the URL of its payment page, and returns the order. Runs outside of any
 * transaction, because a provider may take seconds. Idempotent: a retry opens the same payment.
 * @throws ApiError 503 if the provider is unreachable; the order remains and can be retried
 */
export async function openAtProvider(db: Database, orderNo: string, opening: Opening): Promise<Deposit> {
  const deposit = await findDeposit(db, orderNo);
  if (!deposit) throw depositUnknown();
  if (deposit.provider === null || deposit.state !== 'created') return deposit;
  const provider = opening.providers.get(deposit.provider);
  if (!provider) throw providerDown();
  const order = {
    merchant: deposit.merchant_code,
    orderNo,
    method: deposit.method_code,
    amount: toAmount(toUnits(deposit.amount)),
    language: opening.language,
    expiresAt: deposit.expires_at,
    host: opening.host,
  };
  const opened = await provider.open(order).catch(() => null);
  if (!opened) throw providerDown();
  const at = opening.now();
  const set = { pay_url: opened.payUrl };
  await db
    .transaction()
    .execute(trx => moveDeposit(trx, deposit.id, { from: 'created', to: 'pending', at, actor: 'provider', set }));
  return (await findDeposit(db, orderNo))!;
}

/** Returns a deposit of the member. Throws ApiError 404 if the deposit does not exist or belongs to another member. */
export async function requireOwn(db: Database, memberId: number, orderNo: string | number): Promise<Deposit> {
  const deposit = await findDeposit(db, String(orderNo));
  if (!deposit || deposit.member_id !== memberId) throw depositUnknown();
  return deposit;
}

/** Returns the same as `requireOwn`, and locks the row until the transaction ends. */
async function lockOwn(trx: Trx, memberId: number, orderNo: string | number): Promise<Deposit> {
  const deposit = await lockDeposit(trx, String(orderNo));
  if (!deposit || deposit.member_id !== memberId) throw depositUnknown();
  return deposit;
}

/** Cancels a deposit; idempotent. Throws ApiError 409 if the deposit can no longer be canceled. */
export async function cancel(trx: Trx, memberId: number, orderNo: string | number, now: number): Promise<Deposit> {
  const deposit = await lockOwn(trx, memberId, orderNo);
  if (deposit.state === 'cancelled') return deposit;
  if (!canCancelDeposit(deposit.state)) throw stateWrong(deposit.state, 'cancelled');
  return step(trx, deposit, 'cancelled', { now, actor: 'member' });
}

/**
 * Records that the member has made the transfer. Throws ApiError 409 unless the deposit is a pending manual transfer.
 */
export async function confirm(trx: Trx, memberId: number, orderNo: string | number, now: number): Promise<Deposit> {
  const deposit = await lockOwn(trx, memberId, orderNo);
  if (deposit.provider === null && deposit.state === 'pending') return deposit;
  if (deposit.provider !== null || deposit.state !== 'created') throw stateWrong(deposit.state, 'confirmed');
  return step(trx, deposit, 'pending', { now, actor: 'member' });
}

/**
 * Attaches an uploaded image as the receipt of a manual transfer (S41). Throws ApiError 409 for other deposits, 400 if
 * the image is unknown.
 */
export async function uploadReceipt(
  trx: Trx,
  memberId: number,
  { orderNo, imageId }: { readonly orderNo: string | number; readonly imageId: string },
  now: number,
): Promise<Deposit> {
  const deposit = await lockOwn(trx, memberId, orderNo);
  if (deposit.provider !== null || !canCancelDeposit(deposit.state)) throw stateWrong(deposit.state, 'given a receipt');
  if ((await receiptBytes(trx)) > MAX_RECEIPT_BYTES) {
    throw receiptsFull();
  }
  if (!(await takeReceipt(trx, deposit.id, imageId, now - RECEIPT_TIMEOUT_MS, now))) {
    throw invalid('"imageId" names no picture that waits; upload it again', 'imageId');
  }
  return deposit;
}
