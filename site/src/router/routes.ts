/** The table of pages: which address shows what, and to whom. Which bars stand around it is told by `rules/frame-rules.ts`. */
import { centerKind, listKind } from 'lobbykit/domain';
import type { ComponentType } from 'react';
import type { PageTextKey } from '../i18n/en.ts';
import { Home } from '../pages/home/home.tsx';
import { agreementOf } from '../rules/agreement.ts';
import type { Audience } from '../rules/audience.ts';
import { centerTitle, kindTitle } from '../rules/kinds.ts';
import type { PageLoader } from './late-page.tsx';

/** Something of a page that its query may decide. */
type ByQuery<T> = T | ((search: string) => T);

export interface Route {
  /** Address as shown in the address bar. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** Key of the document title, and of the header's. */
  readonly title: ByQuery<PageTextKey>;
  /** The page itself, or what brings it when its address is opened. */
  readonly page: ComponentType | { readonly load: PageLoader };
  /** Whose page it is; everybody's where it is missing. */
  readonly for?: ByQuery<Audience>;
  /** Who has no session is sent home, instead of being asked to log in and coming back then (PSW-01). */
  readonly visitorsGoHome?: boolean;
  /** Open also while a member has to change the password: for the change itself, and for whoever needs help with it. */
  readonly whilePasswordDue?: boolean;
}

/**
 * Home, under the six addresses of ROUTE-01. It is imported directly, not lazily: every unknown address ends here, so
 * it is the page most visits start with.
 */
export const HOME: Route = {
  path: '/m/home',
  aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  title: 'page.title',
  page: Home,
};

/** One page for three addresses: going from one to the other keeps it, and reloads nothing. */
const shell = { load: async () => (await import('../pages/account/shell.tsx')).AccountShell };
const changePassword = { load: async () => (await import('../pages/account/change-password.tsx')).ChangePassword };

/** Lists of games by category, and the game center, each one page for its addresses (LIST-01, LIST-02, CENTER-01, CENTER-02). */
const gameList = { load: async () => (await import('../pages/games/list.tsx')).GameListPage };
const gameCenter = { load: async () => (await import('../pages/games/center.tsx')).GameCenterPage };
const lottery = { load: async () => (await import('../pages/lottery/lottery.tsx')).LotteryPage };
const launch = { load: async () => (await import('../pages/games/launch.tsx')).LaunchPage };

/** The member centre and its neighbours. */
const centre = { load: async () => (await import('../pages/member/home.tsx')).MemberHome };
const vip = { load: async () => (await import('../pages/member/vip.tsx')).VipPage };
const trial = { load: async () => (await import('../pages/member/trail.tsx')).TrialPage };
const settings = { load: async () => (await import('../pages/member/settings.tsx')).SettingsPage };
const other = { load: async () => (await import('../pages/member/other.tsx')).OtherPage };

/** What an operator says about offers, questions and terms. */
const promotions = { load: async () => (await import('../pages/content/promotions.tsx')).PromotionsPage };
const promotion = { load: async () => (await import('../pages/content/promotion-detail.tsx')).PromotionDetailPage };
const help = { load: async () => (await import('../pages/content/help.tsx')).HelpPage };
const customer = { load: async () => (await import('../pages/content/customer.tsx')).CustomerPage };
const agreement = { load: async () => (await import('../pages/content/agreement.tsx')).AgreementPage };

/** What an operator and the house tell. */
const messages = { load: async () => (await import('../pages/messages/mailbox.tsx')).MessageListPage };
const messageDetail = { load: async () => (await import('../pages/messages/one-message.tsx')).MessageDetailPage };
const mail = { load: async () => (await import('../pages/messages/mail.tsx')).MailPage };
const notices = { load: async () => (await import('../pages/messages/notices.tsx')).NoticesPage };
const agentNotices = { load: async () => (await import('../pages/messages/notices.tsx')).AgentNoticesPage };

/** Pages whose screens are not built yet. */
const later = { load: async () => (await import('../pages/later/not-available.tsx')).NotAvailable };

const listRoute = (path: string): Route => ({
  path,
  title: search => kindTitle(listKind(path, search)),
  page: gameList,
});
const centerRoute = (path: string): Route => ({
  path,
  title: search => centerTitle(centerKind(path, search)),
  page: gameCenter,
});

/** True where the query asks for the agent form of a page (ROUTE-24, ROUTE-28). */
const ofAgent = (search: string): boolean => new URLSearchParams(search).get('types') === 'A';

export const LOGIN: Route = { path: '/m/login', title: 'page.login', page: shell, for: 'visitor' };
/** Where a first password is changed before anything else (ROLE-04). */
export const CHANGE_PASSWORD: Route = {
  path: '/m/changePsw',
  title: 'page.changePassword',
  page: changePassword,
  for: 'account',
  visitorsGoHome: true,
  whilePasswordDue: true,
};
/** Where a trial account learns what it may do (ROUTE-34). */
export const TRIAL: Route = { path: '/m/trail', title: 'title.trial', page: trial };

export const routes: readonly Route[] = [
  HOME,
  LOGIN,
  { path: '/m/register', title: 'page.register', page: shell, for: 'visitor' },
  { path: '/m/forget', title: 'page.forget', page: shell, for: 'visitor' },
  CHANGE_PASSWORD,
  { path: '/m/hot', title: 'kind.HOT', page: gameList },
  ...['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'].map(listRoute),
  ...['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'].map(centerRoute),
  { path: '/m/launchGame', title: 'launch.title', page: launch, for: 'member' },
  { path: '/m/lottery', title: 'title.lottery', page: lottery },
  { path: '/m/lott', title: 'title.lottery', page: lottery },
  { path: '/m/elott', title: 'title.lottery', page: lottery },

  { path: '/m/voucherCenter', title: 'title.deposit', page: later, for: 'account' },
  { path: '/m/withdraw', title: 'title.withdraw', page: later, for: 'account' },
  { path: '/m/member/home', title: 'title.center', page: centre, for: 'member' },
  { path: '/m/myAccount/index', title: 'title.center', page: centre, for: 'member' },
  { path: '/m/member/benefits', title: 'title.benefits', page: later, for: 'member' },
  { path: '/m/activity/signIn', title: 'title.signIn', page: later, for: 'member' },
  { path: '/m/rewardCenter', title: 'title.rewards', page: later, for: 'member' },
  { path: '/m/mall/mallHome', title: 'title.mall', page: later, for: 'member' },
  { path: '/m/gameRecord', title: 'title.bets', page: later, for: 'member' },
  {
    path: '/m/transaction/record',
    title: search => (ofAgent(search) ? 'title.agentTransactions' : 'title.transactions'),
    page: later,
    for: search => (ofAgent(search) ? 'agent' : 'member'),
  },
  { path: '/m/securityCenter', title: 'title.security', page: later, for: 'account' },
  { path: '/m/webEmail', title: 'title.mail', page: mail, for: 'member' },
  { path: '/m/vip', title: 'title.vip', page: vip, for: 'member' },
  TRIAL,
  { path: '/m/set', title: 'title.settings', page: settings },
  { path: '/m/other', title: 'title.other', page: other },

  { path: '/m/message', title: 'title.messages', page: messages, for: 'member' },
  { path: '/m/messageDetail', title: 'title.message', page: messageDetail, for: 'member' },
  { path: '/m/notice', title: 'title.notices', page: notices },
  { path: '/m/member/notice', title: 'title.agentNotices', page: agentNotices, for: 'agent' },
  { path: '/m/help', title: 'title.help', page: help, whilePasswordDue: true },
  { path: '/m/app', title: 'title.app', page: { load: async () => (await import('../pages/app/app.tsx')).AppPage } },
  { path: '/m/activity', title: 'title.promotions', page: promotions },
  { path: '/m/activityDetail', title: 'title.promotion', page: promotion },
  { path: '/m/customer', title: 'title.customer', page: customer, whilePasswordDue: true },
  {
    path: '/m/useragreement',
    title: search => (agreementOf(search) === 'privacy' ? 'privacy.title' : 'title.agreement'),
    page: agreement,
    whilePasswordDue: true,
  },

  { path: '/m/agent', title: 'title.agent', page: later, for: 'agent' },
  { path: '/m/agent/team/overview', title: 'title.overview', page: later, for: 'agent' },
  { path: '/m/agentRegister', title: 'title.openAccount', page: later, for: 'agent' },
  { path: '/m/agent/team/pnl', title: 'title.pnl', page: later, for: 'agent' },
  { path: '/m/member/team', title: 'title.team', page: later, for: 'agent' },
  { path: '/m/teamBetting', title: 'title.teamBets', page: later, for: 'agent' },
  { path: '/m/member/agent/agentRebeat', title: 'title.rebate', page: later, for: 'agent' },
  { path: '/m/member/teamRebate', title: 'title.rebateIncome', page: later, for: 'agent' },
  { path: '/m/member/agent/agentDivident', title: 'title.dividend', page: later, for: 'agent' },
  { path: '/m/member/agent/getSalaryContract', title: 'title.salaryContract', page: later, for: 'agent' },
  { path: '/m/member/agent/getDevidendContract', title: 'title.dividendContract', page: later, for: 'agent' },
  { path: '/m/member/agent/getHourContract', title: 'title.hourContract', page: later, for: 'agent' },
];

/** The page an address shows; home for an address that matches none (ROUTE-02). */
export function routeFor(path: string, table: readonly Route[] = routes): Route {
  return table.find(route => route.path === path || route.aliases?.includes(path)) ?? HOME;
}

const byQuery = <T extends string>(value: ByQuery<T>, search: string): T =>
  typeof value === 'function' ? value(search) : value;

/** Title of a page at a query. */
export const titleOf = ({ title }: Pick<Route, 'title'>, search: string): PageTextKey => byQuery(title, search);

/** Whose page it is at a query. */
export const audienceOf = (route: Pick<Route, 'for'>, search: string): Audience | undefined =>
  route.for && byQuery(route.for, search);
