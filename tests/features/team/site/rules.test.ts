import { describe, expect, it } from 'vitest';
import { partOfDay } from '../../../../site/src/features/team/home/greeting.ts';
import { agentMenu } from '../../../../site/src/features/team/home/menu-entries.ts';
import { agentTools } from '../../../../site/src/features/team/home/tools.ts';
import { routeFor } from '../../../../site/src/router/routes.ts';
import { menuOf } from '../../../../site/src/shared/layout/bars.ts';
import { agentBar } from '../../../../site/src/shell/menus/agent-bar-entries.ts';
import { affiliateLink } from '../../../../site/src/shell/menus/side-menu.tsx';

const ALL = new Set([
  'AGEPAG',
  'TRANSREC3',
  'DOWNMAN',
  'AGETEAMPNL3',
  'TEAMBETTING3',
  'AGEREBINC3',
  'SECPRIV',
  'MAILCEN',
  'REGCEN',
  'GAMSER',
]);
const without = (flag: string) => new Set([...ALL].filter(one => one !== flag));
const tools = (flags: ReadonlySet<string>) => agentTools(flags).map(({ path }) => path);

describe('greeting', () => {
  it.each([
    ['morning', [0, 7, 10]],
    ['noon', [11, 13, 14]],
    ['late', [15, 17, 18]],
    ['evening', [19, 21, 23]],
  ] as const)('AGENT-04 AGENT-05 greeting of the %s covers its full hours', (part, hours) => {
    expect(hours.map(partOfDay)).toEqual(hours.map(() => part));
  });
});

describe('agent home tools', () => {
  it.each([
    ['AGENT-10', 'AGEPAG', '/m/agent/team/overview'],
    ['AGENT-10', 'TRANSREC3', '/m/transaction/record?types=A'],
    ['AGENT-10', 'DOWNMAN', '/m/member/team'],
    ['AGENT-11', 'AGETEAMPNL3', '/m/agent/team/pnl'],
    ['AGENT-11', 'TEAMBETTING3', '/m/teamBetting'],
    ['AGENT-14', 'AGEREBINC3', '/m/member/teamRebate'],
    ['AGENT-14', 'SECPRIV', '/m/securityCenter'],
    ['AGENT-15', 'MAILCEN', '/m/webEmail'],
  ])('%s flag %s alone adds the tool %s', (_row, flag, path) => {
    expect(tools(ALL)).toContain(path);
    expect(tools(ALL).filter(one => !tools(without(flag)).includes(one))).toEqual([path]);
  });

  it('AGENT-12 AGENT-13 AGENT-16 AGENT-17 rebates and customer service are listed without any flag including GAMSER', () => {
    expect(tools(new Set())).toEqual(['/m/member/agent/agentRebeat', null]);
    expect(tools(without('GAMSER'))).toEqual(tools(ALL));
  });

  it('AGENT-28 every agent tool leads to an existing page', () => {
    const paths = [...tools(ALL), ...agentMenu(ALL).map(({ path }) => path), ...agentBar(true).map(({ path }) => path)]
      .filter(path => path !== null && path !== '/m/home')
      .map(path => (path as string).replace(/\?.*/, ''));
    expect(paths.filter(path => routeFor(path).path !== path)).toEqual([]);
  });
});

it.each([
  ['AGEPAG', ['overview']],
  ['REGCEN', ['register']],
  ['AGETEAMPNL3', ['pnl']],
  ['TEAMBETTING3', ['betting']],
  ['TRANSREC3', ['transactions']],
  ['DOWNMAN', ['team', 'transfer']],
])('AGENT-22 agent menu lists with flag %s the entries %j and no entries without a flag', (flag, ids) => {
  expect(agentMenu(new Set([flag])).map(({ id }) => id)).toEqual(ids);
  expect(agentMenu(new Set())).toEqual([]);
  for (const { id, path } of agentMenu(ALL))
    if (id === 'team' || id === 'transfer') expect(path).toBe('/m/member/team');
});

it('AGENT-18 AGENT-19 AGENT-21 agent bar leads to home, account opening, notices and an existing dividend', () => {
  const bar = (hasDividend: boolean) => agentBar(hasDividend).map(({ path }) => path);
  expect(bar(false)).toEqual(['/m/home', '/m/agentRegister', '/m/member/notice?types=A']);
  expect(bar(true)).toEqual([
    '/m/home',
    '/m/agentRegister',
    '/m/member/agent/agentDivident',
    '/m/member/notice?types=A',
  ]);
  expect(menuOf('/m/agent')).toBe('agent');
  expect(menuOf('/m/agent/team/overview')).toBe('site');
});

it('AGENT-24 affiliate link is the first openable link of the operator or else the customer service page', () => {
  const openable = (url: string) => (url.startsWith('https:') ? url : null);
  const link = (kind: string, url: string) => ({ kind, url });
  const partners = link('AFFILIATE', 'https://partners.example/join');
  expect(affiliateLink([link('TELEGRAM', 'https://t.example'), partners], openable)).toBe(partners.url);
  expect(affiliateLink([link('AFFILIATE', 'javascript:alert(1)'), partners], openable)).toBe(partners.url);
  expect(affiliateLink([link('AFFILIATE', 'javascript:alert(1)')], openable)).toBe('/m/customer');
  expect(affiliateLink([], openable)).toBe('/m/customer');
});
