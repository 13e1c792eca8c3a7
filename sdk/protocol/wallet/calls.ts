/** Wallets: cash calls go under FUNDTRANS3 (API-04) and need a session (API-11). Deposits: deposit.ts; withdrawals: withdrawal.ts. */
import { strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amount, maybe, texts } from '../schemas.ts';

/** Decimal text each, `10000.00` (BAL-02). */
const balance = object({
  /** All that can be staked: cash and bonus. */
  sumBalance: maybe,
  /** What a withdrawal may take now; 0 while the turnover of a bonus is open (PAY-10, PAY-12). */
  withdrawable: maybe,
  /** What withdrawals under way hold (OUT-04); no part of `sumBalance`. */
  held: maybe,
  /** What is left of bonuses; part of `sumBalance`, no part of `withdrawable`. */
  bonus: maybe,
  currencySymbol: maybe,
});

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

/**
 * Moves money between wallets (EP-30; OPEN: API-14 for the fields). A gateway with one wallet, as the one here, refuses with
 * `wallet.single`. Kit and site never call it; it is there for clients written by the documents.
 */
export const walletTransfer = endpoint({
  name: 'walletTransfer',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ from: texts(32), to: texts(32), amount }),
  value: balance,
});
