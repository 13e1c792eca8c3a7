/**
 * Links of the member center and of /m/other, and the operator's choice of the center's layout (MENU-05, OPEN:
 * ROUTE-34).
 */
import { AGENT_HOME, type MenuEntry, menuEntries } from './side-menu-entries.ts';

/** Pages for which the operator selects a layout: member center and deposit page. */
export type LaidOutPage = 'mem_cen' | 'dep_func';

/** True if the operator has selected the new layout of the page (MENU-05). */
export const hasNewLayout = (template: ReadonlyMap<string, string>, page: LaidOutPage): boolean =>
  template.get(page) === '1';

type Actor = { readonly type: number } | null | undefined;

/** URLs of the member center itself, which are omitted from its links. */
const CENTER: readonly string[] = ['/m/member/home', '/m/myAccount/index'];

/** Returns the member menu without the member center, followed by the pages for VIP levels and benefits. */
export const centerEntries = (flags: ReadonlySet<string>, actor: Actor): readonly MenuEntry[] => [
  ...menuEntries(flags, actor, AGENT_HOME).filter(({ path }) => !CENTER.includes(path)),
  { path: '/m/vip', title: 'title.vip', icon: 'crown' },
  { path: '/m/member/benefits', title: 'title.benefits', icon: 'award' },
];

const OTHERS: readonly MenuEntry[] = [
  { path: '/m/notice', title: 'title.announcements', icon: 'megaphone' },
  { path: '/m/help', title: 'title.help', icon: 'help' },
  { path: '/m/customer', title: 'title.customer', icon: 'headset' },
  { path: '/m/app', title: 'title.app', icon: 'phone' },
  { path: '/m/useragreement', title: 'title.agreement', icon: 'document' },
];

/** Link to the announcements and mail of a member (MSG-01). */
const MESSAGES: MenuEntry = { path: '/m/message', title: 'title.messages', icon: 'message' };

/** Free trial and settings for visitors; members find the settings in the member center. */
const VISITORS: readonly MenuEntry[] = [
  { path: '/m/trail', title: 'title.trial', icon: 'play' },
  { path: '/m/set', title: 'title.settings', icon: 'settings' },
];

/** Returns the links of /m/other: pages that no other menu contains. */
export const otherEntries = (actor: Actor): readonly MenuEntry[] => [...(actor ? [MESSAGES] : VISITORS), ...OTHERS];
