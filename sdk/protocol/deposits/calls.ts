/**
 * Deposits: payment methods and the calls that open an order (EP-33; OPEN: EP-34 for the names; the fields are
 * extensions of this kit). All paths start with /wps/relay/MCS2_, amounts are decimal strings in the merchant's
 * currency (PAY-02), and times are in ms since 1970. Errors: `deposit.*` in ERROR_CODES. States of an order:
 * `order-calls.ts`; promotions: `sdk/protocol/bonuses/calls.ts`.
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

/** Kinds of payment methods. Each kind has a separate call that opens an order. */
export const depositKind = picklist([
  /** Manual bank transfer by the member: call `manualTransfer` with `bankId`. */
  'transfer',
  /** Alipay: call `depositAlipay`. */
  'alipay',
  /** QQ: call `depositQq`. */
  'qq',
  /** WeChat: call `depositWechat`. */
  'wechat',
  /** Payment gateway: call `depositGateway` with `channel`. */
  'gateway',
]);

/** Payment methods in display order, including those that are currently closed (PAY-04). */
export const depositBanks = endpoint({
  name: 'depositBanks',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBankList',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      /** Id of the method, sent as `bankId` to `manualTransfer`. */
      bankId: scalar,
      /** Name in the requested language: `Bank transfer`, `Lotus Pay`. */
      bankName: maybe,
      /** URL of the icon, a square image. */
      iconUrl: maybeText,
      /**
       * Kind of the method, one of `depositKind`; it determines the call that opens an order. Clients omit methods of
       * unknown kinds.
       */
      kind: maybe,
      /** Sent as `channel` to `depositGateway`; only for the kind `gateway`. */
      channel: maybeText,
      /** Minimum and maximum of one deposit. */
      minAmount: maybe,
      maxAmount: maybe,
      /** Remaining amount that the member can deposit by this method today; null if unlimited (PAY-11). */
      dayLeft: maybe,
      /** Fee in percent of the amount, decimal string: `1.2`; `0` if none. */
      feePercent: maybe,
      /** Fixed fee in addition to the percentage; `0` if none. */
      feeFixed: maybe,
      /** Maximum number of decimals of an amount; 0 for Vietnamese dong. */
      decimals: maybe,
      /** Usual time until the deposit is credited, minutes, from and to. Both are 0 if it is credited immediately. */
      arrivesFrom: maybe,
      arrivesTo: maybe,
      /** True if orders can be opened now. */
      isOpen: maybeFlag,
      /** Time at which a closed method opens again; null if unknown. */
      opensAt: maybe,
      /** Reason why the method is closed: `hours`, `maintenance`. */
      closedFor: maybeText,
    }),
  ),
});

/**
 * Fields that all deposits have. `promoId` selects a promotion for this deposit, whatever `acceptPromo` selected; null
 * selects none, and if the field is missing, the selection of `acceptPromo` applies (PAY-05).
 */
const deposit = { amount: amountText, promoId: optional(nullable(id)), ...speaking };

/**
 * Opens an order for a manual transfer. The response contains the account to which the member transfers the money
 * (PAY-06).
 */
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
    /** Holder of the account from which the money is sent, if not the member. */
    payeeName: optionalText(128),
    remark: optionalText(140),
  }),
  value: depositOrderShape,
});

/** Opens an order for Alipay. `payUrl` in the response is the provider's payment page (PAY-07). */
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

/** Opens an order for QQ; request and response are those of `depositAlipay`. */
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

/** Opens an order for WeChat; request and response are those of `depositAlipay`. */
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

/**
 * Opens an order at a payment gateway; the response is that of `depositAlipay`. `channel` is that of the payment
 * method.
 */
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
