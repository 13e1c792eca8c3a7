/** Tools of agent home, depending on the operator's flags (AGENT-10 to AGENT-17). */
import type { PageTextKey } from '../../../shared/i18n/en.ts';
import { AGENT_FLAGS } from '../flags.ts';
import type { AgentIcon } from '../icons.ts';

export type ToolTint = 'accent' | 'info' | 'gold' | 'success';

export interface AgentTool {
  /** Path of the page that the tool opens; null for customer service, which opens as a dialog. */
  readonly path: string | null;
  readonly title: PageTextKey;
  readonly icon: AgentIcon;
  readonly tint: ToolTint;
}

interface GatedTool extends AgentTool {
  /**
   * Flag that enables the tool.
   * @default always enabled
   */
  readonly flag?: string;
}

/** Tools in the order of the specification. */
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
  // The sources name no flag for this tool, so it is always enabled (OPEN: AGENT-13).
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

/**
 * Returns the tools of agent home whose flags are enabled.
 * @param flags names of the enabled whitelabel flags
 */
export const agentTools = (flags: ReadonlySet<string>): readonly AgentTool[] =>
  TOOLS.filter(({ flag }) => isOn(flags, flag)).map(({ path, title, icon, tint }) => ({ path, title, icon, tint }));
