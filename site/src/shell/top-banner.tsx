import { useLocation, useSearch } from 'wouter';
import { BannerCarousel } from '../features/content/banners/banner-carousel.tsx';
import { KindBanner } from '../features/content/banners/kind-banner.tsx';
import { bannerOf } from '../shared/layout/bars.ts';
import { SectionBoundary } from '../shared/loading/section-boundary.tsx';
import { CategoryMenu } from './category-menu.tsx';

/** The banner at the top of home and of every page of games, on the latter with the ways to the others (FRAME-01, TAB-04). */
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
