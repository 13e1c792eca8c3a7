import { useLocation, useSearch } from 'wouter';
import { KindBanner } from '../parts/kind-banner.tsx';
import { bannerOf } from '../rules/frame-rules.ts';

/** The banner at the top of home and of every page of games (FRAME-01). */
export function TopBanner() {
  const [path] = useLocation();
  const banner = bannerOf(path, useSearch());
  if (banner === null || banner === 'home') return null;
  return <KindBanner kind={banner.kind} />;
}
