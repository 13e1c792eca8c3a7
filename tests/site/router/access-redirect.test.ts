import { describe, expect, it } from 'vitest';
import { redirectReason } from '../../../site/src/router/access-redirect.ts';
import { actionOf, routeFor, routes } from '../../../site/src/router/routes.ts';
import { barsOf } from '../../../site/src/shared/layout/bars.ts';

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
    // A trial member has no password, so no password change can be due.
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

  it.each(['/m/message', '/m/messageDetail'])('MSG-01 %s requires a login and opens for members and trials', path => {
    expect([VISITOR, MEMBER, TRIAL].map(actor => led(path, actor))).toEqual(['login', null, null]);
  });

  it('TRIAL-08 a trial account is redirected only from deposit, withdrawal, limits, password and security pages', () => {
    // Excludes contract pages, which reject trial members because no contract can be offered to them (TEAM-03).
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
  ])('%s opens only for agents', path => {
    const responses = [VISITOR, MEMBER, VIP, TRIAL, AGENT].map(actor => led(path, actor));
    expect(responses).toEqual(['login', 'home', 'home', 'home', null]);
  });

  it.each([
    '/m/member/agent/getSalaryContract',
    '/m/member/agent/getDevidendContract',
    '/m/member/agent/getHourContract',
  ])('TEAM-03 %s opens only for members who can be offered a contract', path => {
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

  it('the agent form of the account record opens only for agents', () => {
    const record = '/m/transaction/record';
    expect([led(record, MEMBER, '?types=A'), led(record, AGENT, '?types=A')]).toEqual(['home', null]);
  });

  it('AGENT-02 TEAM-02 agent home redirects visitors and members of the types 0, 4 and 40 to home, not to the login', () => {
    expect(routes.filter(({ visitorsGoHome }) => visitorsGoHome).map(({ path }) => path)).toEqual([
      '/m/changePsw',
      '/m/agent',
    ]);
    expect([VISITOR, MEMBER, TRIAL, VIP].map(actor => led('/m/agent', actor))).toEqual([
      'login',
      'home',
      'home',
      'home',
    ]);
  });

  it.each(['/m/login', '/m/register', '/m/forget'])('LOGIN-11 %s is for visitors and has no header', path => {
    expect(routeFor(path).path).toBe(path);
    expect(barsOf(path).header).toBeNull();
    expect([led(path, VISITOR), led(path, MEMBER)]).toEqual([null, 'home']);
  });

  it('PSW-01 the password page is for members and redirects visitors to home', () => {
    expect([led('/m/changePsw', VISITOR), led('/m/changePsw', MEMBER)]).toEqual(['login', null]);
    expect(routeFor('/m/changePsw').visitorsGoHome).toBe(true);
    expect([led('/m/home', VISITOR), led('/m/home', MEMBER)]).toEqual([null, null]);
  });

  it('LAUNCH-07 the game page has no header and requires a login', () => {
    expect([led('/m/launchGame', VISITOR), led('/m/launchGame', TRIAL)]).toEqual(['login', null]);
    expect(barsOf('/m/launchGame').header).toBeNull();
  });
});
