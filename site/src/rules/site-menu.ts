/** Entries of the right-side menu: what the site has besides its games, in this order. */
import type { MenuEntry } from './menu.ts';

export const SITE_ENTRIES: readonly MenuEntry[] = [
  { path: '/m/lottery', title: 'title.lottery', icon: 'ticket' },
  { path: '/m/activity', title: 'title.promotions', icon: 'gift' },
  { path: '/m/notice', title: 'title.notices', icon: 'megaphone' },
  { path: '/m/help', title: 'title.help', icon: 'help' },
  { path: '/m/app', title: 'title.app', icon: 'phone' },
  { path: '/m/set', title: 'title.settings', icon: 'settings' },
  { path: '/m/other', title: 'title.other', icon: 'list' },
];
