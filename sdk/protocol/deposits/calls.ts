/**
 * Deposits: payment methods and the calls that open an order (EP-33; OPEN: EP-34 for the names, the fields are
 * extensions of this kit). All paths start with /wps/relay/MCS2_, amounts are decimal text in the merchant's currency
 * (PAY-02), times ms since 1970. Errors: `deposit.*` of ERROR_CODES. States of an order: `order-calls.ts`; promotions:
 * `sdk/protocol/bonuses/calls.ts`.
 */
import { array, nullable, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  amountText,
  id,
  maybe,
  maybeFlag,
  maybeText,
  optionalText,
  requiredText,
  scalar,
  speaking,
} from '../schemas.ts';
import { depositOrderShape } from './order-calls.ts';

/** Kinds of payment methods, each with the call that opens its order. */
export const depositKind = picklist([
  /** `manualTransfer` with `bankId`: a manual transfer by the member. */
  'transfer',
  /** `depositAlipay` */
  'alipay',
  /** `depositQq` */
  'qq',
  /** `depositWechat` */
  'wechat',
  /** `depositGateway` with `channel` */
  'gateway',
]);

/** Payment methods in display order, including closed methods (PAY-04). */
export const depositBanks = endpoint({
  name: 'depositBanks',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBankList',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      /** Id of the method; `bankId` of `manualTransfer`. */
      bankId: scalar,
      /** In the requested language: `Bank transfer`, `Lotus Pay`. */
      bankName: maybe,
      /** URL of its icon, a square image. */
      iconUrl: maybeText,
      /** One of `depositKind`, which determines the call that opens an order. Clients omit unknown kinds. */
      kind: maybe,
      /** `channel` of `depositGateway`, for the kind `gateway`. */
      channel: maybeText,
      /** Minimum and maximum of one deposit. */
      minAmount: maybe,
      maxAmount: maybe,
      /** Remaining daily limit of the member for this method, null if unlimited (PAY-11). */
      dayLeft: maybe,
      /** Fee in percent of the amount, decimal text: `1.2`; `0` if none. */
      feePercent: maybe,
      /** Additional fixed fee; `0` if none. */
      feeFixed: maybe,
      /** Maximum decimals of an amount; 0 for dong. */
      decimals: maybe,
      /** Usual time until the credit in minutes, from and to; 0 and 0: immediate. */
      arrivesFrom: maybe,
      arrivesTo: maybe,
      /** Orders can be opened now. */
      isOpen: maybeFlag,
      /** Next opening of a closed method; null if unknown. */
      opensAt: maybe,
      /** Reason for the closing: `hours`, `maintenance`. */
      closedFor: maybeText,
    }),
  ),
});

/**
 * Common body of a deposit. `promoId` selects a promotion for this deposit regardless of earlier acceptance; null
 * selects none, and a missing value uses the promotion of `acceptPromo`, if any (PAY-05).
 */
const deposit = { amount: amountText, promoId: optional(nullable(id)), ...speaking };

/** Opens an order of a manual transfer; the response contains the receiving account (PAY-06). */
export const manualTransfer = endpoint({
  name: 'manualTransfer',
  method: 'POST',
  path: '/wps/relay/MCS2_manualTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({
    ...deposit,
    bankId: id,
    /** Owner of the paying account, if other than the member. */
    payeeName: optionalText(128),
    remark: optionalText(140),
  }),
  value: depositOrderShape,
});

/** Deposits by Alipay: `payUrl` of the response is the provider's page (PAY-07). */
export const depositAlipay = endpoint({
  name: 'depositAlipay',
  method: 'POST',
  path: '/wps/relay/MCS2_alipayDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject(deposit),
  value: depositOrderShape,
});

/** Deposits by QQ, with the same request and response as deposits by Alipay. */
export const depositQq = endpoint({
  name: 'depositQq',
  method: 'POST',
  path: '/wps/relay/MCS2_qqDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject(deposit),
  value: depositOrderShape,
});

/** Deposits by WeChat, with the same request and response as deposits by Alipay. */
export const depositWechat = endpoint({
  name: 'depositWechat',
  method: 'POST',
  path: '/wps/relay/MCS2_wechatDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject(deposit),
  value: depositOrderShape,
});

/** Deposits by a payment gateway, like Alipay; `channel` is that of the method. */
export const depositGateway = endpoint({
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/relay/MCS2_paymentGatewayDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ ...deposit, channel: requiredText(32) }),
  value: depositOrderShape,
});
