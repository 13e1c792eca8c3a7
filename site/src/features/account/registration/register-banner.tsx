/** The operator's banner beside the registration (ANN-08): below the form, so that nothing moves when the banner comes. */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { BannerSlides } from '../../content/banners/banner-slides.tsx';
import '../../content/banners/banner.css';

export function RegisterBanner() {
  const { data } = useStore(commonStore(useLobby()).$registerBanners);
  if (!data || data.length === 0) return null;
  return (
    <div className="banner">
      <BannerSlides banners={data} />
    </div>
  );
}
