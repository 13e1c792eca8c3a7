/** Entries of the footer menu on agent home (AGENT-18, AGENT-19, AGENT-21). */

import type { AgentIcon } from '../../features/team/icons.ts';
import type { AgentTextKey } from '../../features/team/texts.en.ts';

export interface AgentBarItem {
  readonly path: string;
  readonly title: AgentTextKey;
  readonly icon: AgentIcon;
}

/**
 * Returns the entries of the menu.
 * @param hasDividend true if the dividend request returned data, which adds an entry (OPEN: AGENT-20)
 */
export const agentBar = (hasDividend: boolean): readonly AgentBarItem[] => [
  { path: '/m/home', title: 'ag.bar.home', icon: 'home' },
  { path: '/m/agentRegister', title: 'ag.bar.open', icon: 'user-plus' },
  ...(hasDividend ? [{ path: '/m/member/agent/agentDivident', title: 'ag.bar.dividend', icon: 'coins' } as const] : []),
  { path: '/m/member/notice?types=A', title: 'ag.bar.announcements', icon: 'bell' },
];
