/**
 * Wallet calls, with the module FUNDTRANS3 (API-04); they require a session (API-11). Deposits:
 * `sdk/protocol/deposits/calls.ts`; withdrawals: `sdk/protocol/withdrawals/calls.ts`.
 */
import { strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amount, maybe, requiredText } from '../schemas.ts';

/** Balances of a wallet as decimal strings, such as `10000.00` (BAL-02). */
const balance = object({
  /** Amount available for bets: cash and bonus. */
  sumBalance: maybe,
  /** Amount that the member can withdraw now; 0 while a wagering requirement is not fulfilled (PAY-10, PAY-12). */
  withdrawable: maybe,
  /** Amount reserved for pending withdrawals (OUT-04); not part of `sumBalance`. */
  held: maybe,
  /** Remaining bonus amount; part of `sumBalance` but not of `withdrawable`. */
  bonus: maybe,
  currencySymbol: maybe,
});

/** Wallet of the member (EP-30, BAL-01). */
export const wallet = endpoint({
  name: 'wallet',
  method: 'GET',
  path: '/wps/wallets/gcs',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: balance,
});

/** Wallet settings of the merchant, which contain the currency (BAL-08; OPEN: API-14 for the path). */
export const merchantWallet = endpoint({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  moduleId: 'FUNDTRANS3',
  auth: 'optional',
  value: balance,
});

/**
 * Transfers money between wallets (EP-30; OPEN: API-14 for the fields), for clients that follow the documents; kit and
 * site never use this call. A gateway with a single wallet, such as the one in this repository, returns the error
 * `wallet.single`.
 */
export const walletTransfer = endpoint({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ from: requiredText(32), to: requiredText(32), amount }),
  value: balance,
});
