import { describe, expect, it } from 'vitest';
import { accessDenial, isTrial, kindOf, type LobbyAction, mayUse } from '../../sdk/protocol/access.ts';
import { FLAGS, parseFlags } from '../../sdk/protocol/flags.ts';

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

  it('ROLE-01 null and undefined are a visitor without a trial', () => {
    for (const visitor of [null, undefined]) expect([isTrial(visitor), kindOf(visitor)]).toEqual([false, 'visitor']);
  });
});

describe('access table', () => {
  const guest = { type: 4 };
  const agents = [1, 2, 20, 41, 42, -1];
  const accounts = [0, 40, ...agents];

  it.each(['deposit', 'withdraw', 'transfer', 'changePassword', 'securityCenter', 'chat', 'markRead'] as const)(
    'TRIAL-07 TRIAL-08 %s requires a full account of a trial member and a session of a visitor',
    action => {
      expect([accessDenial(action, guest), accessDenial(action, null)]).toEqual(['guest', 'no-session']);
      expect(allowedFor(action)).toEqual(accounts);
    },
  );

  it.each([
    ['browse', ['visitor', 4, ...accounts]],
    ['logIn', ['visitor']],
    ['wallet', [4, ...accounts]],
    ['favorite', [4, ...accounts]],
    ['launch', [4, ...accounts]],
    ['bet', [4, ...accounts]],
    ['receiveMail', accounts],
    ['countChat', [0, 1, 2]],
    ['findAgentArea', ['visitor', ...agents]],
    ['seeTeam', agents],
    ['readAgentAnnouncements', agents],
    ['respondToContract', [0, 1, 2, 20, -1]],
  ] as const)('%s is allowed for %j', (action, admitted) => {
    expect(allowedFor(action)).toEqual(admitted);
  });

  it('CONTRACT-02 TEAM-03 access of an ineligible member is denied without a login or registration hint', () => {
    expect([40, 41, 4].map(type => accessDenial('respondToContract', { type }))).toEqual(['kind', 'kind', 'kind']);
    expect(accessDenial('seeTeam', { type: 0 })).toBe('kind');
  });
});

describe('feature flags', () => {
  it('ROLE-05 parseFlags treats true, 1, "1" and "true" as on and all else as off', () => {
    const flags = parseFlags({
      a: true,
      b: 1,
      c: '1',
      d: 'true',
      e: false,
      f: 0,
      g: '0',
      h: 'yes',
      i: null,
      j: 2,
      k: '',
    });
    expect([...flags].sort()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('ROLE-05 parseFlags handles names of Object.prototype as ordinary names', () => {
    expect(parseFlags({}).has('constructor')).toBe(false);
    expect(parseFlags(JSON.parse('{"__proto__": true}')).has('__proto__')).toBe(true);
  });

  it('LOGIN-02 LOGIN-07 REG-01 FORGOT-02 MENU-02 FLAGS contains the documented names', () => {
    expect(Object.values(FLAGS).sort()).toEqual([
      'CBS3',
      'CHNGPASSVERIF3',
      'FACEBOOKLOGIN3',
      'GOOGLELOGIN3',
      'MAILCEN',
      'MOBILENUMREG3',
      'MOBILEVERCODELOGIN3',
      'USERNAMEREG3',
    ]);
  });
});
