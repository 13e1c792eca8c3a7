import { useLocation, useSearch } from 'wouter';
import { BannerCarousel } from '../parts/banner-carousel.tsx';
import { KindBanner } from '../parts/kind-banner.tsx';
import { SectionBoundary } from '../parts/section-boundary.tsx';
import { bannerOf } from '../rules/frame-rules.ts';

/** The banner at the top of home and of every page of games (FRAME-01). */
export function TopBanner() {
  const [path] = useLocation();
  const banner = bannerOf(path, useSearch());
  if (banner === null) return null;
  return (
    <SectionBoundary>{banner === 'home' ? <BannerCarousel /> : <KindBanner kind={banner.kind} />}</SectionBoundary>
  );
}
