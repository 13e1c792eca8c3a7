/** Entry `lobbykit/domain`: the rules as pure functions. Each name is a promise to hosts; `tests/package/public-names.txt` lists them. */

export { isTrial, type LobbyAction, mayUse, TRIAL_TYPE, type WhyNot, whyNot } from './account/access.ts';
export { avatarUrl } from './account/avatar.ts';
export { type Club, type ClubBenefit, readClub } from './account/club.ts';
export { type Country, readCountries } from './account/countries.ts';
export { checkField } from './account/field-check.ts';
export {
  checkCaptcha,
  errorsOf,
  type FieldError,
  type FieldErrors,
  type FieldSetting,
  RULES,
  type RuleSettings,
  ruleOf,
} from './account/field-rules.ts';
export { checkLogin, type LoginValues, loginBody, loginFields } from './account/login.ts';
export { compact, readDialingCode, readMobile, tidyCode, tidyMobile } from './account/numbers.ts';
export { checkNewPassword, checkPasswordChange, type PasswordSetting, passwordBounds } from './account/password.ts';
export {
  checkEmail,
  checkEmailRecovery,
  checkPhoneRecovery,
  type RecoveryMethod,
  recoveryBody,
  recoveryMethods,
} from './account/password-recovery.ts';
export { fits } from './account/pattern.ts';
export {
  type FieldSettings,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterMethod,
  registerMethods,
  type ShownField,
  shownFields,
} from './account/register.ts';
export { type PageMode, registrationBody } from './account/register-body.ts';
export { checkRegistration } from './account/register-check.ts';
export { afterLogin, returnPath } from './account/return-path.ts';
export {
  type AnswersIssue,
  checkAnswers,
  foldAnswer,
  LEAST_QUESTIONS,
  MOST_QUESTIONS,
  SAFETY_PARTS,
  type Safety,
  type SafetyFacts,
  type SafetyPart,
  safetyOf,
} from './account/security.ts';
export {
  CONTRACT_KINDS,
  type ContractFigures,
  type ContractKind,
  type ContractStep,
  checkSteps,
  halfMonthOf,
  MOST_STEPS,
  nextPrompt,
  type PendingOffers,
  payOf,
  type StepIssue,
} from './agent/contracts.ts';
export {
  BANNER_MS,
  CATEGORY_PAGE_SIZE,
  CODE_SENT_MS,
  HOME_PAGE_SIZE,
  IMAGE_COUNT,
  IMAGE_MAX_BYTES,
  LOADER_DELAY_MS,
  LOADING_MS,
  LOADING_SHORT_MS,
  LOTTERY_VENDOR_PAGE_SIZE,
  NOTICE_MS,
  NUMERO_COUNT,
  REDIRECT_MS,
  REMARK_MAX,
  SUCCESS_MS,
} from './constants.ts';
export {
  type Announcement,
  type Announcements,
  alsoRead,
  announcementQuery,
  carouselBanners,
  type HotMatch,
  type Message,
  readAnnouncements,
  type Team,
  unreadOf,
} from './content/announcements.ts';
export { barHiddenBy, platformOf } from './content/download.ts';
export { downloadLinks, TUTORIAL_STEPS } from './content/download-links.ts';
export { type HelpItem, helpBanners, readHelp } from './content/help.ts';
export {
  announcedPromotion,
  type Promotion,
  type Promotions,
  promotionsIn,
  readPromotions,
} from './content/promotions.ts';
export {
  type Attached,
  checkFeedback,
  checkImages,
  checkRemark,
  type FeedbackBounds,
  feedbackBounds,
  textLength,
} from './content/written.ts';
export { RESERVED_HEIGHTS, RESERVED_WIDE_FROM, type ReservedWidget, reservedHeight } from './embed/reserved-height.ts';
export { reservedSheet, reservedStyle } from './embed/reserved-style.ts';
export { FLAGS } from './flags.ts';
export type { GameTab } from './games/game-list.ts';
export { firstChoice, GAME_CLASSES, hasExtraFilters, IN_HOUSE_VENDOR, listQuery, MIN_BETS } from './games/game-list.ts';
export { centerKind, listKind } from './games/kind-from-path.ts';
export {
  type LaunchBody,
  type LaunchGame,
  LOBBY_CODE,
  launchBody,
  launchOf,
  launchQuery,
  readLaunchQuery,
} from './games/launch.ts';
export { type Game, readGames } from './games/read-game.ts';
export { hasMoreToShow, shownOf } from './games/shortened.ts';
export type { Vendor, VendorGroup } from './games/vendors.ts';
export { centerVendors, footerVendors, vendorKinds, vendorTarget } from './games/vendors.ts';
export type { CountdownSpec, CountdownView } from './lottery/countdown.ts';
export { formatRemaining, NO_TIME, viewCountdown } from './lottery/countdown.ts';
export { commitmentOf, type DrawProof, numbersOfSeed, verifyDraw } from './lottery/draw-proof.ts';
export {
  HOT_GROUP,
  type Lottery,
  type LotteryFeed,
  type OpenDraw,
  STOCK_GROUP,
  showsHistory,
} from './lottery/lottery.ts';
export { readOpenDraws } from './lottery/read-lottery.ts';
export { weekSchedule } from './lottery/schedule.ts';
export { type PrizeLevel, parseWinningNumber } from './lottery/winning-number.ts';
export {
  checkDepositAmount,
  type DepositAmountIssue,
  type DepositFee,
  type DepositLimits,
  type DepositOffer,
  depositArrives,
  depositBonus,
  depositFee,
  depositTurnover,
  quickAmounts,
} from './money/deposit.ts';
export {
  canCancelDeposit,
  canDepositBecome,
  DEPOSIT_TRANSITIONS,
  type DepositState,
  depositPollMs,
  isDepositOpen,
} from './money/deposit-states.ts';
export {
  BREAK_LENGTHS,
  type BreakLength,
  breakEnd,
  isExclusion,
  isLonger,
  type LimitChange,
  limitChange,
  limitLeft,
  OWN_LIMIT_KINDS,
  OWN_LIMIT_PERIODS,
  type OwnLimitKind,
  type OwnLimitPeriod,
  RAISE_WAITS_MS,
} from './money/own-limits.ts';
export { type AmountFormat, readTypedAmount, type TypedAmount, type TypedAmountIssue } from './money/typed.ts';
export { type AmountIssue, currencyDecimals, readAmount, toAmount, toDecimal, toUnits } from './money/units.ts';
export { crc16, makeReference, TRANSFER_REFERENCE, type VietQr, vietQr } from './money/viet-qr.ts';
export {
  type CardNumberRule,
  checkPaymentPassword,
  checkWithdrawalAmount,
  foldPayeeName,
  type PaymentPasswordIssue,
  readCardNumber,
  type WithdrawalAmountIssue,
  type WithdrawalLimits,
  withdrawalArrives,
  withdrawalFee,
} from './money/withdrawal.ts';
export {
  canCancelWithdrawal,
  canWithdrawalBecome,
  isWithdrawalOpen,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalState,
} from './money/withdrawal-states.ts';
export { ANY_KIND, PLAY_TYPES, PRIZE_MODES } from './platform.ts';
export { CSV_MOST_ROWS, type CsvCell, toCsv } from './records/csv.ts';
export {
  checkRecordDays,
  oldestRecord,
  RECORD_MOST_DAYS,
  RECORD_PERIODS,
  type RecordDays,
  type RecordDaysIssue,
  type RecordPeriod,
  recordDate,
  recordDays,
} from './records/days.ts';
export { type ClubTerms, type ClubUse, levelShare, readClubUse } from './rewards/club-use.ts';
export {
  checkExchange,
  exchangeAmount,
  type PointTerms,
  pointsAfter,
  pointsToGo,
  wholePoints,
} from './rewards/exchange.ts';
export { type MallGoods, type MallOrder, type MallOrderState, mayMoveOrder, readMallOrders } from './rewards/goods.ts';
export { type PointEntry, type PointMall, readPointEntries, readPointMall } from './rewards/mall.ts';
export { daysUntil, isReady, type Reward, readRewards, sumOf, timeLeft } from './rewards/rewards.ts';
export {
  monthWeeks,
  nextStreak,
  readSignIn,
  type SignIn,
  type SignInStep,
  shiftMonth,
  stepDays,
  streakShare,
  todaysNumber,
} from './rewards/sign-in.ts';
export { mayChat, type ServiceVisitor, serviceChannels } from './service/service.ts';
export { calendarDate, formatDate, shiftDay, shortDate, timeOfDay, zonedTime, zoneMark } from './text/dates.ts';
export { fold, foldName } from './text/fold.ts';
export { isoDate } from './text/iso-date.ts';
export { baseLanguage, inLanguage, languageTag } from './text/language.ts';
export { zonedMoment } from './text/moment.ts';
export { formatMoney, MASKED } from './text/money.ts';
export { plainLines } from './text/plain-text.ts';
