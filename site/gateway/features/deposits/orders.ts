/** Opens deposits and follows them for their member (PAY-05, PAY-06, PAY-11). */
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
/** A picture that was uploaded for a receipt waits that long. */
const RECEIPT_TIMEOUT_MS = 60 * MINUTE;
/** Bytes of all receipts together. */
const MAX_RECEIPT_BYTES = 1024 ** 3;

export interface OrderRequest {
  /** Which method is meant, and the field that says so. */
  readonly method: (row: MethodRow) => boolean;
  readonly field: string;
  /** Decimal text. */
  readonly amount: string;
  readonly promoId?: string | number | null;
  readonly payeeName?: string;
  readonly remark?: string;
}

type Depositor = Pick<MemberSession, 'memberId' | 'merchantCode'>;

/** Opens a deposit in the caller's transaction. Throws ApiError; limits of the day hold however many are opened at once. @param clock ms since 1970 */
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
    // Before its end nobody is asked: the provider reports by itself.
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

/** The amount as decimal text with two digits. Throws ApiError 400 for what is no amount, 422 for one outside the limits. */
function requireAmount(
  given: string,
  method: MethodRow,
  sums: ReadonlyMap<string, string>,
  decimals: number,
  opensAt: number,
): string {
  const [min, max] = [toAmount(toUnits(method.min_amount)), toAmount(toUnits(method.max_amount))];
  const left = dayLeft(method, sums);
  const dayText = left === null ? null : toAmount(left);
  const units = requireUnits('amount', given, decimals);
  const wrong = checkDepositAmount(given, { min, max, dayLeft: dayText, decimals });
  if (wrong?.issue === 'day') throw dayFull(wrong.limit, opensAt);
  if (wrong) throw amountOutside(min, max);
  return toAmount(units);
}

/** Where the member is sent to pay. */
export interface Opening {
  readonly providers: PaymentProviders;
  readonly language: string;
  /** Host by which the member reached the gateway. */
  readonly host: string;
  /** ms since 1970 */
  readonly now: () => number;
}

/**
 * Sees to it that an order of a provider has the address of its page, and gives the order as it then is. Outside of any transaction: a
 * provider may take seconds. Done again it asks the provider for the same payment.
 * @throws ApiError 503 when the provider cannot be reached; the order stays
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
    way: deposit.method_code,
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

/** A deposit of the member. Throws ApiError 404 for another's, as for none. */
export async function requireOwn(db: Database, memberId: number, orderNo: string | number): Promise<Deposit> {
  const deposit = await findDeposit(db, String(orderNo));
  if (!deposit || deposit.member_id !== memberId) throw depositUnknown();
  return deposit;
}

/** The same, which nobody else moves until the transaction ends. */
async function lockOwn(trx: Trx, memberId: number, orderNo: string | number): Promise<Deposit> {
  const deposit = await lockDeposit(trx, String(orderNo));
  if (!deposit || deposit.member_id !== memberId) throw depositUnknown();
  return deposit;
}

/** Gives a deposit up; one that is given up stays so. Throws ApiError 409 when it is too late. */
export async function cancel(trx: Trx, memberId: number, orderNo: string | number, now: number): Promise<Deposit> {
  const deposit = await lockOwn(trx, memberId, orderNo);
  if (deposit.state === 'cancelled') return deposit;
  if (!canCancelDeposit(deposit.state)) throw stateWrong(deposit.state, 'cancelled');
  return step(trx, deposit, 'cancelled', { now, actor: 'member' });
}

/** The member says that the transfer is made. Throws ApiError 409 for other deposits than open transfers by hand. */
export async function confirm(trx: Trx, memberId: number, orderNo: string | number, now: number): Promise<Deposit> {
  const deposit = await lockOwn(trx, memberId, orderNo);
  if (deposit.provider === null && deposit.state === 'pending') return deposit;
  if (deposit.provider !== null || deposit.state !== 'created') throw stateWrong(deposit.state, 'confirmed');
  return step(trx, deposit, 'pending', { now, actor: 'member' });
}

/** Adds an uploaded picture as the receipt of a transfer by hand (S41). Throws ApiError 409 for other deposits, 400 for an unknown picture. */
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
