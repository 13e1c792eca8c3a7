import { describe, expect, it } from 'vitest';
import {
  DividendContractPage,
  HourContractPage,
  SalaryContractPage,
} from '../../../site/src/features/contracts/contract-page.tsx';
import { HOME, type Route, routeFor, routes, titleOf } from '../../../site/src/router/routes.ts';

const other: Route = { path: '/m/lottery', title: 'page.title', page: () => null };
const pageOf = (path: string) => routeFor(path).page;

describe('routes of the site', () => {
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('ROUTE-01 %s shows home', path => {
    expect(routeFor(path, [HOME, other])).toBe(HOME);
  });

  it.each([
    '/m/nothing-here',
    '/m/home/',
    '/m/HOME',
    '/m/lottery/extra',
    '/somewhere',
    '/m/%E0%A4%A',
    '/m/../home',
    '//m/home',
    '',
  ])('ROUTE-02 path %j matches no route and shows home', path => {
    expect(routeFor(path, [HOME, other])).toBe(HOME);
  });

  it('routeFor returns the route of a known URL', () => {
    expect(routeFor('/m/lottery', [HOME, other])).toBe(other);
  });
});

describe('pages with several URLs', () => {
  it('ROUTE-04 login, registration and password recovery share one page', () => {
    const pages = ['/m/login', '/m/register', '/m/forget'].map(pageOf);
    expect(new Set(pages).size).toBe(1);
  });

  it.each([
    ['/m/hot', '', 'kind.HOT'],
    ['/m/rng', '', 'kind.RNG'],
    ['/m/pvp', '?gameType=RNG', 'kind.PVP'],
    ['/m/fish', '', 'kind.FISH'],
    ['/m/gameList', '', 'kind.RNG'],
    ['/m/gameList', '?gameType=live', 'kind.LIVE'],
    ['/m/gameList', '?gameType=POKER', 'kind.other'],
  ])('LIST-01 LIST-02 ROUTE-08 ROUTE-09 ROUTE-12 %s%s opens a game list with the title %s', (path, search, title) => {
    expect(pageOf(path)).toBe(pageOf('/m/rng'));
    expect(titleOf(routeFor(path), search)).toBe(title);
  });

  it.each([
    ['/m/sports', '', 'kind.SPORTS'],
    ['/m/inhouse', '', 'kind.INHOUSE'],
    ['/m/esports', '', 'kind.ESPORTS'],
    ['/m/cockfight', '', 'kind.COCKFIGHT'],
    ['/m/live', '?gameType=RNG', 'kind.LIVE'],
    ['/m/gameCenter', '', 'kind.SPORTS'],
    ['/m/gameCenter', '?gameType=FISH', 'kind.FISH'],
  ])(
    'LIST-03 CENTER-01 CENTER-02 ROUTE-10 ROUTE-11 %s%s opens the game center with the title %s',
    (path, search, title) => {
      expect(pageOf(path)).toBe(pageOf('/m/gameCenter'));
      expect(titleOf(routeFor(path), search)).toBe(title);
    },
  );

  it.each(['/m/slots', '/m/rng/', '/m/gamelist', '/m/launchgame', '/m/hot/x'])(
    'ROUTE-02 the unknown URL %s opens home',
    path => {
      expect(routeFor(path)).toBe(HOME);
    },
  );

  it.each([
    ['/m/member/agent/getSalaryContract', SalaryContractPage],
    ['/m/member/agent/getDevidendContract', DividendContractPage],
    ['/m/member/agent/getHourContract', HourContractPage],
  ])('ROUTE-38 %s opens the page of its kind of contract', async (path, Page) => {
    const { page } = routeFor(path);
    expect('load' in page && (await page.load())).toBe(Page);
  });
});

describe('URLs and titles of pages', () => {
  it.each([
    ['ROUTE-05', '/m/changePsw', 'page.changePassword'],
    ['ROUTE-06', '/m/lottery', 'title.lottery'],
    ['ROUTE-06', '/m/lott', 'title.lottery'],
    ['ROUTE-06', '/m/elott', 'title.lottery'],
    ['ROUTE-20', '/m/voucherCenter', 'title.deposit'],
    ['ROUTE-20', '/m/withdraw', 'title.withdraw'],
    ['LIMIT-03', '/m/limits', 'title.limits'],
    ['ROUTE-21', '/m/member/home', 'title.center'],
    ['ROUTE-21', '/m/myAccount/index', 'title.center'],
    ['ROUTE-22', '/m/member/benefits', 'title.benefits'],
    ['ROUTE-22', '/m/activity/signIn', 'title.signIn'],
    ['ROUTE-22', '/m/rewardCenter', 'title.rewards'],
    ['ROUTE-22', '/m/mall/mallHome', 'title.points-store'],
    ['ROUTE-23', '/m/gameRecord', 'title.bets'],
    ['ROUTE-25', '/m/securityCenter', 'title.security'],
    ['ROUTE-25', '/m/webEmail', 'title.mail'],
    ['ROUTE-26', '/m/message', 'title.messages'],
    ['ROUTE-26', '/m/messageDetail', 'title.message'],
    ['ROUTE-27', '/m/notice', 'title.announcements'],
    ['ROUTE-28', '/m/member/notice', 'title.agentAnnouncements'],
    ['ROUTE-29', '/m/help', 'title.help'],
    ['ROUTE-30', '/m/app', 'title.app'],
    ['ROUTE-31', '/m/activity', 'title.promotions'],
    ['ROUTE-31', '/m/activityDetail', 'title.promotion'],
    ['ROUTE-32', '/m/customer', 'title.customer'],
    ['ROUTE-32', '/m/useragreement', 'title.agreement'],
    ['ROUTE-33', '/m/trail', 'title.trial'],
    ['ROUTE-33', '/m/set', 'title.settings'],
    ['ROUTE-33', '/m/other', 'title.other'],
    ['ROUTE-33', '/m/vip', 'title.vip'],
    ['ROUTE-35 AGENT-03', '/m/agent', 'title.agent'],
    ['ROUTE-36', '/m/agent/team/overview', 'title.overview'],
    ['ROUTE-36', '/m/agentRegister', 'title.openAccount'],
    ['ROUTE-36', '/m/agent/team/pnl', 'title.pnl'],
    ['ROUTE-36', '/m/member/team', 'title.team'],
    ['ROUTE-36', '/m/teamBetting', 'title.teamBets'],
    ['ROUTE-37', '/m/member/agent/agentRebeat', 'title.rebate'],
    ['ROUTE-37', '/m/member/teamRebate', 'title.rebateIncome'],
    ['ROUTE-37', '/m/member/agent/agentDivident', 'title.dividend'],
  ])('%s %s has its title', (_, path, title) => {
    const route = routeFor(path);
    expect(route.path).toBe(path);
    expect(titleOf(route, '')).toBe(title);
  });

  it('ROUTE-24 the account record of agents has a separate title', () => {
    const record = routeFor('/m/transaction/record');
    expect(['?types=A', '?types=M'].map(search => titleOf(record, search))).toEqual([
      'title.agentTransactions',
      'title.transactions',
    ]);
  });

  it('no URL occurs twice in the route table', () => {
    const all = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(all).size).toBe(all.length);
  });
});
