import { describe, expect, it } from 'vitest';
import { avatarUrl } from '../../sdk/domain/avatar.ts';
import { FLAGS, readFlags } from '../../sdk/domain/flags.ts';
import { isAgent, isTrial, mayUse, whyNot } from '../../sdk/domain/member.ts';

describe('kinds of members', () => {
  it.each([
    [0, false, false],
    [4, true, false],
    [40, false, false],
    [1, false, true],
    [20, false, true],
    [-1, false, true],
  ])('ROLE-01 type %i: trial %s, agent %s', (type, trial, agent) => {
    expect([isTrial({ type }), isAgent({ type })]).toEqual([trial, agent]);
  });

  it('ROLE-01 nobody is neither on trial nor an agent', () => {
    for (const nobody of [null, undefined]) expect([isTrial(nobody), isAgent(nobody)]).toEqual([false, false]);
  });

  const guest = { type: 4 };

  it.each(['deposit', 'withdraw', 'changePassword', 'securityCenter', 'chat'] as const)(
    'TRIAL-07, TRIAL-08 %s sends a trial account to an actual one, a visitor to the login',
    name => {
      expect([whyNot(name, guest), whyNot(name, null)]).toEqual(['error.trial', 'error.not-logged-in']);
      expect([0, 40, 20].map(type => whyNot(name, { type }))).toEqual([null, null, null]);
    },
  );

  it.each(['hotGames', 'gameList', 'lottery', 'announcements', 'banners'] as const)(
    'ROLE-02 %s is open to everybody',
    name => {
      expect([null, guest, { type: 0 }].map(who => mayUse(name, who))).toEqual([true, true, true]);
    },
  );

  it.each([
    ['wallet', true],
    ['favourite', true],
    ['launch', true],
    ['deposit', false],
    ['withdraw', false],
  ] as const)('ROLE-03 %s is for members and not for visitors; for guests: %s', (name, forGuests) => {
    expect([{ type: 0 }, null, guest].map(who => mayUse(name, who))).toEqual([true, false, forGuests]);
  });
});

describe('flags', () => {
  it('ROLE-05 counts true, 1, "1" and "true" as on, all else as off', () => {
    const flags = readFlags({
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

  it('ROLE-05 reads a name of Object.prototype as a name', () => {
    expect(readFlags({}).has('constructor')).toBe(false);
    expect(readFlags(JSON.parse('{"__proto__": true}')).has('__proto__')).toBe(true);
  });

  it('LOGIN-02, LOGIN-07, REG-01, FORGOT-02, MENU-02 asks for the documented names', () => {
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

describe('avatar', () => {
  it.each([
    ['CUSTOM', 'https://x.example/a.jpg', 'https://x.example/a.jpg'],
    ['STATIC', 'fox', 'https://cdn.example/pic/fox.png'],
    ['STATIC', `${'a'.repeat(60)}_-09`, `https://cdn.example/pic/${'a'.repeat(60)}_-09.png`],
    ['STATIC', '..', null],
    ['STATIC', 'a/b', null],
    ['STATIC', 'a%2fb', null],
    ['STATIC', '//host', null],
    ['STATIC', 'a'.repeat(65), null],
    ['STATIC', 'x y', null],
    ['STATIC', '', null],
    ['CUSTOM', '', null],
    ['OTHER', 'fox', null],
  ])('MEMBER-01 S9 %s %s', (type, avatar, url) => {
    expect(avatarUrl(type, avatar, 'https://cdn.example/pic/')).toBe(url);
    expect(avatarUrl(type, avatar, 'https://cdn.example/pic')).toBe(url);
  });
});
