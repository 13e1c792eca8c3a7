/**
 * Deposits: the ways to pay, and the calls that open an order (EP-33; OPEN: EP-34 for the names, fields are ours). All of them are
 * under /wps/relay/MCS2_, amounts are decimal text of the merchant's currency (PAY-02), times ms since 1970. What they refuse with:
 * `deposit.*` of ERROR_CODES. What becomes of an order: deposit-order.ts; promotions: bonus.ts.
 */
import { array, nullable, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, id, maybe, maybeFlag, maybeText, optionalText, scalar, speaking, texts } from '../schemas.ts';
import { depositOrderShape } from './order-calls.ts';

/** Kinds of ways to deposit, each with the call that opens an order of it. */
export const depositKind = picklist([
  /** `manualTransfer` with `bankId`: the member transfers by hand. */
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

/** Ways to deposit, in the order they are shown, closed ones among them (PAY-04). */
export const depositBanks = endpoint({
  name: 'depositBanks',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBankList',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      /** Names the method; what `manualTransfer` wants as `bankId`. */
      bankId: scalar,
      /** In the language asked for: `Bank transfer`, `Lotus Pay`. */
      bankName: maybe,
      /** Address of its mark, a square picture. */
      iconUrl: maybeText,
      /** One of `depositKind`; it says which call opens an order. Unknown kinds are left out by a client. */
      kind: maybe,
      /** Of kind `gateway`: what `depositGateway` wants as `channel`. */
      channel: maybeText,
      /** Least and most of one deposit. */
      minAmount: maybe,
      maxAmount: maybe,
      /** What the member may still deposit today by this method, null for no limit (PAY-11). */
      dayLeft: maybe,
      /** Fee in per cent of the amount, decimal text: `1.2`; `0` for none. */
      feePercent: maybe,
      /** Fee that is added to it whatever the amount; `0` for none. */
      feeFixed: maybe,
      /** Decimals an amount of this method may have; 0 for dong. */
      decimals: maybe,
      /** Minutes after which the money is usually there, from and to; 0 and 0: at once. */
      arrivesFrom: maybe,
      arrivesTo: maybe,
      /** May an order be opened now? */
      isOpen: maybeFlag,
      /** When a closed one opens again; null where nobody knows. */
      opensAt: maybe,
      /** Why it is closed: `hours`, `maintenance`. */
      closedFor: maybeText,
    }),
  ),
});

/**
 * promoId takes a promotion with this deposit, whatever was accepted before; null takes none; missing takes what `acceptPromo`
 * took, if anything (PAY-05).
 */
const deposit = { amount: amountText, promoId: optional(nullable(id)), ...speaking };

/** Opens an order of a transfer by hand: the answer says where to (PAY-06). */
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
    /** Whose account pays, where that is not the member's own. */
    payeeName: optionalText(128),
    remark: optionalText(140),
  }),
  value: depositOrderShape,
});

/** Deposits by Alipay: `payUrl` of the answer is the provider's page (PAY-07). */
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

/** Deposits by QQ, as by Alipay. */
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

/** Deposits by WeChat, as by Alipay. */
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

/** Deposits by a payment gateway, as by Alipay; `channel` is that of the method. */
export const depositGateway = endpoint({
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/relay/MCS2_paymentGatewayDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ ...deposit, channel: texts(32) }),
  value: depositOrderShape,
});
