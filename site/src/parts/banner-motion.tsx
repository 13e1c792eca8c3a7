/** Swipe, loop and snap of the banners: the part of them that is a library, brought once the first banner stands there. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import type { Autoplay } from '../models/autoplay.ts';
import { wantsStill } from './wants-still.ts';

export interface BannerMotionProps {
  /** What shows one banner; the row of all of them is its only child. */
  readonly view: HTMLElement;
  readonly autoplay: Autoplay;
  readonly onSelect: (index: number) => void;
}

/** Draws nothing: it moves what is there. */
export function BannerMotion({ view, autoplay, onSelect }: BannerMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 20 });
  useEffect(() => {
    attach(view);
    return () => attach(null);
  }, [attach, view]);

  useEffect(() => {
    if (!embla) return;
    const select = () => onSelect(embla.selectedScrollSnap());
    const next = () => embla.scrollNext(wantsStill());
    const keys = ({ key, target }: KeyboardEvent) => {
      if (target !== view) return;
      if (key === 'ArrowRight') next();
      else if (key === 'ArrowLeft') embla.scrollPrev(wantsStill());
    };
    embla.on('select', select).on('reInit', select);
    view.addEventListener('keydown', keys);
    const off = autoplay.run(next);
    return () => {
      off();
      view.removeEventListener('keydown', keys);
      embla.off('select', select).off('reInit', select);
    };
  }, [embla, view, autoplay, onSelect]);
  return null;
}
