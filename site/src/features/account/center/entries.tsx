/** Links to other pages, as tiles or as rows. */
import { Link } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { UnreadCount } from '../../messages/unread-count.tsx';
import type { MenuEntry } from './side-menu-entries.ts';
import './entries.css';

export interface EntriesProps {
  /** Accessible name of the list. */
  readonly label: string;
  readonly variant: 'tiles' | 'rows';
  readonly entries: readonly MenuEntry[];
  /**
   * Returns the number of unread messages on the page at `path`, shown as a badge. Without this function, no badges are
   * shown.
   */
  readonly unreadAt?: (path: string) => number;
}

export function Entries({ label, variant, entries, unreadAt = () => 0 }: EntriesProps) {
  const text = usePageText();
  return (
    <nav className="card" aria-label={label}>
      <ul className={`entry-${variant}`}>
        {entries.map(({ path, title, icon }) => (
          <li key={path}>
            <Link href={path} className="entry">
              <span className="entry-icon">
                <Icon name={icon} />
              </span>
              <span className="entry-words">{text(title)}</span>
              <UnreadCount count={unreadAt(path)} />
              {variant === 'rows' && <Icon name="chevron-right" size={20} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
