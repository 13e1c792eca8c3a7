/** Entry `lobbykit/forms`: headless forms of an account, and its cashier. The login modal is built on them, and so can a host's own. */
export * from './captcha.ts';
export * from './code.ts';
export type { DepositTotals } from './deposit/choice.ts';
export {
  createDeposit,
  type DepositActions,
  type DepositChoice,
  type DepositFormState,
  type DepositLobby,
  type DepositModel,
} from './deposit/deposit.ts';
export * from './deposit/deposit-order.ts';
export type { DepositMethod, DepositOffers, DepositPromo, OpenBonus } from './deposit/offers.ts';
export type { DepositKind, DepositOrder, DepositTransfer } from './deposit/order.ts';
export * from './form.ts';
export {
  createLimits,
  type ExclusionChoice,
  type LimitEdit,
  type LimitPlace,
  type LimitsActions,
  type LimitsLobby,
  type LimitsModel,
  type LimitsState,
} from './limits/limits.ts';
export type { Exclusion, NetResult, PlayerLimit, PlayerLimits } from './limits/read.ts';
export type { Pages, PagesActions, PagesState } from './pages.ts';
export * from './records/deposits-withdrawals.ts';
export * from './records/order.ts';
export * from './records/records.ts';
export * from './records/sources.ts';
export * from './remembered.ts';
export {
  createSecurityCenter,
  type SecurityActions,
  type SecurityLobby,
  type SecurityModel,
  type SecurityState,
} from './security/center.ts';
export {
  type ContactActions,
  type ContactKind,
  type ContactModel,
  type ContactState,
  type ContactVerification,
  createContact,
  type SentCode,
  type TypedContact,
} from './security/member-contact.ts';
export type { ContactChange, SecurityQuestion, SecuritySession, SecurityStanding } from './security/read.ts';
export {
  createSecondFactor,
  type SecondFactorActions,
  type SecondFactorModel,
  type SecondFactorState,
} from './security/second-factor.ts';
export { onSessionEnd, type SessionEndListener } from './security/session-end.ts';
export * from './slide.ts';
export * from './team/agent-home.ts';
export * from './team/contract-pays.ts';
export * from './team/contracts.ts';
export * from './team/figures.ts';
export * from './team/links.ts';
export * from './team/list.ts';
export * from './team/member.ts';
export * from './team/members.ts';
export * from './team/open-account.ts';
export * from './team/overview.ts';
export * from './team/pnl.ts';
export * from './team/rates.ts';
export * from './team/rebate-income.ts';
export * from './team/records.ts';
export * from './team/transfer.ts';
export type { WithdrawalBank, WithdrawalCard, WithdrawalOrder, WithdrawalSetting } from './withdrawal/read.ts';
export type {
  WithdrawalActions,
  WithdrawalModel,
  WithdrawalModelState,
  WithdrawalPlace,
  WithdrawalStep,
} from './withdrawal/state.ts';
export { createWithdrawal, type WithdrawalLobby, type WithdrawalOptions } from './withdrawal/withdrawal.ts';
