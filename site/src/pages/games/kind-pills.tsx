import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { PageTextKey } from '../../i18n/en.ts';
import { usePageText } from '../../i18n/page-text.ts';
import { KindIcon } from '../../parts/kind-icon.tsx';

const PLACES = ['a', 'b', 'c'];

export interface KindPillsProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  readonly kinds: readonly string[];
  /** The one that is shown. */
  readonly kind: string;
  /** They are on their way; their room is kept. */
  readonly waiting: boolean;
  readonly pathOf: (kind: string) => string;
  readonly titleOf: (kind: string) => PageTextKey;
  /** Category whose icon stands for it. */
  readonly iconOf?: (kind: string) => string;
}

/** Categories of games in one row, the present one marked and in sight. */
export function KindPills({ label, kinds, kind, waiting, pathOf, titleOf, iconOf = own }: KindPillsProps) {
  const text = usePageText();
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category, or the first ones, stand in the row
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]');
    // Sideways only: scrollIntoView would move the page as well.
    if (row.current && here)
      row.current.scrollLeft = here.offsetLeft - (row.current.clientWidth - here.clientWidth) / 2;
  }, [kinds, kind]);
  return (
    <nav ref={row} className="kind-switch" aria-label={label}>
      {waiting && PLACES.map(place => <span key={place} className="kind-pill lk-skeleton" />)}
      {kinds.map(one => (
        // The way back leads out of the games, not through every category that was looked at.
        <Link
          key={one}
          href={pathOf(one)}
          replace
          className="kind-pill"
          aria-current={one === kind ? 'page' : undefined}
        >
          <KindIcon kind={iconOf(one)} />
          {text(titleOf(one))}
        </Link>
      ))}
    </nav>
  );
}

const own = (kind: string) => kind;
