/** Errors of withdrawals (OUT-05). They are thrown before any data changes. */
import type { PaymentPasswordIssue, WithdrawalState } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError, type ApiErrorCode } from '../../platform/api-error.ts';

const fieldError = (code: ApiErrorCode, field: string, sentence: string, more: object = {}) =>
  new ApiError(code, sentence, { value: { ...more, fields: { [field]: sentence } } });

/** Reason why a member cannot withdraw at present. */
export interface Block {
  readonly code:
    | typeof ERROR_CODES.withdrawClosed
    | typeof ERROR_CODES.withdrawFrozen
    | typeof ERROR_CODES.withdrawPasswordLocked
    | typeof ERROR_CODES.withdrawBlocked
    | typeof ERROR_CODES.withdrawWageringOpen
    | typeof ERROR_CODES.withdrawDebtOpen
    | typeof ERROR_CODES.withdrawRequestsFull;
  /** End of the block, ms since 1970; null if unknown. */
  readonly until: number | null;
}

const BLOCKS: Readonly<Record<Block['code'], string>> = {
  'withdraw.closed': 'Withdrawals are closed now.',
  'withdraw.frozen': 'The account is frozen; customer service knows why.',
  'withdraw.password.locked': 'The withdrawal password is locked after five wrong ones.',
  'withdraw.held':
    'The withdrawal password was reset; withdrawals wait for 24 hours, or for 72 after a reset by answers.',
  'withdraw.turnover.open': 'The turnover of a bonus is open; meet it or give the bonus up first.',
  'withdraw.debt.open':
    'A bonus was taken back with its deposit, and part of it is still owed; customer service knows how much.',
  'withdraw.requests.full': 'No more withdrawals can be asked for today.',
};

export const blocked = ({ code, until }: Block) => new ApiError(code, BLOCKS[code], { value: { until } });

export const amountOutside = (min: string, max: string) =>
  fieldError(
    ERROR_CODES.withdrawAmountOutside,
    'amount',
    `"amount" is outside of what one withdrawal may be; allowed is ${min} to ${max}.`,
    { min, max },
  );

export const dayFull = (left: string, until: number) =>
  fieldError(
    ERROR_CODES.withdrawDayFull,
    'amount',
    `"amount" is more than may still be withdrawn today, which is ${left}.`,
    { left, until },
  );

export const fundsMissing = (left: string) =>
  fieldError(ERROR_CODES.withdrawFundsMissing, 'amount', `"amount" is more than there is, which is ${left}.`, { left });

export const nameWrong = () =>
  fieldError(ERROR_CODES.withdrawNameWrong, 'cardId', 'The name on the card is not that of the member.');

export const cardWaits = (until: number) =>
  fieldError(ERROR_CODES.cardWaits, 'cardId', 'The card was added less than a day ago; choose another one.', { until });

export const cardUnknown = () =>
  fieldError(ERROR_CODES.cardUnknown, 'cardId', '"cardId" names no card of this member.');

export const bankUnknown = () =>
  fieldError(ERROR_CODES.cardBankUnknown, 'bankId', '"bankId" names no bank; withdrawBanks shows them.');

export const numberWrong = (min: number, max: number) =>
  fieldError(
    ERROR_CODES.cardNumberWrong,
    'accountNo',
    `"accountNo" is not an account number of this bank; they have ${min === max ? min : `${min} to ${max}`} digits.`,
    { min, max },
  );

export const cardNameWrong = (payeeName: string) =>
  fieldError(ERROR_CODES.cardNameWrong, 'payeeName', 'All cards carry the name of the first one.', { payeeName });

export const cardKnown = () =>
  fieldError(ERROR_CODES.cardKnown, 'accountNo', 'The member has a card of this number already.');

export const cardsFull = (max: number) =>
  new ApiError(ERROR_CODES.cardsFull, `At most ${max} cards can be kept; remove one first.`, { value: { max } });

export const passwordMissing = () =>
  new ApiError(ERROR_CODES.withdrawPasswordMissing, 'The member has no withdrawal password yet.');

export const passwordSet = () =>
  new ApiError(ERROR_CODES.withdrawPasswordSet, 'The member has a withdrawal password; change it instead.');

export const passwordWrong = (left: number) =>
  fieldError(
    ERROR_CODES.withdrawPasswordWrong,
    'paymentPassword',
    `The withdrawal password is wrong; ${left} tries are left.`,
    { left },
  );

export const passwordWeak = (issue: PaymentPasswordIssue) =>
  fieldError(
    ERROR_CODES.withdrawPasswordWeak,
    'paymentPassword',
    'A withdrawal password has six digits, and is neither 123456, one digit six times, nor the day of birth.',
    { issue },
  );

export const codeDue = () =>
  fieldError(
    ERROR_CODES.withdrawCodeDue,
    'code',
    'The member has a second factor: a withdrawal requires a code of it.',
  );

export const codeNowhere = () =>
  new ApiError(
    ERROR_CODES.withdrawCodeNowhere,
    'There is neither a mobile nor a mail to send a code to; customer service resets the password.',
  );

export const withdrawalUnknown = () =>
  fieldError(ERROR_CODES.withdrawUnknown, 'orderNo', '"orderNo" names no withdrawal of this member.');

export const stateWrong = (status: WithdrawalState) =>
  fieldError(ERROR_CODES.withdrawStateWrong, 'orderNo', `A withdrawal that is ${status} cannot be cancelled.`, {
    status,
  });
