/** Deposits in the format of API responses. */
import { canCancelDeposit, depositArrives, isDepositOpen, toAmount, toUnits, vietQr } from 'lobbykit/domain';
import type { depositOrder } from 'lobbykit/wire';
import type { InferInput } from 'valibot';
import type { Database } from '../../platform/db/schema.ts';
import { localize } from '../../platform/localized-text.ts';
import { type Promo, promosById } from '../bonuses/promos-repository.ts';
import { readTerms } from '../merchants/merchants-repository.ts';
import { type MethodRow, readMethods } from './methods-repository.ts';
import { type Deposit, type Step, stepsOf } from './orders-repository.ts';
import { withReceipt } from './webhooks-repository.ts';

export type OrderResponse = InferInput<typeof depositOrder.value>;

/** Returns deposits with all fields that pages show. All deposits belong to members of the same merchant. */
export async function toOrders(db: Database, deposits: readonly Deposit[], language: string): Promise<OrderResponse[]> {
  if (deposits.length === 0) return [];
  const ids = deposits.map(({ id }) => id);
  const methods = new Map((await readMethods(db)).map(method => [method.code, method]));
  const steps = await stepsOf(db, ids);
  const receipts = await withReceipt(db, ids);
  const promos = await promosById(db, [...new Set(deposits.flatMap(({ promo_id }) => promo_id ?? []))]);
  // Banks have a QR code standard (VietQR) for the dong only.
  const hasQr = (await readTerms(db, deposits[0]!.merchant_code)).currency === 'VND';
  return deposits.map(deposit =>
    toOrder(deposit, {
      method: methods.get(deposit.method_code),
      promo: deposit.promo_id === null ? undefined : promos.get(deposit.promo_id),
      steps: steps.filter(({ deposit_id }) => deposit_id === deposit.id),
      hasReceipt: receipts.has(deposit.id),
      hasQr,
      language,
    }),
  );
}

/** Returns one deposit in the format of API responses. */
export const toOrderOf = async (db: Database, deposit: Deposit, language: string): Promise<OrderResponse> =>
  (await toOrders(db, [deposit], language))[0]!;

interface RelatedRows {
  readonly method: MethodRow | undefined;
  readonly promo: Promo | undefined;
  readonly steps: readonly Step[];
  readonly hasReceipt: boolean;
  readonly hasQr: boolean;
  readonly language: string;
}

function toOrder(deposit: Deposit, { method, promo, steps, hasReceipt, hasQr, language }: RelatedRows): OrderResponse {
  const { state, amount, fee, bonus, received } = deposit;
  const canPay = canCancelDeposit(state);
  const { bank } = method ?? { bank: null };
  return {
    orderNo: deposit.order_no,
    status: state,
    bankId: deposit.method_code,
    bankName: method ? localize(method.names, language) : deposit.method_code,
    iconUrl: method?.icon_path ?? null,
    kind: method?.kind ?? null,
    amount: money(amount),
    fee: money(fee),
    bonus: money(bonus),
    arrives: depositArrives(
      money(state === 'paid' || state === 'reversed' ? (received ?? amount) : amount),
      money(fee),
      money(bonus),
    ),
    received: received === null ? null : money(received),
    promoId: deposit.promo_id,
    promoTitle: promo ? localize(promo.titles, language) : null,
    turnover: money(deposit.wagering_required),
    createTime: deposit.created_at,
    expireTime: canPay ? deposit.expires_at : null,
    stateTime: deposit.state_at,
    reason: isDepositOpen(state) || state === 'failed' ? deposit.reason : null,
    note: deposit.note,
    steps: steps.map(({ state: status, changed_at: time }) => ({ status, time })),
    canCancel: canPay,
    payUrl: canPay ? deposit.pay_url : null,
    transfer: bank && {
      bankName: bank.name,
      iconUrl: method?.icon_path ?? null,
      accountName: bank.holder,
      accountNo: bank.number,
      amount: money(amount),
      reference: deposit.reference,
      qrText: hasQr
        ? vietQr({ bin: bank.bin, account: bank.number, amount: money(amount), reference: deposit.reference })
        : null,
      hasReceipt,
    },
  };
}

const money = (decimal: string) => toAmount(toUnits(decimal));
