import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { Link, useLocation, useSearch } from 'wouter';
import { BannerCarousel } from '../features/content/banners/banner-carousel.tsx';
import { KindBanner } from '../features/content/banners/kind-banner.tsx';
import { categoryPath, categoryTitle, menuCategories } from '../features/games/category-menu.ts';
import { usePageText } from '../shared/i18n/page-text.ts';
import { KindIcon } from '../shared/icons/kind-icon.tsx';
import { SectionBoundary } from '../shared/loading/section-boundary.tsx';
import { ScrollRow } from '../shared/ui/scroll-row.tsx';
import { bannerOf } from './top-banner-pages.ts';

/** React keys of the placeholders shown while the vendors load. */
const MENU_PLACEHOLDERS = ['a', 'b', 'c'];

/**
 * Row of links to the game categories, the same on each category page (TAB-01..06, CENTER-03).
 * @param kind category of the page; INHOUSE for the in-house games
 */
function CategoryMenu({ kind }: { kind: string }) {
  const text = usePageText();
  const { data, error } = useStore(useLobby().$vendors);
  const kinds = data ? menuCategories(data) : error ? ['HOT', 'RNG'] : null;
  if (kinds?.length === 0) return null;
  return (
    <ScrollRow label={text('menu.kinds')} className="kind-switch" here={`${kind} ${kinds}`}>
      {!kinds && MENU_PLACEHOLDERS.map(place => <span key={place} className="kind-pill lk-skeleton" />)}
      {kinds?.map(one => (
        // Replaces the history entry, so that Back leaves the game pages instead of returning to each category.
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

/**
 * Banner at the top of home and of the game pages. Game pages also have the links to the categories (FRAME-01, TAB-04).
 */
export function TopBanner() {
  const [path] = useLocation();
  const banner = bannerOf(path, useSearch());
  if (banner === null) return null;
  if (banner === 'home') {
    return (
      <SectionBoundary>
        <BannerCarousel />
      </SectionBoundary>
    );
  }
  return (
    <>
      <SectionBoundary>
        <KindBanner kind={banner.kind} />
      </SectionBoundary>
      <SectionBoundary>
        <CategoryMenu kind={banner.kind} />
      </SectionBoundary>
    </>
  );
}
