/** Footer menu (FRAME-11..14). */
import { useSession } from 'lobbykit/react';
import { Link, useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import { FOOTER_ITEMS, footerTarget, isCurrentPage } from './footer-menu-entries.ts';

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
