/**
 * Entry point `lobbykit/wire`: types of requests and responses, and one named export per endpoint, so that a bundle
 * contains only the endpoints it uses. All names are public API and listed in `tests/package/public-names.txt`;
 * internal names are imported from their files.
 */

export {
  clubBenefit,
  memberInfo,
  playerAvatar,
  setEmail,
  setIcon,
  setNickname,
  setPayeeName,
} from './account/member-calls.ts';
export { changePassword, passwordByEmail, passwordByVerification } from './account/password-calls.ts';
export { checkAffiliate, checkUsername, register, registerMobile } from './account/registration-calls.ts';
export { countries, registerSettings } from './account/registration-form-calls.ts';
export { freePlayLogin, login, loginCode, logout, renewSession, trialUser } from './account/session-calls.ts';
export { acceptPromo, bonusWagering, depositPromos, forfeitBonus } from './bonuses/calls.ts';
export { catalog } from './catalog.ts';
export {
  agentAnnouncements,
  announcements,
  availablePromotions,
  chatUnread,
  inboxMessages,
  inboxUnread,
  launchChat,
  lobbyNews,
  markAnnouncementRead,
  markMessageRead,
} from './content/calls.ts';
export { feedback, feedbackImage } from './content/feedback-calls.ts';
export {
  contractDividend,
  contractPays,
  contracts,
  dailySalary,
  dividend,
  endContract,
  memberContracts,
  offerContract,
  respondToContract,
} from './contracts/calls.ts';
export {
  depositAlipay,
  depositBanks,
  depositGateway,
  depositKind,
  depositQq,
  depositWechat,
  manualTransfer,
} from './deposits/calls.ts';
export {
  cancelDeposit,
  confirmTransfer,
  depositOrder,
  depositReport,
  depositState,
  transferReceipt,
} from './deposits/order-calls.ts';
export {
  CAPTCHA_HEADER,
  type Endpoint,
  type LazyEndpoint,
  type ModuleId,
  type Payload,
  type ResponseOf,
} from './endpoint.ts';
export { envelope } from './envelope.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export {
  addFavorite,
  addRecentGame,
  favoriteGames,
  favoriteIds,
  game,
  gameList,
  gameVendors,
  hotGames,
  recentGames,
  removeFavorite,
  vendorGameTypes,
  type WireGame,
} from './games/calls.ts';
export { launchGame } from './games/launch-calls.ts';
export { confirmLimitIncrease, playerLimits, setPlayerLimit, startExclusion } from './limits/calls.ts';
export {
  drawHistory,
  gameMenu,
  gameMenuRecent,
  lotteryGame,
  lotteryGroup,
  mobileGameMenus,
  mobileGames,
  openDraw,
  openedGameNumeros,
  openedNumero,
  popularGames,
  type WireDraw,
  type WireLottery,
  type WireLotteryGroup,
  type WireOpenDraw,
} from './lottery/calls.ts';
export { consolidatedSettings, helpCenter, validationSettings, whitelabel } from './merchants/calls.ts';
export { parseResponse } from './parse-response.ts';
export { exchangePoints, orderGoods, pointHistory, pointsStoreItems, pointsStoreOrders } from './points-store/calls.ts';
export {
  cancelSuborders,
  memberTransactions,
  orderDetail,
  orders,
  transactionCodes,
  transactionReceipt,
} from './records/calls.ts';
export { checkInCalendar, claimCheckIn, claimRewards, rewards, vipUsage } from './rewards/calls.ts';
export {
  customerSecurityQuestions,
  disableSecondFactor,
  enableSecondFactor,
  endOtherSessions,
  endSession,
  openSessions,
  renewRecoveryCodes,
  saveSecurityQuestions,
  securityConfig,
  securityQuestions,
  sessionEnd,
  startSecondFactor,
} from './security/calls.ts';
export { cancelContactChange, contactCode, setMobile } from './security/contact-calls.ts';
export { serviceLinks } from './service/calls.ts';
export { domainRoute, systemStatus } from './status/calls.ts';
export { teamKpi, teamKpiB, teamKpiC, teamOverview, teamPnl } from './team/calls.ts';
export { affiliateUrls, createAffiliateUrl, deleteAffiliateUrl } from './team/links-calls.ts';
export {
  createDownlineAccount,
  downline,
  downlines,
  promoteToAgent,
  subordinates,
  updateDownlineRebates,
} from './team/members-calls.ts';
export { agentRates, teamRebate } from './team/rebates-calls.ts';
export { teamBetting, teamOrder, teamTransactions } from './team/records-calls.ts';
export { transferDownline, transferMultipleDownline, transferSetting } from './team/transfers-calls.ts';
export { captcha, captchaMail, slideCheck, slidePuzzle, smsCode, smsRegisterCode } from './verification/calls.ts';
export { merchantWallet, wallet, walletTransfer } from './wallet/calls.ts';
export {
  CALL_TIMES,
  type CallingWidget,
  type CallTime,
  isSharedCall,
  WIDGET_CALLS,
  type WidgetCall,
} from './widgets/calls.ts';
export { CALL_DOCS, type CallDoc, EXAMPLE_TIME } from './widgets/documented-calls.ts';
export { rankList } from './winners/calls.ts';
export {
  addBankCard,
  bankCards,
  hasWithdrawalPassword,
  paymentPasswordCode,
  removeBankCard,
  resetPaymentPassword,
  setPaymentPassword,
  withdrawBanks,
  withdrawSetting,
} from './withdrawals/calls.ts';
export {
  cancelWithdrawal,
  withdraw,
  withdrawalState,
  withdrawOrder,
  withdrawReport,
} from './withdrawals/order-calls.ts';
