/** Links of the right drawer to all pages that are not games. */
import { FLAGS, mayUse } from 'lobbykit/domain';
import type { MenuEntry } from '../../features/account/center/side-menu-entries.ts';
import { AGENT_ANNOUNCEMENTS_PATH } from '../../features/messages/unread.ts';

const GAMES: readonly MenuEntry[] = [
  { path: '/m/lottery', title: 'title.lottery', icon: 'ticket' },
  { path: '/m/activity', title: 'title.promotions', icon: 'gift' },
];

/** Pages with messages. Only members have mail, and only agents have announcements for agents. */
const MAIL: MenuEntry = { path: '/m/webEmail', title: 'title.mail', icon: 'mail' };
const ANNOUNCEMENTS: MenuEntry = { path: '/m/notice', title: 'title.announcements', icon: 'megaphone' };
const FOR_AGENTS: MenuEntry = { path: AGENT_ANNOUNCEMENTS_PATH, title: 'title.agentAnnouncements', icon: 'megaphone' };

const REST: readonly MenuEntry[] = [
  { path: '/m/help', title: 'title.help', icon: 'help' },
  { path: '/m/app', title: 'title.app', icon: 'phone' },
  { path: '/m/set', title: 'title.settings', icon: 'settings' },
  { path: '/m/other', title: 'title.other', icon: 'list' },
];

/**
 * Returns the links of `actor` in display order. They include every page whose messages count for the dot of the menu.
 * @param flags names of the enabled whitelabel flags
 */
export const siteEntries = (
  flags: ReadonlySet<string>,
  actor: { readonly type: number } | null,
): readonly MenuEntry[] => [
  ...GAMES,
  ...(mayUse('memberArea', actor) && flags.has(FLAGS.mail) ? [MAIL] : []),
  ANNOUNCEMENTS,
  ...(mayUse('readAgentAnnouncements', actor) ? [FOR_AGENTS] : []),
  ...REST,
];
