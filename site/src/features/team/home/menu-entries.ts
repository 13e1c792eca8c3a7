/** Entries of the agent menu on home, depending on the operator's flags (AGENT-22). */

import { AGENT_FLAGS } from '../flags.ts';
import type { AgentIcon } from '../icons.ts';
import type { AgentTextKey } from '../texts.en.ts';

/** Entry of the agent menu. The id is necessary because two entries link to the same page. */
export interface AgentMenuEntry {
  readonly id: 'overview' | 'register' | 'pnl' | 'betting' | 'transactions' | 'team' | 'transfer';
  readonly path: string;
  readonly title: AgentTextKey;
  readonly icon: AgentIcon;
}

const MENU: readonly (AgentMenuEntry & { readonly flag: string })[] = [
  {
    id: 'overview',
    path: '/m/agent/team/overview',
    title: 'ag.menu.overview',
    icon: 'gauge',
    flag: AGENT_FLAGS.overview,
  },
  {
    id: 'register',
    path: '/m/agentRegister',
    title: 'ag.menu.register',
    icon: 'user-plus',
    flag: AGENT_FLAGS.registerCenter,
  },
  { id: 'pnl', path: '/m/agent/team/pnl', title: 'ag.menu.pnl', icon: 'chart', flag: AGENT_FLAGS.pnl },
  { id: 'betting', path: '/m/teamBetting', title: 'ag.menu.betting', icon: 'ticket', flag: AGENT_FLAGS.betting },
  {
    id: 'transactions',
    path: '/m/transaction/record?types=A',
    title: 'ag.menu.transactions',
    icon: 'receipt',
    flag: AGENT_FLAGS.transactions,
  },
  { id: 'team', path: '/m/member/team', title: 'ag.menu.team', icon: 'users', flag: AGENT_FLAGS.team },
  { id: 'transfer', path: '/m/member/team', title: 'ag.menu.transfer', icon: 'send', flag: AGENT_FLAGS.team },
];

/**
 * Returns the entries of the agent menu whose flags are enabled (AGENT-22).
 * @param flags names of the enabled whitelabel flags
 */
export const agentMenu = (flags: ReadonlySet<string>): readonly AgentMenuEntry[] =>
  MENU.filter(({ flag }) => flags.has(flag)).map(({ id, path, title, icon }) => ({ id, path, title, icon }));
