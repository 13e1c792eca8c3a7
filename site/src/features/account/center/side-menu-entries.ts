/**
 * Entries of the member area in display order (MENU-01..04), used by the side menu, /m/other, and the member center.
 */
import { mayUse } from 'lobbykit/domain';
import type { PageTextKey } from '../../../shared/i18n/en.ts';
import type { IconName } from '../../../shared/icons/icon.tsx';

export interface MenuEntry {
  readonly path: string;
  readonly title: PageTextKey;
  readonly icon: IconName;
}

interface GatedEntry extends MenuEntry {
  /**
   * Whitelabel flag that enables the entry.
   * @default always enabled
   */
  readonly flag?: string;
}

const ENTRIES: readonly GatedEntry[] = [
  // Always visible, without a flag (MENU-03).
  { path: '/m/activity/signIn', title: 'title.signIn', icon: 'calendar' },
  // Visible only while their flags are enabled (MENU-01).
  { path: '/m/rewardCenter', title: 'title.rewards', icon: 'gift', flag: 'REWCEN3' },
  { path: '/m/mall/mallHome', title: 'title.points-store', icon: 'bag', flag: 'PTSYS3' },
  { path: '/m/gameRecord', title: 'title.bets', icon: 'receipt', flag: 'TRANSBETREPMEM3' },
  { path: '/m/transaction/record', title: 'title.transactions', icon: 'list', flag: 'TRANSREC3' },
  // Visible only while SECPRIV, MAILCEN and MYACC are enabled (MENU-02).
  { path: '/m/securityCenter', title: 'title.security', icon: 'shield', flag: 'SECPRIV' },
  { path: '/m/webEmail', title: 'title.mail', icon: 'mail', flag: 'MAILCEN' },
  { path: '/m/myAccount/index', title: 'title.center', icon: 'account', flag: 'MYACC' },
];

/** Home page of agents (MENU-04). The side menu opens the agent menu instead (AGENT-23). */
export const AGENT_HOME = '/m/agent';
const AGENT: MenuEntry = { path: AGENT_HOME, title: 'title.agent', icon: 'network' };

/**
 * Returns the menu entries of `actor`.
 * @param flags names of the enabled whitelabel flags
 * @param actor session of the member; null for a visitor
 * @param affiliate link for visitors who want to become agents (MENU-04, AGENT-24)
 */
export function menuEntries(
  flags: ReadonlySet<string>,
  actor: { readonly type: number } | null | undefined,
  affiliate: string,
): readonly MenuEntry[] {
  const entries = ENTRIES.filter(({ flag }) => flag === undefined || flags.has(flag)).map(
    ({ path, title, icon }): MenuEntry => ({ path, title, icon }),
  );
  if (!mayUse('findAgentArea', actor)) return entries;
  return [...entries, actor ? AGENT : { path: affiliate, title: 'title.affiliate', icon: 'network' }];
}
