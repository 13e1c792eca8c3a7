import { useStore } from '@nanostores/react';
import type { Announcement } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { type ComponentType, type FocusEvent, lazy, type PointerEvent, Suspense, useEffect, useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { prefersReducedMotion } from '../../../shared/ui/prefers-reduced-motion.ts';
import { createAutoplay } from './autoplay.ts';
import type { BannerMotionProps, Move } from './banner-motion.tsx';
import { BannerSlide } from './banner-slide.tsx';

/** Fallback if the carousel library fails to load: the first banner stays visible. */
const NoMotion = () => null;

const Motion = lazy(async (): Promise<{ default: ComponentType<BannerMotionProps> }> => {
  const chunk = await import('./banner-motion.tsx').catch(() => null);
  return { default: chunk?.BannerMotion ?? NoMotion };
});

const DIRECTIONS = [
  ['back', 'carousel.back', 'chevron-left'],
  ['next', 'carousel.next', 'chevron-right'],
] as const;

/**
 * One banner, or a carousel (HOME-06) that advances every 5 s and has a stop button. It pauses under a pointer or
 * finger, while focused, and in a hidden page; with reduced motion, it is initially stopped (HOME-07).
 */
export function BannerSlides({ banners }: { banners: readonly Announcement[] }) {
  const text = usePageText();
  const [autoplay] = useState(() => createAutoplay(prefersReducedMotion()));
  const stopped = useStore(autoplay.$stopped);
  const [view, setView] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState(0);
  const [started, setStarted] = useState(false);
  const [move, setMove] = useState<Move | null>(null);
  const several = banners.length > 1;

  useEffect(() => {
    const followVisibility = () => autoplay.hold('hidden', document.hidden);
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => document.removeEventListener('visibilitychange', followVisibility);
  }, [autoplay]);

  const pointer = ({ type }: PointerEvent) => autoplay.hold('pointer', type === 'pointerenter');
  // A button keeps the focus after a pointer press. Only keyboard focus pauses the carousel.
  const focus = ({ type, target }: FocusEvent) =>
    autoplay.hold('focus', type === 'focus' && target.matches(':focus-visible'));

  return (
    <section
      className="banner-box"
      aria-roledescription={text('carousel.role')}
      aria-label={text('carousel.name')}
      onPointerEnter={pointer}
      onPointerLeave={pointer}
      onFocus={focus}
      onBlur={focus}
    >
      {/*
       * biome-ignore lint/a11y/useSemanticElements: focusable for the arrow keys, even if no banner is a link; not a
       * set of fields
       */}
      <div
        ref={setView}
        className="banner-view"
        data-swipe=""
        role="group"
        tabIndex={several ? 0 : undefined}
        aria-label={text('carousel.name')}
      >
        <div className="banner-track">
          {banners.map((banner, at) => (
            <BannerSlide
              key={banner.id}
              banner={banner}
              place={several ? `${at + 1} / ${banners.length}` : undefined}
              first={at === 0}
              here={at === selected}
              mayLoad={started}
              onReady={() => setStarted(true)}
            />
          ))}
        </div>
      </div>
      {several && (
        <>
          <p className="banner-indicators" aria-hidden="true">
            {banners.map(({ id }, at) => (
              <i key={id} data-on={at === selected ? '' : undefined} />
            ))}
          </p>
          {move &&
            DIRECTIONS.map(([direction, name, icon]) => (
              <Button
                key={direction}
                variant="icon"
                className={`banner-way banner-${direction}`}
                label={text(name)}
                onClick={() => move(direction)}
              >
                <Icon name={icon} size={20} />
              </Button>
            ))}
          <Button
            variant="icon"
            className="banner-stop"
            label={text(stopped ? 'carousel.go' : 'carousel.stop')}
            onClick={autoplay.toggle}
          >
            <Icon name={stopped ? 'play' : 'pause'} size={16} />
          </Button>
        </>
      )}
      {several && started && view && (
        <Suspense>
          <Motion view={view} autoplay={autoplay} onSelect={setSelected} onMove={setMove} />
        </Suspense>
      )}
    </section>
  );
}
