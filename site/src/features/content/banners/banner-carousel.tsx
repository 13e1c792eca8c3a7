/** Home banners of the operator (HOME-01, HOME-06..09). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { useLobby, useSession } from 'lobbykit/react';
import { useMemo } from 'react';
import './banner.css';
import { BannerSlides } from './banner-slides.tsx';
import { KindBanner } from './kind-banner.tsx';
import { visibleBanners } from './visible-banners.ts';

/**
 * Reserves the banner height until the banners load. Without banners, or after an error, shows the built-in banner of
 * the site.
 */
export function BannerCarousel() {
  const { data, error } = useStore(commonStore(useLobby()).$announcements);
  const hasSession = useSession() !== null;
  const banners = useMemo(() => data && visibleBanners(data.banners, hasSession), [data, hasSession]);
  return (
    <div className="banner">
      {banners && banners.length > 0 ? (
        <BannerSlides banners={banners} />
      ) : (
        (banners || error) && <KindBanner kind="HOT" />
      )}
    </div>
  );
}
