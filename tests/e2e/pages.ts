/** Every page of the site: its address, its title, and whose it is. */
import type { PageTextKey } from '../../site/src/i18n/en.ts';

export type Role = 'visitor' | 'member' | 'guest' | 'agent';

/** Whose page it is: the roles that see it; all others are led elsewhere. */
const ALL: readonly Role[] = ['visitor', 'member', 'guest', 'agent'];
const SIGNED_IN: readonly Role[] = ['member', 'guest', 'agent'];
const ACCOUNTS: readonly Role[] = ['member', 'agent'];
const AGENTS: readonly Role[] = ['agent'];

export const PAGES: readonly (readonly [path: string, title: PageTextKey, roles: readonly Role[]])[] = [
  ['/m/register', 'page.register', ['visitor']],
  ['/m/forget', 'page.forget', ['visitor']],
  ['/m/changePsw', 'page.changePassword', ACCOUNTS],
  ['/m/lottery', 'title.lottery', ALL],
  ['/m/lott', 'title.lottery', ALL],
  ['/m/elott', 'title.lottery', ALL],
  ['/m/hot', 'kind.HOT', ALL],
  ['/m/rng', 'kind.RNG', ALL],
  ['/m/pvp', 'kind.PVP', ALL],
  ['/m/fish', 'kind.FISH', ALL],
  ['/m/gameList?gameType=LIVE', 'kind.LIVE', ALL],
  ['/m/gameCenter?gameType=ESPORTS', 'kind.ESPORTS', ALL],
  ['/m/sports', 'kind.SPORTS', ALL],
  ['/m/inhouse', 'kind.INHOUSE', ALL],
  ['/m/esports', 'kind.ESPORTS', ALL],
  ['/m/cockfight', 'kind.COCKFIGHT', ALL],
  ['/m/live', 'kind.LIVE', ALL],
  ['/m/voucherCenter', 'title.deposit', ACCOUNTS],
  ['/m/withdraw', 'title.withdraw', ACCOUNTS],
  ['/m/member/home', 'title.center', SIGNED_IN],
  ['/m/myAccount/index', 'title.center', SIGNED_IN],
  ['/m/member/benefits', 'title.benefits', SIGNED_IN],
  ['/m/activity/signIn', 'title.signIn', SIGNED_IN],
  ['/m/rewardCenter', 'title.rewards', SIGNED_IN],
  ['/m/mall/mallHome', 'title.mall', SIGNED_IN],
  ['/m/gameRecord', 'title.bets', SIGNED_IN],
  ['/m/transaction/record', 'title.transactions', SIGNED_IN],
  ['/m/transaction/record?types=A', 'title.agentTransactions', AGENTS],
  ['/m/securityCenter', 'title.security', ACCOUNTS],
  ['/m/webEmail', 'title.mail', SIGNED_IN],
  ['/m/message', 'title.messages', SIGNED_IN],
  ['/m/messageDetail?id=1', 'title.message', SIGNED_IN],
  ['/m/notice', 'title.notices', ALL],
  ['/m/member/notice?types=A', 'title.agentNotices', AGENTS],
  ['/m/help', 'title.help', ALL],
  ['/m/app', 'title.app', ALL],
  ['/m/activity', 'title.promotions', ALL],
  ['/m/activityDetail?id=1', 'title.promotion', ALL],
  ['/m/customer', 'title.customer', ALL],
  ['/m/useragreement', 'title.agreement', ALL],
  ['/m/trail', 'title.trial', ALL],
  ['/m/set', 'title.settings', ALL],
  ['/m/other', 'title.other', ALL],
  ['/m/vip', 'title.vip', SIGNED_IN],
  ['/m/agent', 'title.agent', AGENTS],
  ['/m/agent/team/overview', 'title.overview', AGENTS],
  ['/m/agentRegister', 'title.openAccount', AGENTS],
  ['/m/agent/team/pnl', 'title.pnl', AGENTS],
  ['/m/member/team', 'title.team', AGENTS],
  ['/m/teamBetting', 'title.teamBets', AGENTS],
  ['/m/member/agent/agentRebeat', 'title.rebate', AGENTS],
  ['/m/member/teamRebate', 'title.rebateIncome', AGENTS],
  ['/m/member/agent/agentDivident', 'title.dividend', AGENTS],
  ['/m/member/agent/getSalaryContract', 'title.salaryContract', AGENTS],
  ['/m/member/agent/getDevidendContract', 'title.dividendContract', AGENTS],
  ['/m/member/agent/getHourContract', 'title.hourContract', AGENTS],
];
