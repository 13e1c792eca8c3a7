import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { UnreadCount } from '../../features/messages/unread-count.tsx';
import { Icon, type IconName } from '../../shared/icons/icon.tsx';

export interface MenuRowProps {
  readonly icon: IconName;
  /** Path on this site, or external URL that opens in a new tab; undefined for a button. */
  readonly path?: string;
  readonly onClick?: () => void;
  /** Number of unread messages, shown as a badge. */
  readonly waiting?: number;
  readonly children: ReactNode;
}

/** Row of a drawer: a link or a button. */
export function MenuRow({ icon, path, onClick, waiting = 0, children }: MenuRowProps) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
      <UnreadCount count={waiting} />
      {path && <Icon name="chevron-right" size={16} />}
    </>
  );
  if (path && !path.startsWith('/')) {
    return (
      <a href={path} className="menu-row" target="_blank" rel="noopener noreferrer" onClick={onClick}>
        {content}
      </a>
    );
  }
  return path ? (
    <Link href={path} className="menu-row" onClick={onClick}>
      {content}
    </Link>
  ) : (
    <button type="button" className="menu-row" onClick={onClick}>
      {content}
    </button>
  );
}
