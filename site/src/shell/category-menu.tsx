/** The ways from one category of games to the next: the same row on the page of each (TAB-01..06, CENTER-03). */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { Link } from 'wouter';
import { categoryPath, categoryTitle, menuCategories } from '../features/games/category-pages.ts';
import { usePageText } from '../shared/i18n/page-text.ts';
import { KindIcon } from '../shared/icons/kind-icon.tsx';
import { ScrollRow } from '../shared/ui/scroll-row.tsx';

const PLACES = ['a', 'b', 'c'];

/** @param kind the category of the page; INHOUSE stands for the in-house games */
export function CategoryMenu({ kind }: { kind: string }) {
  const text = usePageText();
  const { data, error } = useStore(useLobby().$vendors);
  const kinds = data ? menuCategories(data) : error ? ['HOT', 'RNG'] : null;
  if (kinds?.length === 0) return null;
  return (
    <ScrollRow label={text('menu.kinds')} className="kind-switch" here={`${kind} ${kinds}`}>
      {!kinds && PLACES.map(place => <span key={place} className="kind-pill lk-skeleton" />)}
      {kinds?.map(one => (
        // The way back leads out of the games, not through every category that was looked at.
        <Link
          key={one}
          href={categoryPath(one)}
          replace
          className="kind-pill"
          aria-current={one === kind ? 'page' : undefined}
        >
          <KindIcon kind={one} />
          {text(categoryTitle(one))}
        </Link>
      ))}
    </ScrollRow>
  );
}
