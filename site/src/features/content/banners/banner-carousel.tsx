/** Home banners of the operator (HOME-01, HOME-06..09). */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { carouselBanners } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import './banner.css';
import { BannerSlides } from './banner-slides.tsx';
import { KindBanner } from './kind-banner.tsx';

/**
 * Reserves the banner height until the banners are loaded; without banners, or after an error, shows the site's banner.
 */
export function BannerCarousel() {
  const { data, error } = useStore(commonStore(useLobby()).$announcements);
  const banners = useMemo(() => data && carouselBanners(data.banners), [data]);
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
