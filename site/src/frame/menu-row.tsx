import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { Icon, type IconName } from '../parts/icon.tsx';

export interface MenuRowProps {
  readonly icon: IconName;
  /** Page the row leads to; without it the row is a button. */
  readonly path?: string;
  readonly onClick?: () => void;
  /** How much waits there to be read. */
  readonly waiting?: number;
  readonly children: ReactNode;
}

/** One row of a drawer. */
export function MenuRow({ icon, path, onClick, waiting = 0, children }: MenuRowProps) {
  const text = usePageText();
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
      {waiting > 0 && (
        <b className="menu-count">
          {waiting} <span className="lk-hidden">{text('menu.unread')}</span>
        </b>
      )}
      {path && <Icon name="chevron-right" size={16} />}
    </>
  );
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
