/** Footer menu of the site: five items in a fixed order (FRAME-11..14). */
import { useSession } from 'lobbykit/react';
import { Link, useLocation, useSearch } from 'wouter';
import { withNext } from '../../features/account/login-path.ts';
import type { PageTextKey } from '../../shared/i18n/en.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon, type IconName } from '../../shared/icons/icon.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';

export interface FooterItem {
  readonly title: PageTextKey;
  readonly icon: IconName;
  /** Path of the page that the item opens; null for Invite, which opens the invitation dialog instead (FRAME-12). */
  readonly path: string | null;
  /** True if the item requires a login (OPEN: FRAME-14). */
  readonly needsSession: boolean;
}

export const FOOTER_ITEMS: readonly FooterItem[] = [
  { title: 'bottom.home', icon: 'home', path: '/m/home', needsSession: false },
  { title: 'bottom.promotion', icon: 'gift', path: '/m/activity', needsSession: false },
  { title: 'bottom.deposit', icon: 'wallet', path: '/m/voucherCenter', needsSession: true },
  { title: 'bottom.invite', icon: 'invite', path: null, needsSession: true },
  { title: 'bottom.account', icon: 'account', path: '/m/member/home', needsSession: true },
];

/** True if the item links to the current page. Both URLs of the member center count (ROUTE-21). */
export const isCurrentPage = (item: FooterItem, path: string): boolean =>
  item.path === (path === '/m/myAccount/index' ? '/m/member/home' : path);

/**
 * Returns the URL that an item opens; null for the invitation dialog. If the item requires a login, visitors get the
 * login URL (FRAME-13), with the item's page or (for Invite) the current page as return path (ROLE-04).
 * @param here path and query of the current page
 */
export const footerTarget = ({ path, needsSession }: FooterItem, loggedIn: boolean, here: string): string | null =>
  needsSession && !loggedIn ? withNext('/m/login', path ?? here) : path;

export function FooterMenu() {
  const text = usePageText();
  const popups = usePopups();
  const loggedIn = useSession() !== null;
  const [path] = useLocation();
  const search = useSearch();
  const here = search ? `${path}?${search}` : path;
  return (
    <nav className="bottom" aria-label={text('bottom.label')}>
      {FOOTER_ITEMS.map(item => {
        const target = footerTarget(item, loggedIn, here);
        const content = (
          <>
            <span className="bottom-icon">
              <Icon name={item.icon} />
            </span>
            {text(item.title)}
          </>
        );
        return target === null ? (
          <button key={item.title} type="button" onClick={() => popups.open('referral')}>
            {content}
          </button>
        ) : (
          <Link key={item.title} href={target} aria-current={isCurrentPage(item, path) ? 'page' : undefined}>
            {content}
          </Link>
        );
      })}
    </nav>
  );
}
