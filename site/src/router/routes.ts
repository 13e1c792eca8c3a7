/**
 * Route table: the URL, component, and required permission of each page. `shared/layout/bars.ts` defines the bars
 * around each page.
 */
import type { LobbyAction } from 'lobbykit/domain';
import type { ComponentType } from 'react';
import { agreementOf } from '../features/content/agreement/agreement.ts';
import { categoryTitle, centerTitle } from '../features/games/category-menu.ts';
import { Home } from '../features/home/home.tsx';
import { orderOf, receiptOf } from '../features/records/order/order-url.ts';
import type { PageTextKey } from '../shared/i18n/en.ts';
import { centerKind, listKind } from '../shared/layout/game-type-from-path.ts';
import type { PageLoader } from '../shared/loading/lazy-page.tsx';

/** Value that is fixed or depends on the query of the URL. */
type ByQuery<T> = T | ((search: string) => T);

export interface Route {
  /** Canonical URL of the page, as shown in the address bar. */
  readonly path: string;
  /** Other URLs that redirect to the canonical URL. */
  readonly aliases?: readonly string[];
  /** Text key of the title, used for the document and the header. */
  readonly title: ByQuery<PageTextKey>;
  /** Component of the page, or a function that loads the component when the URL is opened. */
  readonly page: ComponentType | { readonly load: PageLoader };
  /**
   * Action that a visitor or member must be allowed to perform to open the page; omitted if the page is open to all.
   */
  readonly for?: ByQuery<LobbyAction>;
  /** True if visitors are redirected to home instead of to the login (PSW-01). */
  readonly visitorsGoHome?: boolean;
  /** True if the page stays available during a forced password change, such as the change itself and the help pages. */
  readonly whilePasswordDue?: boolean;
}

/**
 * Home, with the six URLs of ROUTE-01. Its component is imported statically, because most visits start here and every
 * unknown URL redirects here.
 */
export const HOME: Route = {
  path: '/m/home',
  aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  title: 'page.title',
  page: Home,
};

/** Login, registration, and recovery share one component, so that navigation between them keeps its state. */
const shell = { load: async () => (await import('../features/account/account-shell.tsx')).AccountShell };
const changePassword = {
  load: async () => (await import('../features/account/password/change-password-page.tsx')).ChangePassword,
};

/**
 * Pages of the game lists and the game center. Each component serves several URLs (LIST-01, LIST-02, CENTER-01,
 * CENTER-02).
 */
const gameList = { load: async () => (await import('../features/games/list-page.tsx')).GameListPage };
const gameCenter = { load: async () => (await import('../features/games/center-page.tsx')).GameCenterPage };
const lottery = { load: async () => (await import('../features/lottery/lottery-page.tsx')).LotteryPage };
const launch = { load: async () => (await import('../features/games/launch/launch-page.tsx')).LaunchPage };

/** Pages of the member center. */
const center = { load: async () => (await import('../features/account/center/center-page.tsx')).MemberHome };
const vip = { load: async () => (await import('../features/vip/vip-page.tsx')).VipPage };
const trial = { load: async () => (await import('../features/account/trial/trial-page.tsx')).TrialPage };
const settings = { load: async () => (await import('../features/account/center/settings-page.tsx')).SettingsPage };
const other = { load: async () => (await import('../features/account/center/other-page.tsx')).OtherPage };

/** Pages for deposits and withdrawals. */
const cashier = { load: async () => (await import('../features/deposits/cashier-page.tsx')).CashierPage };
const withdraw = { load: async () => (await import('../features/withdrawals/withdraw-page.tsx')).WithdrawPage };

/** Page of the account security. */
const security = { load: async () => (await import('../features/security/center-page.tsx')).SecurityCenterPage };

/**
 * Page of the limits that members set for themselves. The sources define no URL for it, so the URL is specific to this
 * site (LIMIT-03).
 */
const limits = { load: async () => (await import('../features/limits/limits-page.tsx')).LimitsPage };

/** Pages with the operator's content: promotions, help, and terms. */
const promotions = {
  load: async () => (await import('../features/content/promotions/promotions-page.tsx')).PromotionsPage,
};
const promotion = {
  load: async () => (await import('../features/content/promotions/promotion-page.tsx')).PromotionDetailPage,
};
const help = { load: async () => (await import('../features/content/help/help-page.tsx')).HelpPage };
const customer = { load: async () => (await import('../features/service/service-page.tsx')).CustomerPage };
const agreement = {
  load: async () => (await import('../features/content/agreement/agreement-page.tsx')).AgreementPage,
};

/** Pages with messages of the operator and of the system. */
const messages = { load: async () => (await import('../features/messages/mailbox.tsx')).MessageListPage };
const messageDetail = { load: async () => (await import('../features/messages/one-message.tsx')).MessageDetailPage };
const mail = { load: async () => (await import('../features/messages/mail-page.tsx')).MailPage };
const announcements = {
  load: async () => (await import('../features/messages/announcements-page.tsx')).AnnouncementsPage,
};
const agentAnnouncements = {
  load: async () => (await import('../features/messages/announcements-page.tsx')).AgentAnnouncementsPage,
};

/** Pages with records of money and bets. */
const accountRecord = {
  load: async () => (await import('../features/records/account-record-page.tsx')).AccountRecordPage,
};
const betRecord = { load: async () => (await import('../features/records/bets-page.tsx')).BetRecordPage };

/** Pages for agents: their team and its totals. */
const agentHome = { load: async () => (await import('../features/team/home/home-page.tsx')).AgentHomePage };
/** Pages with rewards of the operator. */
const checkIn = { load: async () => (await import('../features/rewards/check-in-page.tsx')).CheckInPage };
const rewardCenter = { load: async () => (await import('../features/rewards/center-page.tsx')).RewardCenterPage };
const pointsStore = {
  load: async () => (await import('../features/points-store/points-store-page.tsx')).PointsStorePage,
};
const benefits = { load: async () => (await import('../features/vip/benefits-page.tsx')).BenefitsPage };

const teamOverview = {
  load: async () => (await import('../features/team/reports/overview-page.tsx')).TeamOverviewPage,
};
const agentRegister = {
  load: async () => (await import('../features/team/registration/register-page.tsx')).AgentRegisterPage,
};
const teamPnl = { load: async () => (await import('../features/team/reports/pnl-page.tsx')).TeamPnlPage };
const teamMembers = { load: async () => (await import('../features/team/members/members-page.tsx')).TeamMembersPage };
const agentRates = { load: async () => (await import('../features/team/rates/rates-page.tsx')).AgentRatesPage };
const rebateIncome = {
  load: async () => (await import('../features/team/reports/rebate-income-page.tsx')).RebateIncomePage,
};
const teamBets = { load: async () => (await import('../features/team/reports/bets-page.tsx')).TeamBetsPage };

/** Pages for contracts between a member and the agent above. */
const dividends = { load: async () => (await import('../features/contracts/dividends-page.tsx')).DividendsPage };
const salaryContract = {
  load: async () => (await import('../features/contracts/contract-page.tsx')).SalaryContractPage,
};
const dividendContract = {
  load: async () => (await import('../features/contracts/contract-page.tsx')).DividendContractPage,
};
const hourContract = { load: async () => (await import('../features/contracts/contract-page.tsx')).HourContractPage };

const listRoute = (path: string): Route => ({
  path,
  title: search => categoryTitle(listKind(path, search)),
  page: gameList,
});
const centerRoute = (path: string): Route => ({
  path,
  title: search => centerTitle(centerKind(path, search)),
  page: gameCenter,
});

/** True if the query selects the account record for agents (ROUTE-24). */
const ofAgent = (search: string): boolean => new URLSearchParams(search).get('types') === 'A';

export const LOGIN: Route = { path: '/m/login', title: 'page.login', page: shell, for: 'logIn' };
/** Page of the forced change of a temporary password (ROLE-04). */
export const CHANGE_PASSWORD: Route = {
  path: '/m/changePsw',
  title: 'page.changePassword',
  page: changePassword,
  for: 'changePassword',
  visitorsGoHome: true,
  whilePasswordDue: true,
};
/** Page that explains what a trial guest may do (ROUTE-34). */
export const TRIAL: Route = { path: '/m/trail', title: 'title.trial', page: trial };

export const routes: readonly Route[] = [
  HOME,
  LOGIN,
  { path: '/m/register', title: 'page.register', page: shell, for: 'logIn' },
  { path: '/m/forget', title: 'page.forget', page: shell, for: 'logIn' },
  CHANGE_PASSWORD,
  { path: '/m/hot', title: 'kind.HOT', page: gameList },
  ...['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'].map(listRoute),
  ...['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'].map(centerRoute),
  { path: '/m/launchGame', title: 'launch.title', page: launch, for: 'launch' },
  { path: '/m/lottery', title: 'title.lottery', page: lottery },
  { path: '/m/lott', title: 'title.lottery', page: lottery },
  { path: '/m/elott', title: 'title.lottery', page: lottery },

  { path: '/m/voucherCenter', title: 'title.deposit', page: cashier, for: 'deposit' },
  { path: '/m/withdraw', title: 'title.withdraw', page: withdraw, for: 'withdraw' },
  { path: '/m/limits', title: 'title.limits', page: limits, for: 'limitOneself' },
  { path: '/m/member/home', title: 'title.center', page: center, for: 'memberArea' },
  { path: '/m/myAccount/index', title: 'title.center', page: center, for: 'memberArea' },
  { path: '/m/member/benefits', title: 'title.benefits', page: benefits, for: 'memberArea' },
  { path: '/m/activity/signIn', title: 'title.signIn', page: checkIn, for: 'memberArea' },
  { path: '/m/rewardCenter', title: 'title.rewards', page: rewardCenter, for: 'memberArea' },
  { path: '/m/mall/mallHome', title: 'title.points-store', page: pointsStore, for: 'memberArea' },
  {
    path: '/m/gameRecord',
    title: search => (orderOf(search) ? 'order.bet' : 'title.bets'),
    page: betRecord,
    for: 'memberArea',
  },
  {
    path: '/m/transaction/record',
    title: search => {
      if (receiptOf(search)) return 'title.receipt';
      return ofAgent(search) ? 'title.agentTransactions' : 'title.transactions';
    },
    page: accountRecord,
    for: search => (ofAgent(search) ? 'seeTeam' : 'memberArea'),
  },
  { path: '/m/securityCenter', title: 'title.security', page: security, for: 'securityCenter' },
  { path: '/m/webEmail', title: 'title.mail', page: mail, for: 'memberArea' },
  { path: '/m/vip', title: 'title.vip', page: vip, for: 'memberArea' },
  TRIAL,
  { path: '/m/set', title: 'title.settings', page: settings },
  { path: '/m/other', title: 'title.other', page: other },

  { path: '/m/message', title: 'title.messages', page: messages, for: 'memberArea' },
  { path: '/m/messageDetail', title: 'title.message', page: messageDetail, for: 'memberArea' },
  { path: '/m/notice', title: 'title.announcements', page: announcements },
  // Shows the announcements for agents, even without `types=A` (ROUTE-28).
  {
    path: '/m/member/notice',
    title: 'title.agentAnnouncements',
    page: agentAnnouncements,
    for: 'readAgentAnnouncements',
  },
  { path: '/m/help', title: 'title.help', page: help, whilePasswordDue: true },
  {
    path: '/m/app',
    title: 'title.app',
    page: { load: async () => (await import('../features/content/app/app-page.tsx')).AppPage },
  },
  { path: '/m/activity', title: 'title.promotions', page: promotions },
  { path: '/m/activityDetail', title: 'title.promotion', page: promotion },
  { path: '/m/customer', title: 'title.customer', page: customer, whilePasswordDue: true },
  {
    path: '/m/useragreement',
    title: search => (agreementOf(search) === 'privacy' ? 'privacy.title' : 'title.agreement'),
    page: agreement,
    whilePasswordDue: true,
  },

  { path: '/m/agent', title: 'title.agent', page: agentHome, for: 'seeTeam', visitorsGoHome: true },
  { path: '/m/agent/team/overview', title: 'title.overview', page: teamOverview, for: 'seeTeam' },
  { path: '/m/agentRegister', title: 'title.openAccount', page: agentRegister, for: 'seeTeam' },
  { path: '/m/agent/team/pnl', title: 'title.pnl', page: teamPnl, for: 'seeTeam' },
  { path: '/m/member/team', title: 'title.team', page: teamMembers, for: 'seeTeam' },
  { path: '/m/teamBetting', title: 'title.teamBets', page: teamBets, for: 'seeTeam' },
  { path: '/m/member/agent/agentRebeat', title: 'title.rebate', page: agentRates, for: 'seeTeam' },
  { path: '/m/member/teamRebate', title: 'title.rebateIncome', page: rebateIncome, for: 'seeTeam' },
  { path: '/m/member/agent/agentDivident', title: 'title.dividend', page: dividends, for: 'seeTeam' },
  {
    path: '/m/member/agent/getSalaryContract',
    title: 'title.salaryContract',
    page: salaryContract,
    for: 'respondToContract',
  },
  {
    path: '/m/member/agent/getDevidendContract',
    title: 'title.dividendContract',
    page: dividendContract,
    for: 'respondToContract',
  },
  {
    path: '/m/member/agent/getHourContract',
    title: 'title.hourContract',
    page: hourContract,
    for: 'respondToContract',
  },
];

/** Returns the route of a URL; home if no route matches (ROUTE-02). */
export function routeFor(path: string, table: readonly Route[] = routes): Route {
  return table.find(route => route.path === path || route.aliases?.includes(path)) ?? HOME;
}

const byQuery = <T extends string>(value: ByQuery<T>, search: string): T =>
  typeof value === 'function' ? value(search) : value;

/** Returns the text key of a page's title; it may depend on the query. */
export const titleOf = ({ title }: Pick<Route, 'title'>, search: string): PageTextKey => byQuery(title, search);

/** Returns the action that a page requires; it may depend on the query. */
export const actionOf = (route: Pick<Route, 'for'>, search: string): LobbyAction =>
  route.for ? byQuery(route.for, search) : 'browse';
