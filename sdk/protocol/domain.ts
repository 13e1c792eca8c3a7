/**
 * Entry point `lobbykit/domain`: rules of the specification as pure functions. All names are public API and listed in
 * `tests/package/public-names.txt`.
 */

export { type AccessDenial, accessDenial, isTrial, type LobbyAction, mayUse, TRIAL_TYPE } from './access.ts';
export { type Country, parseCountries } from './account/countries.ts';
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
export { compact, parseDialingCode, parseMobile, tidyCode, tidyMobile } from './account/phone-numbers.ts';
export {
  type FieldSettings,
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterMethod,
  registerMethods,
  type ShownField,
  shownFields,
} from './account/registration.ts';
export { checkField, checkRegistration } from './account/registration-check.ts';
export { type AmountFormat, type AmountInput, type AmountInputIssue, parseAmountInput } from './amount-input.ts';
export { type AmountIssue, currencyDecimals, parseAmount, toAmount, toDecimal, toUnits } from './amounts.ts';
export {
  type Announcement,
  type Announcements,
  announcementQuery,
  type HotMatch,
  type Message,
  parseAnnouncements,
  type Team,
  unreadOf,
  withReadState,
} from './content/announcements.ts';
export { BANNER_MS, carouselBanners } from './content/banners.ts';
export { type Browser, browserOf, downloadBarHidden, platformOf } from './content/download.ts';
export { downloadLinks, TUTORIAL_STEPS } from './content/download-links.ts';
export { plainLines } from './content/plain-text.ts';
export {
  type Attachment,
  checkFeedback,
  checkImages,
  checkRemark,
  type FeedbackBounds,
  feedbackBounds,
  IMAGE_COUNT,
  IMAGE_MAX_BYTES,
  REMARK_MAX,
  textLength,
} from './content/user-input.ts';
export { nextPrompt, type PendingOffers } from './contracts/next-prompt.ts';
export {
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTier,
  type ContractTotals,
  checkTiers,
  halfMonthOf,
  MAX_TIERS,
  payoutOf,
  type TierIssue,
} from './contracts/terms.ts';
export { calendarDate, formatDate, shiftDay, shortDate, timeOfDay, zonedTime, zoneMark } from './date-format.ts';
export {
  canCancelDeposit,
  canDepositTransition,
  DEPOSIT_TRANSITIONS,
  type DepositState,
  depositPollMs,
  isDepositOpen,
} from './deposits/states.ts';
export {
  checkDepositAmount,
  type DepositAmountIssue,
  type DepositFee,
  type DepositLimits,
  type DepositOffer,
  depositArrives,
  depositBonus,
  depositFee,
  depositWagering,
  quickAmounts,
} from './deposits/totals.ts';
export { crc16, makeReference, TRANSFER_REFERENCE, type VietQr, vietQr } from './deposits/viet-qr.ts';
export {
  PLACEHOLDER_HEIGHTS,
  PLACEHOLDER_WIDE_FROM,
  type PlaceholderWidget,
  placeholderHeight,
} from './embed/placeholder-height.ts';
export { placeholderStyle, placeholderStylesheet } from './embed/placeholder-style.ts';
export { escapeMarkup, type ScriptSnippet, scriptSnippet, tagMarkup } from './embed/snippet.ts';
export { fold, foldName } from './fold.ts';
export { formatMoney, MASKED } from './format-money.ts';
export { ANY_KIND } from './games/categories.ts';
export { footerVendors } from './games/footer-vendors.ts';
export type { GameTab } from './games/game-filters.ts';
export { firstChoice, GAME_CLASSES, hasExtraFilters, IN_HOUSE_VENDOR, MIN_BETS } from './games/game-filters.ts';
export { listQuery } from './games/game-list-requests.ts';
export {
  type LaunchBody,
  type LaunchGame,
  LOBBY_CODE,
  launchBody,
  launchOf,
  launchQuery,
  parseLaunchQuery,
} from './games/launch.ts';
export { CATEGORY_PAGE_SIZE, HOME_PAGE_SIZE, LOTTERY_VENDOR_PAGE_SIZE } from './games/page-sizes.ts';
export { type Game, parseGames } from './games/parse-games.ts';
export type { Vendor, VendorGroup } from './games/vendors.ts';
export { centerVendors, vendorKinds, vendorTarget } from './games/vendors.ts';
export { isoDate } from './iso-date.ts';
export { baseLanguage, languageCode, languageTag, localizedValue } from './language.ts';
export { isLanguageCode } from './language-check.ts';
export {
  EXCLUSION_PERIODS,
  type ExclusionPeriod,
  exclusionEnd,
  isLonger,
  isSelfExclusion,
  LIMIT_INCREASE_DELAY_MS,
  type LimitChange,
  limitChange,
  limitLeft,
  PLAYER_LIMIT_KINDS,
  PLAYER_LIMIT_PERIODS,
  type PlayerLimitKind,
  type PlayerLimitPeriod,
} from './limits/player-limits.ts';
export { HOT_GROUP } from './lottery/board.ts';
export type { CountdownSpec, CountdownView } from './lottery/countdown.ts';
export { formatRemaining, NO_TIME, viewCountdown } from './lottery/countdown.ts';
export { commitmentOf, type DrawVerification, numbersOfSeed, verifyDraw } from './lottery/draw-verification.ts';
export { hasHistory, STOCK_GROUP } from './lottery/history.ts';
export type { Lottery, LotteryFeed, OpenDraw } from './lottery/lotteries.ts';
export { NUMERO_COUNT, parseOpenDraws } from './lottery/parse-lotteries.ts';
export { PLAY_TYPES, PRIZE_MODES } from './lottery/prize-modes.ts';
export { weekSchedule } from './lottery/schedule.ts';
export { type PrizeLevel, parseWinningNumber } from './lottery/winning-number.ts';
export { FLAGS } from './merchants/flags.ts';
export { parseDecimal, parseFlag, parseNumber, parseText } from './parse-values.ts';
export {
  checkExchange,
  exchangeAmount,
  type PointsExchangeRate,
  pointsAfter,
  pointsToGo,
  wholePoints,
} from './points-store/exchange.ts';
export {
  mayMoveOrder,
  type PointsStoreItem,
  type PointsStoreOrder,
  type PointsStoreOrderState,
  parsePointsStoreOrders,
} from './points-store/items.ts';
export { type PointsEntry, type PointsStore, parsePointsEntries, parsePointsStore } from './points-store/points.ts';
export {
  checkRecordDays,
  oldestRecord,
  RECORD_MAX_DAYS,
  RECORD_PERIODS,
  type RecordDays,
  type RecordDaysIssue,
  type RecordPeriod,
  recordDate,
  recordDays,
} from './records/days.ts';
export {
  type CheckIn,
  monthWeeks,
  nextStreak,
  parseCheckIn,
  type StreakBonus,
  shiftMonth,
  stepDays,
  streakShare,
  todaysNumber,
} from './rewards/check-in.ts';
export {
  type AnswersIssue,
  checkAnswers,
  foldAnswer,
  MAX_QUESTIONS,
  MIN_QUESTIONS,
  SECURITY_CHECKS,
  type SecurityCheck,
  type SecurityFacts,
  type SecurityScore,
  securityScore,
} from './security/score.ts';
export { mayChat, type ServiceVisitor, serviceChannels } from './service/channels.ts';
export { withoutTrailingDot } from './status/host-names.ts';
export {
  CODE_SENT_MS,
  LOADER_DELAY_MS,
  LOADING_MS,
  LOADING_SHORT_MS,
  REDIRECT_MS,
  SUCCESS_MS,
  TOAST_MS,
} from './toast-times.ts';
export {
  type CardNumberRule,
  checkPaymentPassword,
  checkWithdrawalAmount,
  foldPayeeName,
  type PaymentPasswordIssue,
  parseCardNumber,
  type WithdrawalAmountIssue,
  type WithdrawalLimits,
  withdrawalArrives,
  withdrawalFee,
} from './withdrawals/checks.ts';
export {
  canCancelWithdrawal,
  canWithdrawalTransition,
  isWithdrawalOpen,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalState,
} from './withdrawals/states.ts';
export { zonedDateTime } from './zoned-date-time.ts';
