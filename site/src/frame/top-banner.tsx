import { useLocation, useSearch } from 'wouter';
import { BannerCarousel } from '../parts/banner-carousel.tsx';
import { CategoryMenu } from '../parts/category-menu.tsx';
import { KindBanner } from '../parts/kind-banner.tsx';
import { SectionBoundary } from '../parts/section-boundary.tsx';
import { bannerOf } from '../rules/frame-rules.ts';

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
