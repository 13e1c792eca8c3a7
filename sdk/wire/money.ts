/** Wallets, deposit and withdrawal: cash calls go under FUNDTRANS3 (API-04) and need a session (API-11). */
import { array, nullish, optional, strictObject } from 'valibot';
import { endpoint } from './endpoint.ts';
import { object } from './object.ts';
import { amount, done, id, maybe, maybeFlag, maybeText, optionalWords, scalar, words } from './shapes.ts';

const balance = object({ sumBalance: maybe, currencySymbol: maybe });

/** The member's wallet (EP-30, BAL-01). */
export const wallet = endpoint({
  name: 'wallet',
  method: 'GET',
  path: '/wps/wallets/gcs',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: balance,
});

/** The wallet settings of the merchant, of which the currency is read (BAL-08; OPEN: API-14 for the path). */
export const merchantWallet = endpoint({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  moduleId: 'FUNDTRANS3',
  auth: 'optional',
  value: balance,
});

/** Moves money between wallets (EP-30; OPEN: API-14 for the fields). */
export const walletTransfer = endpoint({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject({ from: words(32), to: words(32), amount }),
  value: balance,
});

/** Has the member a withdrawal password? (EP-11) */
export const hasWithdrawalPassword = endpoint({
  name: 'hasWithdrawalPassword',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: maybeFlag,
});

/** Sets the withdrawal password for the first time (EP-11; OPEN: API-14 for the fields). */
export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({ paymentPassword: words(128), password: words(128) }),
  value: done,
});

/** Changes the withdrawal password (EP-11). */
export const resetPaymentPassword = endpoint({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({ oldPaymentPassword: optionalWords(128), paymentPassword: words(128), password: words(128) }),
  value: done,
});

/** Adds a bank card (EP-11; OPEN: API-14 for the fields). */
export const addBankCard = endpoint({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({ bankId: id, accountNo: words(64), payeeName: words(128), paymentPassword: words(128) }),
  value: done,
});

/** Banks a withdrawal can go to (EP-11). */
export const withdrawBanks = endpoint({
  name: 'withdrawBanks',
  method: 'GET',
  path: '/wps/member/withdrawBanks',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: array(object({ bankId: scalar, bankName: maybe, iconUrl: maybeText })),
});

/** The member's cards, numbers masked (EP-32). */
export const bankCards = endpoint({
  name: 'bankCards',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: array(object({ cardId: scalar, bankName: maybe, accountNo: maybe, payeeName: maybe })),
});

/** Asks for a withdrawal (EP-32; OPEN: API-14 for the fields). */
export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({ cardId: id, amount, paymentPassword: words(128) }),
  value: nullish(object({ orderNo: maybe, status: maybe })),
});

/** Banks that take deposits, with their limits (EP-33; OPEN: EP-34 for the name). */
export const depositBanks = endpoint({
  name: 'depositBanks',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBankList',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: array(
    object({
      bankId: scalar,
      bankName: maybe,
      accountName: maybe,
      accountNo: maybe,
      minAmount: maybe,
      maxAmount: maybe,
      iconUrl: maybeText,
    }),
  ),
});

/** Promotions a deposit can take part in (EP-33; OPEN: EP-34). */
export const depositPromos = endpoint({
  name: 'depositPromos',
  method: 'GET',
  path: '/wps/relay/MCS2_depositPromoList',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: array(object({ promoId: scalar, title: maybe, accepted: maybeFlag })),
});

/** Takes part in a promotion (EP-33; OPEN: EP-34). */
export const acceptPromo = endpoint({
  name: 'acceptPromo',
  method: 'POST',
  path: '/wps/relay/MCS2_acceptPromo',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject({ promoId: id }),
  value: done,
});

const deposit = { amount, promoId: optional(id) };
/** payUrl: where the payment goes on; none for a transfer made by hand. */
const deposited = object({ orderNo: maybe, status: maybe, payUrl: maybeText });

/** Reports a bank transfer made by hand (EP-33; OPEN: EP-34). */
export const manualTransfer = endpoint({
  name: 'manualTransfer',
  method: 'POST',
  path: '/wps/relay/MCS2_manualTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject({ ...deposit, bankId: id, payeeName: words(128), remark: optionalWords(140) }),
  value: deposited,
});

/** Deposits by Alipay (EP-33; OPEN: EP-34). */
export const depositAlipay = endpoint({
  name: 'depositAlipay',
  method: 'POST',
  path: '/wps/relay/MCS2_alipayDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject(deposit),
  value: deposited,
});

/** Deposits by QQ (EP-33; OPEN: EP-34). */
export const depositQq = endpoint({
  name: 'depositQq',
  method: 'POST',
  path: '/wps/relay/MCS2_qqDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject(deposit),
  value: deposited,
});

/** Deposits by WeChat (EP-33; OPEN: EP-34). */
export const depositWechat = endpoint({
  name: 'depositWechat',
  method: 'POST',
  path: '/wps/relay/MCS2_wechatDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject(deposit),
  value: deposited,
});

/** Deposits by a payment gateway (EP-33; OPEN: EP-34). */
export const depositGateway = endpoint({
  name: 'depositGateway',
  method: 'POST',
  path: '/wps/relay/MCS2_paymentGatewayDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject({ ...deposit, channel: words(32) }),
  value: deposited,
});
