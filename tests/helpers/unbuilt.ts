/**
 * What is in the catalogue or among the pages and not built yet, by the piece of work that builds it. Who builds something takes
 * its line out: tests fail for what is neither built nor listed here, and for what is listed and built.
 */
interface Unbuilt {
  /** Names of calls, which answer 501 `not.built`. */
  readonly calls: readonly string[];
  /** Addresses whose page says that it is not there yet. */
  readonly pages: readonly string[];
}

const DEPOSIT: Unbuilt = {
  calls: [
    'walletTransfer',
    'depositBanks',
    'depositPromos',
    'acceptPromo',
    'manualTransfer',
    'depositAlipay',
    'depositQq',
    'depositWechat',
    'depositGateway',
    'depositReport',
  ],
  pages: ['/m/voucherCenter'],
};

const WITHDRAWAL_AND_SECURITY: Unbuilt = {
  calls: [
    'bankCards',
    'addBankCard',
    'withdrawBanks',
    'withdraw',
    'withdrawReport',
    'hasWithdrawalPassword',
    'setPaymentPassword',
    'resetPaymentPassword',
    'securityConfig',
    'securityQuestions',
    'customerSecurityQuestions',
    'saveSecurityQuestions',
  ],
  pages: ['/m/withdraw', '/m/securityCenter'],
};

const RECORDS_AND_REWARDS: Unbuilt = {
  calls: ['orders', 'orderDetail', 'cancelSuborders', 'memberTransactions', 'transactionCodes'],
  pages: [
    '/m/gameRecord',
    '/m/transaction/record',
    '/m/transaction/record?types=A',
    '/m/member/benefits',
    '/m/activity/signIn',
    '/m/rewardCenter',
    '/m/mall/mallHome',
  ],
};

const TEAM: Unbuilt = {
  calls: ['teamPnl', 'downline', 'downlines', 'subordinates', 'transferDownline', 'transferMultipleDownline'],
  pages: [
    '/m/agent',
    '/m/agent/team/overview',
    '/m/agentRegister',
    '/m/agent/team/pnl',
    '/m/member/team',
    '/m/teamBetting',
  ],
};

const CONTRACTS: Unbuilt = {
  calls: [
    'updateDownlineRebates',
    'dailySalary',
    'dividend',
    'contractDividend',
    'answerContract',
    'affiliateUrls',
    'createAffiliateUrl',
    'deleteAffiliateUrl',
  ],
  pages: [
    '/m/member/agent/agentRebeat',
    '/m/member/teamRebate',
    '/m/member/agent/agentDivident',
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ],
};

const ALL: readonly Unbuilt[] = [DEPOSIT, WITHDRAWAL_AND_SECURITY, RECORDS_AND_REWARDS, TEAM, CONTRACTS];
export const UNBUILT_CALLS = ALL.flatMap(({ calls }) => calls);
export const UNBUILT_PAGES = ALL.flatMap(({ pages }) => pages);
