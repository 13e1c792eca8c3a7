/**
 * Entry `lobbykit/wire`: one named export per endpoint, so a bundle carries only those it uses, and the types of calls and answers.
 * Every name is a promise to hosts: what only the kit needs is imported from its file. `tests/package/public-names.txt` lists the
 * names.
 */

export { teamKpi, teamKpiB, teamKpiC, teamOverview, teamPnl } from './agent.ts';
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
} from './agent-contracts.ts';
export { affiliateUrls, createAffiliateUrl, deleteAffiliateUrl } from './agent-links.ts';
export {
  createDownlineAccount,
  downline,
  downlines,
  promoteToAgent,
  subordinates,
  updateDownlineRebates,
} from './agent-members.ts';
export { agentRates, teamRebate } from './agent-rebates.ts';
export { teamBetting, teamOrder, teamTransactions } from './agent-records.ts';
export { transferDownline, transferMultipleDownline, transferSetting } from './agent-transfers.ts';
export { acceptPromo, bonusWagering, depositPromos, forfeitBonus } from './bonus.ts';
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
} from './content.ts';
export { depositAlipay, depositBanks, depositGateway, depositQq, depositWechat, manualTransfer } from './deposit.ts';
export {
  cancelDeposit,
  confirmTransfer,
  depositOrder,
  depositReport,
  depositState,
  transferReceipt,
} from './deposit-order.ts';
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
export { feedback, feedbackImage } from './feedback.ts';
export { countries, registerSettings } from './fields.ts';
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
} from './games.ts';
export { launchGame } from './launch.ts';
export { confirmLimitIncrease, playerLimits, setPlayerLimit, startExclusion } from './limits.ts';
export {
  drawHistory,
  gameMenu,
  gameMenuRecent,
  lotteryGame,
  lotteryGroup,
  openDraw,
  openedGameNumeros,
  openedNumero,
  popularGames,
  type WireDraw,
  type WireLottery,
  type WireLotteryGroup,
  type WireOpenDraw,
} from './lottery.ts';
export {
  changePassword,
  clubBenefit,
  memberInfo,
  playerAvatar,
  setEmail,
  setIcon,
  setNickname,
  setPayeeName,
} from './member.ts';
export { cancelContactChange, contactCode, setMobile } from './member-contact.ts';
export { merchantWallet, wallet, walletTransfer } from './money.ts';
export { parseResponse } from './parse.ts';
export { exchangePoints, orderGoods, pointHistory, pointsStoreItems, pointsStoreOrders } from './points-store.ts';
export {
  cancelSuborders,
  memberTransactions,
  orderDetail,
  orders,
  transactionCodes,
} from './records.ts';
export {
  checkAffiliate,
  checkUsername,
  passwordByEmail,
  passwordByVerification,
  register,
  registerMobile,
} from './register.ts';
export { checkInCalendar, claimCheckIn, claimRewards, rewards, vipUsage } from './rewards.ts';
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
} from './security.ts';
export { serviceLinks } from './service.ts';
export { freePlayLogin, login, loginCode, logout, renewSession, trialUser } from './session.ts';
export { systemStatus } from './status.ts';
export { consolidatedSettings, domainRoute, helpCenter, validationSettings, whitelabel } from './system.ts';
export { captcha, captchaMail, slideCheck, slidePuzzle, smsCode, smsRegisterCode } from './verification.ts';
export { rankList } from './winners.ts';
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
} from './withdrawal.ts';
export { cancelWithdrawal, withdraw, withdrawalState, withdrawOrder, withdrawReport } from './withdrawal-order.ts';
