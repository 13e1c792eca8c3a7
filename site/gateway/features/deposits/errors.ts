/** Errors of deposits. They are thrown before any data changes. */
import type { DepositState } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, type ApiErrorCode } from '../../platform/api-error.ts';

const fieldError = (code: ApiErrorCode, field: string, sentence: string, more: object = {}) =>
  new ApiError(code, sentence, { value: { ...more, fields: { [field]: sentence } } });

export const methodUnknown = (field: string) =>
  fieldError(
    ERROR_CODES.depositMethodUnknown,
    field,
    `"${field}" names no way to deposit; MCS2_depositBankList shows them.`,
  );

/**
 * Creates the error of a deposit method that is closed now.
 * @param opensAt ms since 1970; null if unknown
 */
export const methodClosed = (field: string, opensAt: number | null) =>
  fieldError(ERROR_CODES.depositMethodClosed, field, 'This way to deposit is closed now.', { opensAt });

export const amountOutside = (min: string, max: string) =>
  fieldError(
    ERROR_CODES.depositAmountOutside,
    'amount',
    `"amount" is outside of what this way takes; allowed is ${min} to ${max}.`,
    { min, max },
  );

export const dayFull = (left: string, opensAt: number) =>
  fieldError(
    ERROR_CODES.depositDayFull,
    'amount',
    `"amount" is more than may still be deposited today this way, which is ${left}.`,
    { left, opensAt },
  );

export const ordersOpen = (max: number, orderNo: string) =>
  new ApiError(
    ERROR_CODES.depositOrdersOpen,
    `At most ${max} deposits may be unfinished; finish or cancel ${orderNo} first.`,
    { value: { orderNo } },
  );

export const depositUnknown = () =>
  fieldError(ERROR_CODES.depositUnknown, 'orderNo', '"orderNo" names no deposit of this member.');

export const stateWrong = (status: DepositState, action: string) =>
  fieldError(ERROR_CODES.depositStateWrong, 'orderNo', `A deposit that is ${status} cannot be ${action}.`, { status });

/** Retry-After header if the provider is unreachable, s. */
const PROVIDER_S = 5;

export const providerDown = () =>
  new ApiError(
    ERROR_CODES.depositProviderDown,
    'The payment provider could not be reached; the deposit waits, send the call again or choose another way.',
    { retryAfterS: PROVIDER_S },
  );

export const promoUnknown = () =>
  fieldError(ERROR_CODES.depositPromoUnknown, 'promoId', '"promoId" names no promotion on offer to this member.');

export const promoUnmet = (min: string) =>
  fieldError(ERROR_CODES.depositPromoUnmet, 'promoId', `This promotion takes deposits from ${min} on.`, { min });

export const hasOpenWagering = () =>
  fieldError(
    ERROR_CODES.depositPromoOpen,
    'promoId',
    'A bonus is still open or on its way with another deposit; meet or give up its turnover, or cancel that deposit first.',
  );

export const bonusUnknown = () =>
  fieldError(ERROR_CODES.depositPromoUnknown, 'bonusId', '"bonusId" names no open bonus of this member.');

/** Creates the error of a member whose deposits and withdrawals the operator has blocked (PAY-13). */
export const frozen = (reason: string) =>
  new ApiError(
    ERROR_CODES.cashierFrozen,
    'Deposits and withdrawals of this member are closed; the customer service knows more.',
    { value: { reason } },
  );

export const receiptsFull = () =>
  new ApiError('upload.full', 'There is no room for more pictures; the transfer is found without.');

export const walletSingle = () =>
  new ApiError(
    ERROR_CODES.walletSingle,
    'There is one wallet: what is in it can be staked in every game, so nothing has to be moved.',
  );
