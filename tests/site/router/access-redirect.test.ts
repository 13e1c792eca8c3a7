import { describe, expect, it } from 'vitest';
import { redirectReason } from '../../../site/src/router/access-redirect.ts';
import { actionOf, routeFor, routes, titleOf } from '../../../site/src/router/routes.ts';

const VISITOR = null;
const MEMBER = { type: 0 };
const VIP = { type: 40 };
const TRIAL = { type: 4 };
const AGENT = { type: 20 };
const led = (path: string, actor: { type: number } | null, search = '') =>
  redirectReason(actionOf(routeFor(path), search), actor);

describe('audience of a page', () => {
  it('ROLE-04 a due password change blocks every page except help, customer service and terms', () => {
    const due = { type: 0, firstTimeLogin: true };
    const of = (actor: typeof due | null) =>
      routes.filter(route => redirectReason(actionOf(route, ''), actor, route.whilePasswordDue) !== 'password');
    expect(of(due).map(({ path }) => path)).toEqual(['/m/changePsw', '/m/help', '/m/customer', '/m/useragreement']);
    expect(of({ ...due, firstTimeLogin: false })).toHaveLength(routes.length);
    // A trial member has no password.
    expect(redirectReason('browse', { type: 4, firstTimeLogin: true })).toBeNull();
  });

  it.each([
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/limits',
    '/m/member/home',
    '/m/myAccount/index',
    '/m/gameRecord',
    '/m/transaction/record',
    '/m/securityCenter',
    '/m/webEmail',
    '/m/rewardCenter',
    '/m/mall/mallHome',
    '/m/activity/signIn',
    '/m/member/benefits',
    '/m/vip',
  ])('ROUTE-39 %s requires a login and opens for members and agents', path => {
    expect([VISITOR, MEMBER, VIP, AGENT].map(actor => led(path, actor))).toEqual(['login', null, null, null]);
  });

  it('TRIAL-08 a trial account is led away only from deposit, withdrawal, limits, password and security pages', () => {
    // Contracts are rejected for trial members for another reason: none can be offered to them (TEAM-03).
    const closed = routes.filter(
      ({ path }) => led(path, MEMBER) === null && led(path, TRIAL) !== null && !path.endsWith('Contract'),
    );
    expect(closed.map(({ path }) => path)).toEqual([
      '/m/changePsw',
      '/m/voucherCenter',
      '/m/withdraw',
      '/m/limits',
      '/m/securityCenter',
    ]);
    expect(closed.map(({ path }) => led(path, TRIAL))).toEqual(['trial', 'trial', 'trial', 'trial', 'trial']);
  });

  it.each([
    '/m/agent',
    '/m/agent/team/overview',
    '/m/agentRegister',
    '/m/agent/team/pnl',
    '/m/member/team',
    '/m/teamBetting',
    '/m/member/agent/agentRebeat',
    '/m/member/teamRebate',
    '/m/member/agent/agentDivident',
    '/m/member/notice',
  ])('ROUTE-28 ROUTE-35 ROUTE-36 ROUTE-37 ROUTE-38 %s opens only for agents', path => {
    const responses = [VISITOR, MEMBER, VIP, TRIAL, AGENT].map(actor => led(path, actor));
    expect(responses).toEqual(['login', 'home', 'home', 'home', null]);
  });

  it.each([
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ])('TEAM-03 ROUTE-38 %s opens only for members who can be offered a contract', path => {
    const responses = [null, 4, 0, 40, 41, 42, 1, 20].map(type => led(path, type === null ? null : { type }));
    expect(responses).toEqual(['login', 'home', null, 'home', 'home', 'home', null, null]);
  });

  it('ROLE-03 deposit, withdrawal and games open for all members and agents, and games also for trial members', () => {
    const opened = (path: string) =>
      [null, 4, 0, 40, 1, 2, 20, 41, 42].filter(type => !led(path, type === null ? null : { type }));
    const accounts = [0, 40, 1, 2, 20, 41, 42];
    expect(['/m/voucherCenter', '/m/withdraw'].map(opened)).toEqual([accounts, accounts]);
    expect(['/m/launchGame', '/m/member/home'].map(opened)).toEqual([
      [4, ...accounts],
      [4, ...accounts],
    ]);
  });

  it('ROUTE-24 the agent form of the account record opens only for agents and has a separate title', () => {
    const record = routeFor('/m/transaction/record');
    expect([led(record.path, MEMBER, '?types=A'), led(record.path, AGENT, '?types=A')]).toEqual(['home', null]);
    expect(['?types=A', '?types=M'].map(search => titleOf(record, search))).toEqual([
      'title.agentTransactions',
      'title.transactions',
    ]);
  });
});

describe('addresses and titles of pages', () => {
  it.each([
    ['AGENT-03', '/m/agent', 'title.agent'],
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
  ])('%s %s has its title', (_, path, title) => {
    const route = routeFor(path);
    expect(route.path).toBe(path);
    expect(titleOf(route, '')).toBe(title);
  });

  it('no address occurs twice in the route table', () => {
    const all = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
    expect(new Set(all).size).toBe(all.length);
  });
});
