import { describe, expect, it } from 'vitest';
import { accessDenial, isTrial, kindOf, type LobbyAction, mayUse } from '../../sdk/protocol/access.ts';

/** Session types of all member types; null is a visitor. */
const TYPES = [null, 4, 0, 40, 1, 2, 20, 41, 42, -1];
const allowedFor = (action: LobbyAction) =>
  TYPES.filter(type => mayUse(action, type === null ? null : { type })).map(type => type ?? 'visitor');

describe('member types', () => {
  it.each([
    [0, false, 'member'],
    [4, true, 'guest'],
    [40, false, 'member'],
    [1, false, 'agent'],
    [20, false, 'agent'],
    [41, false, 'agent'],
    [-1, false, 'agent'],
  ])('ROLE-01 AGENT-01 member type %i: trial %s, %s', (type, trial, kind) => {
    expect([isTrial({ type }), kindOf({ type })]).toEqual([trial, kind]);
  });

  it('ROLE-01 a null or undefined session is that of a visitor without a trial', () => {
    for (const visitor of [null, undefined]) expect([isTrial(visitor), kindOf(visitor)]).toEqual([false, 'visitor']);
  });
});

describe('access table', () => {
  const guest = { type: 4 };
  const agents = [1, 2, 20, 41, 42, -1];
  const accounts = [0, 40, ...agents];

  it.each(['deposit', 'withdraw', 'transfer', 'changePassword', 'securityCenter', 'chat', 'markRead'] as const)(
    'TRIAL-07 TRIAL-08 action %s requires a full account from a trial member and a login from a visitor',
    action => {
      expect([accessDenial(action, guest), accessDenial(action, null)]).toEqual(['guest', 'no-session']);
      expect(allowedFor(action)).toEqual(accounts);
    },
  );

  it.each([
    ['ROLE-02', 'browse', ['visitor', 4, ...accounts]],
    ['', 'logIn', ['visitor']],
    ['ROLE-03', 'wallet', [4, ...accounts]],
    ['ROLE-03', 'favorite', [4, ...accounts]],
    ['ROLE-03', 'launch', [4, ...accounts]],
    ['', 'bet', [4, ...accounts]],
    ['', 'receiveMail', accounts],
    ['', 'countChat', [0, 1, 2]],
    ['MENU-04', 'findAgentArea', ['visitor', ...agents]],
    ['AGENT-02', 'seeTeam', agents],
    ['', 'readAgentAnnouncements', agents],
    ['CONTRACT-02', 'respondToContract', [0, 1, 2, 20, -1]],
  ] as const)('%s %s is allowed for %j', (_, action, admitted) => {
    expect(allowedFor(action)).toEqual(admitted);
  });

  it('CONTRACT-02 TEAM-03 access of an ineligible member is denied without a login or registration hint', () => {
    expect([40, 41, 4].map(type => accessDenial('respondToContract', { type }))).toEqual(['kind', 'kind', 'kind']);
    expect(accessDenial('seeTeam', { type: 0 })).toBe('kind');
  });
});
