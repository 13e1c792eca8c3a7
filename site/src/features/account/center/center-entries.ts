/** Entries of the member center and of /m/other, and the layout of the center (MENU-05, OPEN: ROUTE-34). */
import { AGENT_HOME, type MenuEntry, menuEntries } from './member-menu.ts';

/** Pages with a layout of their own choice. */
export type LaidOutPage = 'mem_cen' | 'dep_func';

/** Is the new layout of that page chosen? (MENU-05) */
export const hasNewLayout = (template: ReadonlyMap<string, string>, page: LaidOutPage): boolean =>
  template.get(page) === '1';

type Who = { readonly type: number } | null | undefined;

/** Where the center itself stands; it does not lead to itself. */
const CENTER: readonly string[] = ['/m/member/home', '/m/myAccount/index'];

/** The member area without the center itself: what the menu holds, then the club. */
export const centerEntries = (flags: ReadonlySet<string>, actor: Who): readonly MenuEntry[] => [
  ...menuEntries(flags, actor, AGENT_HOME).filter(({ path }) => !CENTER.includes(path)),
  { path: '/m/vip', title: 'title.vip', icon: 'crown' },
  { path: '/m/member/benefits', title: 'title.benefits', icon: 'award' },
];

const OTHERS: readonly MenuEntry[] = [
  { path: '/m/notice', title: 'title.notices', icon: 'megaphone' },
  { path: '/m/help', title: 'title.help', icon: 'help' },
  { path: '/m/customer', title: 'title.customer', icon: 'headset' },
  { path: '/m/app', title: 'title.app', icon: 'phone' },
  { path: '/m/useragreement', title: 'title.agreement', icon: 'document' },
];

/** Announcements and mail together, which are a member's (MSG-01). */
const MESSAGES: MenuEntry = { path: '/m/message', title: 'title.messages', icon: 'message' };

/** The free trial is for those without an account; who has one finds the settings in the center. */
const VISITORS: readonly MenuEntry[] = [
  { path: '/m/trail', title: 'title.trial', icon: 'play' },
  { path: '/m/set', title: 'title.settings', icon: 'settings' },
];

/** Entries that no other menu has. */
export const otherEntries = (actor: Who): readonly MenuEntry[] => [...(actor ? [MESSAGES] : VISITORS), ...OTHERS];
