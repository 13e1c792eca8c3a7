import { expect, it } from 'vitest';
import { agentMenu } from '../../../../site/src/features/team/home/menu-entries.ts';

const ALL = new Set(['AGEPAG', 'REGCEN', 'AGETEAMPNL3', 'TEAMBETTING3', 'TRANSREC3', 'DOWNMAN']);

it.each([
  ['AGEPAG', ['overview']],
  ['REGCEN', ['register']],
  ['AGETEAMPNL3', ['pnl']],
  ['TEAMBETTING3', ['betting']],
  ['TRANSREC3', ['transactions']],
  ['DOWNMAN', ['team', 'transfer']],
])('AGENT-22 with flag %s the agent menu lists the entries %j, and without a flag it lists none', (flag, ids) => {
  expect(agentMenu(new Set([flag])).map(({ id }) => id)).toEqual(ids);
  expect(agentMenu(new Set())).toEqual([]);
  for (const { id, path } of agentMenu(ALL))
    if (id === 'team' || id === 'transfer') expect(path).toBe('/m/member/team');
});
