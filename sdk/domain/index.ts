/** Entry `lobbykit/domain`: the rules as pure functions. Each name is a promise to hosts; `tests/package/public-names.txt` lists them. */

export { type AccessDenial, accessDenial, isTrial, type LobbyAction, mayUse, TRIAL_TYPE } from './account/access.ts';
export { avatarUrl } from './account/avatar.ts';
export { type Country, parseCountries } from './account/countries.ts';
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
export { compact, parseDialingCode, parseMobile, tidyCode, tidyMobile } from './account/numbers.ts';
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
  MAX_QUESTIONS,
  MIN_QUESTIONS,
  SECURITY_CHECKS,
  type SecurityCheck,
  type SecurityFacts,
  type SecurityScore,
  securityScore,
} from './account/security.ts';
export { parseVip, type Vip, type VipBenefit } from './account/vip.ts';
export {
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTier,
  type ContractTotals,
  checkTiers,
  halfMonthOf,
  MAX_TIERS,
  nextPrompt,
  type PendingOffers,
  payoutOf,
  type TierIssue,
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
  NUMERO_COUNT,
  REDIRECT_MS,
  REMARK_MAX,
  SUCCESS_MS,
  TOAST_MS,
} from './constants.ts';
export {
  type Announcement,
  type Announcements,
  announcementQuery,
  carouselBanners,
  type HotMatch,
  type Message,
  parseAnnouncements,
  type Team,
  unreadOf,
  withReadState,
} from './content/announcements.ts';
export { downloadBarHidden, platformOf } from './content/download.ts';
export { downloadLinks, TUTORIAL_STEPS } from './content/download-links.ts';
export { type HelpItem, helpBanners, parseHelp } from './content/help.ts';
export {
  announcedPromotion,
  type Promotion,
  type Promotions,
  parsePromotions,
  promotionsIn,
} from './content/promotions.ts';
export {
  type Attachment,
  checkFeedback,
  checkImages,
  checkRemark,
  type FeedbackBounds,
  feedbackBounds,
  textLength,
} from './content/user-input.ts';
export {
  PLACEHOLDER_HEIGHTS,
  PLACEHOLDER_WIDE_FROM,
  type PlaceholderWidget,
  placeholderHeight,
} from './embed/placeholder-height.ts';
export { placeholderStyle, placeholderStylesheet } from './embed/placeholder-style.ts';
export { FLAGS } from './flags.ts';
export { hasMore, shownOf } from './games/collapsed-list.ts';
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
  parseLaunchQuery,
} from './games/launch.ts';
export { type Game, parseGames } from './games/read-game.ts';
export type { Vendor, VendorGroup } from './games/vendors.ts';
export { centerVendors, footerVendors, vendorKinds, vendorTarget } from './games/vendors.ts';
export type { CountdownSpec, CountdownView } from './lottery/countdown.ts';
export { formatRemaining, NO_TIME, viewCountdown } from './lottery/countdown.ts';
export { commitmentOf, type DrawVerification, numbersOfSeed, verifyDraw } from './lottery/draw-verification.ts';
export {
  HOT_GROUP,
  hasHistory,
  type Lottery,
  type LotteryFeed,
  type OpenDraw,
  STOCK_GROUP,
} from './lottery/lottery.ts';
export { parseOpenDraws } from './lottery/read-lottery.ts';
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
  depositWagering,
  quickAmounts,
} from './money/deposit.ts';
export {
  canCancelDeposit,
  canDepositTransition,
  DEPOSIT_TRANSITIONS,
  type DepositState,
  depositPollMs,
  isDepositOpen,
} from './money/deposit-states.ts';
export { type AmountFormat, type AmountInput, type AmountInputIssue, parseAmountInput } from './money/parse-amount.ts';
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
} from './money/player-limits.ts';
export { type AmountIssue, currencyDecimals, parseAmount, toAmount, toDecimal, toUnits } from './money/units.ts';
export { crc16, makeReference, TRANSFER_REFERENCE, type VietQr, vietQr } from './money/viet-qr.ts';
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
} from './money/withdrawal.ts';
export {
  canCancelWithdrawal,
  canWithdrawalTransition,
  isWithdrawalOpen,
  WITHDRAWAL_TRANSITIONS,
  type WithdrawalState,
} from './money/withdrawal-states.ts';
export { ANY_KIND, PLAY_TYPES, PRIZE_MODES } from './platform.ts';
export { CSV_MAX_ROWS, type CsvCell, toCsv } from './records/csv.ts';
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
  checkExchange,
  exchangeAmount,
  type PointsExchangeRate,
  pointsAfter,
  pointsToGo,
  wholePoints,
} from './rewards/exchange.ts';
export {
  mayMoveOrder,
  type PointsStoreItem,
  type PointsStoreOrder,
  type PointsStoreOrderState,
  parsePointsStoreOrders,
} from './rewards/goods.ts';
export { type PointsEntry, type PointsStore, parsePointsEntries, parsePointsStore } from './rewards/points-store.ts';
export { daysUntil, isReady, parseRewards, type Reward, sumOf, timeLeft } from './rewards/rewards.ts';
export { levelShare, parseVipUsage, type VipLevelTerms, type VipUsage } from './rewards/vip-usage.ts';
export { mayChat, type ServiceVisitor, serviceChannels } from './service/service.ts';
export { calendarDate, formatDate, shiftDay, shortDate, timeOfDay, zonedTime, zoneMark } from './text/dates.ts';
export { fold, foldName } from './text/fold.ts';
export { isoDate } from './text/iso-date.ts';
export { baseLanguage, languageTag, localizedValue } from './text/language.ts';
export { zonedDateTime } from './text/moment.ts';
export { formatMoney, MASKED } from './text/money.ts';
export { plainLines } from './text/plain-text.ts';
