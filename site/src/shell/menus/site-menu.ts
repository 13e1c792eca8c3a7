/** Entries of the right-side menu: what the site has besides its games. */
import { FLAGS, mayUse } from 'lobbykit/domain';
import type { MenuEntry } from '../../features/account/center/member-menu.ts';
import { AGENT_ANNOUNCEMENTS_PATH } from '../../features/messages/unread.ts';

const GAMES: readonly MenuEntry[] = [
  { path: '/m/lottery', title: 'title.lottery', icon: 'ticket' },
  { path: '/m/activity', title: 'title.promotions', icon: 'gift' },
];

/** To be read: mail is a member's, and what is told to agents is theirs. */
const MAIL: MenuEntry = { path: '/m/webEmail', title: 'title.mail', icon: 'mail' };
const NOTICES: MenuEntry = { path: '/m/notice', title: 'title.notices', icon: 'megaphone' };
const FOR_AGENTS: MenuEntry = { path: AGENT_ANNOUNCEMENTS_PATH, title: 'title.agentNotices', icon: 'megaphone' };

const REST: readonly MenuEntry[] = [
  { path: '/m/help', title: 'title.help', icon: 'help' },
  { path: '/m/app', title: 'title.app', icon: 'phone' },
  { path: '/m/set', title: 'title.settings', icon: 'settings' },
  { path: '/m/other', title: 'title.other', icon: 'list' },
];

/**
 * The entries for `actor`, in this order: every list that the dot of the menu counts has a row of its own.
 * @param flags names of the whitelabel flags that are on
 */
export const siteEntries = (
  flags: ReadonlySet<string>,
  actor: { readonly type: number } | null,
): readonly MenuEntry[] => [
  ...GAMES,
  ...(mayUse('memberArea', actor) && flags.has(FLAGS.mail) ? [MAIL] : []),
  NOTICES,
  ...(mayUse('readAgentNotices', actor) ? [FOR_AGENTS] : []),
  ...REST,
];
