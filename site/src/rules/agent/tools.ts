/** Where an agent can go: the grid of agent home and the agent menu on home, each by the flags of the operator (AGENT-10 to AGENT-17, AGENT-22). */

import type { AgentTextKey } from '../../i18n/en/agent.ts';
import type { PageTextKey } from '../../i18n/en.ts';
import type { AgentIcon } from './icons.ts';

/** What an operator can switch off for agents (TEAM-01). */
export const AGENT_FLAGS = {
  overview: 'AGEPAG',
  registerCenter: 'REGCEN',
  pnl: 'AGETEAMPNL3',
  team: 'DOWNMAN',
  betting: 'TEAMBETTING3',
  rebateIncome: 'AGEREBINC3',
  transactions: 'TRANSREC3',
  /** Stands beside customer service in the list of flags and hides nothing (OPEN: AGENT-17). */
  service: 'GAMSER',
} as const;

export type ToolTint = 'accent' | 'info' | 'gold' | 'success';

export interface AgentTool {
  /** Page of the tool; null for customer service, which opens above the page. */
  readonly path: string | null;
  readonly title: PageTextKey;
  readonly icon: AgentIcon;
  readonly tint: ToolTint;
}

interface GatedTool extends AgentTool {
  /** Flag without which the tool is not there; missing where nothing hides it. */
  readonly flag?: string;
}

/** In the order of the documents. */
const TOOLS: readonly GatedTool[] = [
  {
    path: '/m/agent/team/overview',
    title: 'title.overview',
    icon: 'gauge',
    tint: 'accent',
    flag: AGENT_FLAGS.overview,
  },
  {
    path: '/m/transaction/record?types=A',
    title: 'title.agentTransactions',
    icon: 'receipt',
    tint: 'info',
    flag: AGENT_FLAGS.transactions,
  },
  { path: '/m/member/team', title: 'title.team', icon: 'users', tint: 'info', flag: AGENT_FLAGS.team },
  { path: '/m/agent/team/pnl', title: 'title.pnl', icon: 'chart', tint: 'gold', flag: AGENT_FLAGS.pnl },
  { path: '/m/teamBetting', title: 'title.teamBets', icon: 'ticket', tint: 'accent', flag: AGENT_FLAGS.betting },
  // No flag is known for this one (OPEN: AGENT-13).
  { path: '/m/member/agent/agentRebeat', title: 'title.rebate', icon: 'percent', tint: 'success' },
  {
    path: '/m/member/teamRebate',
    title: 'title.rebateIncome',
    icon: 'coins',
    tint: 'gold',
    flag: AGENT_FLAGS.rebateIncome,
  },
  { path: '/m/securityCenter', title: 'title.security', icon: 'shield', tint: 'success', flag: 'SECPRIV' },
  { path: '/m/webEmail', title: 'title.mail', icon: 'mail', tint: 'accent', flag: 'MAILCEN' },
  { path: null, title: 'title.customer', icon: 'headset', tint: 'info' },
];

const isOn = (flags: ReadonlySet<string>, flag: string | undefined) => flag === undefined || flags.has(flag);

/** Tools of agent home. @param flags names of the whitelabel flags that are on */
export const agentTools = (flags: ReadonlySet<string>): readonly AgentTool[] =>
  TOOLS.filter(({ flag }) => isOn(flags, flag)).map(({ path, title, icon, tint }) => ({ path, title, icon, tint }));

/** An entry of the agent menu on home. Two of them lead to one page, so that each has an id. */
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

/** Entries of the agent menu on home (AGENT-22). @param flags names of the whitelabel flags that are on */
export const agentMenu = (flags: ReadonlySet<string>): readonly AgentMenuEntry[] =>
  MENU.filter(({ flag }) => flags.has(flag)).map(({ id, path, title, icon }) => ({ id, path, title, icon }));

export interface AgentBarItem {
  readonly path: string;
  readonly title: AgentTextKey;
  readonly icon: AgentIcon;
}

/** The bar at the foot of agent home (AGENT-18, AGENT-19, AGENT-21). @param hasDividend a dividend was answered for (OPEN: AGENT-20) */
export const agentBar = (hasDividend: boolean): readonly AgentBarItem[] => [
  { path: '/m/home', title: 'ag.bar.home', icon: 'home' },
  { path: '/m/agentRegister', title: 'ag.bar.open', icon: 'user-plus' },
  ...(hasDividend ? [{ path: '/m/member/agent/agentDivident', title: 'ag.bar.dividend', icon: 'coins' } as const] : []),
  { path: '/m/member/notice?types=A', title: 'ag.bar.notices', icon: 'bell' },
];
