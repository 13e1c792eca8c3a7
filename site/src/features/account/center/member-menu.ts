/** Entries of the member area, in their order (MENU-01..04): the side menu, /m/other and the member center show them. */
import { mayUse } from 'lobbykit/domain';
import type { PageTextKey } from '../../../shared/i18n/en.ts';
import type { IconName } from '../../../shared/icons/icon.tsx';

export interface MenuEntry {
  readonly path: string;
  readonly title: PageTextKey;
  readonly icon: IconName;
}

interface GatedEntry extends MenuEntry {
  /** Whitelabel flag without which there is no such entry. */
  readonly flag?: string;
}

const ENTRIES: readonly GatedEntry[] = [
  // MENU-03
  { path: '/m/activity/signIn', title: 'title.signIn', icon: 'calendar' },
  // MENU-01
  { path: '/m/rewardCenter', title: 'title.rewards', icon: 'gift', flag: 'REWCEN3' },
  { path: '/m/mall/mallHome', title: 'title.mall', icon: 'bag', flag: 'PTSYS3' },
  { path: '/m/gameRecord', title: 'title.bets', icon: 'receipt', flag: 'TRANSBETREPMEM3' },
  { path: '/m/transaction/record', title: 'title.transactions', icon: 'list', flag: 'TRANSREC3' },
  // MENU-02
  { path: '/m/securityCenter', title: 'title.security', icon: 'shield', flag: 'SECPRIV' },
  { path: '/m/webEmail', title: 'title.mail', icon: 'mail', flag: 'MAILCEN' },
  { path: '/m/myAccount/index', title: 'title.center', icon: 'account', flag: 'MYACC' },
];

/** Where agents find what is theirs (MENU-04). The side menu opens the agent menu instead (AGENT-23). */
export const AGENT_HOME = '/m/agent';
const AGENT: MenuEntry = { path: AGENT_HOME, title: 'title.agent', icon: 'network' };

/**
 * The entries of the menu for `actor`.
 * @param flags names of the whitelabel flags that are on
 * @param who the session, null without one
 * @param affiliate where visitors learn how to become agents (MENU-04, AGENT-24)
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
