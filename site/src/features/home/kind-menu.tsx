/** The ways to the categories of games: HOT and RNG first, then as the server has them (TAB-01..06). */
import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { Link, useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { KindIcon } from '../../shared/icons/kind-icon.tsx';
import { ScrollRow } from '../../shared/ui/scroll-row.tsx';
import { categoryPath, categoryTitle, menuCategories, menuCategoryAt } from '../games/category-pages.ts';

const PLACES = ['a', 'b', 'c', 'd', 'e'];

export function CategoryTabs() {
  const lobby = useLobby();
  const text = usePageText();
  const [path] = useLocation();
  const { data, error } = useStore(lobby.$vendors);
  const here = menuCategoryAt(path);
  // Its room is kept while nobody knows what stands in it; a merchant without vendors has no menu.
  const kinds = data ? menuCategories(data) : error ? ['HOT', 'RNG'] : null;
  if (kinds?.length === 0) return null;
  return (
    <ScrollRow label={text('menu.kinds')} className="kind-menu" here={null}>
      {!kinds && PLACES.map(place => <i key={place} className="kind-place" />)}
      {kinds?.map(kind => (
        <Link key={kind} href={categoryPath(kind)} aria-current={kind === here ? 'true' : undefined}>
          <span>
            <KindIcon kind={kind} />
          </span>
          {text(categoryTitle(kind))}
        </Link>
      ))}
    </ScrollRow>
  );
}
