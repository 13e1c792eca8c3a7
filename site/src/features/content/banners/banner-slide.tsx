import type { Announcement } from 'lobbykit/domain';
import { safeUrl } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { PlaceLink } from '../place-link.tsx';

export interface BannerSlideProps {
  readonly banner: Announcement;
  /** Position within the carousel, such as `2 / 4`; undefined for a single banner. */
  readonly place: string | undefined;
  /** True for the first banner, which is visible initially: its image loads with high priority. */
  readonly first: boolean;
  /** True if this banner is in view. The others are hidden from keyboard, pointer, and screen readers. */
  readonly here: boolean;
  /** True if the images of banners outside the view may load. */
  readonly mayLoad: boolean;
  /** Called when the image has loaded or failed, or immediately without an image. */
  readonly onReady: () => void;
}

/** One banner (HOME-09). Shows its title if the image is missing or broken. */
export function BannerSlide({ banner, place, first, here, mayLoad, onReady }: BannerSlideProps) {
  const text = usePageText();
  const { gateway } = useLobby().config;
  const address = safeUrl('image', banner.image, gateway);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = address !== null && address !== broken;
  // A banner without an image is ready immediately.
  useEffect(() => {
    if (first && !shown) onReady();
  }, [first, shown, onReady]);
  const content = (
    <>
      {shown && (first || mayLoad) && (
        <img
          src={address}
          alt={banner.title}
          width="716"
          height="312"
          decoding={first ? 'sync' : 'async'}
          fetchPriority={first ? 'high' : 'low'}
          referrerPolicy="no-referrer"
          draggable={false}
          onLoad={first ? onReady : undefined}
          onError={() => setBroken(address)}
        />
      )}
      {!shown && <p className="banner-words">{banner.title}</p>}
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel slide, per the ARIA Authoring Practices
    <div
      className="banner-slide"
      role="group"
      aria-roledescription={text('carousel.slide')}
      aria-label={place}
      inert={!here}
    >
      <PlaceLink to={banner.link} otherwise={<div>{content}</div>}>
        {content}
      </PlaceLink>
    </div>
  );
}
