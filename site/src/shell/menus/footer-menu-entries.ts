/** Footer menu: five items in fixed order (FRAME-11..14). */

import { withNext } from '../../features/account/login-path.ts';
import type { PageTextKey } from '../../shared/i18n/en.ts';
import type { IconName } from '../../shared/icons/icon.tsx';

export interface FooterItem {
  readonly title: PageTextKey;
  readonly icon: IconName;
  /** Page of the item; null for Invite, which opens the referral (FRAME-12). */
  readonly path: string | null;
  /** OPEN: FRAME-14. */
  readonly needsSession: boolean;
}

export const FOOTER_ITEMS: readonly FooterItem[] = [
  { title: 'bottom.home', icon: 'home', path: '/m/home', needsSession: false },
  { title: 'bottom.promotion', icon: 'gift', path: '/m/activity', needsSession: false },
  { title: 'bottom.deposit', icon: 'wallet', path: '/m/voucherCenter', needsSession: true },
  { title: 'bottom.invite', icon: 'invite', path: null, needsSession: true },
  { title: 'bottom.account', icon: 'account', path: '/m/member/home', needsSession: true },
];

/** True if the item leads to the current page. The member center has two addresses (ROUTE-21). */
export const isCurrentPage = (item: FooterItem, path: string): boolean =>
  item.path === (path === '/m/myAccount/index' ? '/m/member/home' : path);

/**
 * Returns the target of an item; null for the referral. If the item requires a session, a visitor is sent to the login
 * (FRAME-13), which returns to the target, or to the current page for Invite (ROLE-04).
 * @param here path and query of the current page
 */
export const footerTarget = ({ path, needsSession }: FooterItem, loggedIn: boolean, here: string): string | null =>
  needsSession && !loggedIn ? withNext('/m/login', path ?? here) : path;
