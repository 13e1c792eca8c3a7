import { expect, it } from 'vitest';
import { menuOf } from '../../../site/src/shared/layout/bars.ts';
import { agentBar } from '../../../site/src/shell/menus/agent-bar-entries.ts';

it('AGENT-18 AGENT-19 AGENT-21 agent bar links to home, account opening, notices and, if there is a dividend, the dividend', () => {
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
