import { describe, expect, it } from 'vitest';
import { agentMenu } from '../../../../site/src/features/team/home/menu-entries.ts';
import { agentTools } from '../../../../site/src/features/team/home/tools.ts';
import { routeFor } from '../../../../site/src/router/routes.ts';
import { agentBar } from '../../../../site/src/shell/menus/agent-bar-entries.ts';

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

  it('AGENT-12 AGENT-13 AGENT-16 AGENT-17 rebates and customer service are listed even if all flags are off, including GAMSER', () => {
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
