/** Entry `lobbykit/forms`: headless forms of an account, and its cashier. The login modal is built on them, and so can a host's own. */

export * from '../../site/src/features/contracts/contracts-model.ts';
export * from '../../site/src/features/contracts/payouts-model.ts';
export {
  createDeposit,
  type DepositActions,
  type DepositChoice,
  type DepositFormState,
  type DepositLobby,
  type DepositModel,
} from '../../site/src/features/deposits/form-model.ts';
export type { DepositMethod, DepositOffers, DepositPromo, OpenBonus } from '../../site/src/features/deposits/offers.ts';
export type { DepositKind, DepositOrder, DepositTransfer } from '../../site/src/features/deposits/order/order.ts';
export * from '../../site/src/features/deposits/order/order-model.ts';
export type { DepositTotals } from '../../site/src/features/deposits/totals.ts';
export {
  createLimits,
  type ExclusionChoice,
  type LimitEdit,
  type LimitPlace,
  type LimitsActions,
  type LimitsLobby,
  type LimitsModel,
  type LimitsState,
} from '../../site/src/features/limits/limits-model.ts';
export type { Exclusion, NetResult, PlayerLimit, PlayerLimits } from '../../site/src/features/limits/parse.ts';
export * from '../../site/src/features/records/deposits-withdrawals.ts';
export * from '../../site/src/features/records/order/order-model.ts';
export * from '../../site/src/features/records/record-sources.ts';
export * from '../../site/src/features/records/records-model.ts';
export {
  createSecurityCenter,
  type SecurityActions,
  type SecurityLobby,
  type SecurityModel,
  type SecurityState,
} from '../../site/src/features/security/center-model.ts';
export {
  type ContactActions,
  type ContactKind,
  type ContactModel,
  type ContactState,
  type ContactVerification,
  createContact,
  type SentCode,
  type TypedContact,
} from '../../site/src/features/security/contacts/contact-model.ts';
export type {
  ContactChange,
  SecurityQuestion,
  SecuritySession,
  SecurityStanding,
} from '../../site/src/features/security/parse.ts';
export {
  createSecondFactor,
  type SecondFactorActions,
  type SecondFactorModel,
  type SecondFactorState,
} from '../../site/src/features/security/second-factor/second-factor-model.ts';
export { onSessionEnd, type SessionEndListener } from '../../site/src/features/security/session-end.ts';
export * from '../../site/src/features/team/home/home-model.ts';
export * from '../../site/src/features/team/list-model.ts';
export * from '../../site/src/features/team/members/member-model.ts';
export * from '../../site/src/features/team/members/members-model.ts';
export * from '../../site/src/features/team/members/transfer-model.ts';
export * from '../../site/src/features/team/rates/rates-model.ts';
export * from '../../site/src/features/team/registration/links-model.ts';
export * from '../../site/src/features/team/registration/open-account-model.ts';
export * from '../../site/src/features/team/reports/overview-model.ts';
export * from '../../site/src/features/team/reports/pnl-model.ts';
export * from '../../site/src/features/team/reports/rebate-income-model.ts';
export * from '../../site/src/features/team/team-records.ts';
export * from '../../site/src/features/team/totals.ts';
export type {
  WithdrawalBank,
  WithdrawalCard,
  WithdrawalOrder,
  WithdrawalSetting,
} from '../../site/src/features/withdrawals/parse.ts';
export {
  createWithdrawal,
  type WithdrawalLobby,
  type WithdrawalOptions,
} from '../../site/src/features/withdrawals/withdrawal-model.ts';
export type {
  WithdrawalActions,
  WithdrawalModel,
  WithdrawalModelState,
  WithdrawalPlace,
  WithdrawalStep,
} from '../../site/src/features/withdrawals/withdrawal-state.ts';
export type { Pages, PagesActions, PagesState } from '../../site/src/shared/lists/paged-rows.ts';
export * from './captcha.ts';
export * from './code.ts';
export * from './form.ts';
export * from './remembered.ts';
export * from './slide.ts';
