import type { Announcement } from 'lobbykit/domain';
import { safeUrl } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { PlaceLink } from '../place-link.tsx';

export interface BannerSlideProps {
  readonly banner: Announcement;
  /** Its place among all, such as `2 / 4`; undefined where it is alone. */
  readonly place: string | undefined;
  /** This banner is the first thing a visitor sees: its picture loads before everything else. */
  readonly first: boolean;
  /** This banner is in view; the others are out of reach of keyboard, pointer and screen reader. */
  readonly here: boolean;
  /** The pictures of the others may come. */
  readonly wanted: boolean;
  /** The picture is there, or will never be. */
  readonly onReady: () => void;
}

/** One banner (HOME-09). Where its picture is missing or broken its title stands there. */
export function BannerSlide({ banner, place, first, here, wanted, onReady }: BannerSlideProps) {
  const text = usePageText();
  const { gateway } = useLobby().config;
  const address = safeUrl('image', banner.image, gateway);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = address !== null && address !== broken;
  // Without a picture nobody waits for one.
  useEffect(() => {
    if (first && !shown) onReady();
  }, [first, shown, onReady]);
  const content = (
    <>
      {shown && (first || wanted) && (
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
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel, as the authoring practices have it
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
