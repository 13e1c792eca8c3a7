import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { KindIcon } from '../../parts/kind-icon.tsx';
import { centerPath, centerTitle } from '../../rules/kinds.ts';

const PLACES = ['a', 'b', 'c'];

export interface KindSwitchProps {
  readonly kinds: readonly string[];
  /** The one that is shown. */
  readonly kind: string;
  /** They are on their way. */
  readonly waiting: boolean;
}

/** From one category of the game center to another (CENTER-03). */
export function KindSwitch({ kinds, kind, waiting }: KindSwitchProps) {
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
    <nav ref={row} className="kind-switch" aria-label={text('center.switch')}>
      {waiting && PLACES.map(place => <span key={place} className="kind-pill lk-skeleton" />)}
      {kinds.map(one => (
        // The way back leads out of the game center, not through every category that was looked at.
        <Link
          key={one}
          href={centerPath(one)}
          replace
          className="kind-pill"
          aria-current={one === kind ? 'page' : undefined}
        >
          <KindIcon kind={one === 'RNG' ? 'INHOUSE' : one} />
          {text(centerTitle(one))}
        </Link>
      ))}
    </nav>
  );
}
