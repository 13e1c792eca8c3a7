/** Swipe, loop and snap of the banners: the part of them that is a library, brought once the first banner stands there. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { prefersReducedMotion } from '../../../shared/ui/prefers-reduced-motion.ts';
import type { Autoplay } from './autoplay.ts';

export interface BannerMotionProps {
  /** The window that shows one banner; its only child is the row of all banners. */
  readonly view: HTMLElement;
  readonly autoplay: Autoplay;
  readonly onSelect: (index: number) => void;
  /** Takes what goes to the banner before or after, null once it is gone. */
  readonly onMove: (move: (() => Move) | null) => void;
}

export type Move = (way: 'back' | 'next') => void;

/** Draws nothing: it moves what is there. */
export function BannerMotion({ view, autoplay, onSelect, onMove }: BannerMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: 20 });
  useEffect(() => {
    attach(view);
    return () => attach(null);
  }, [attach, view]);

  useEffect(() => {
    if (!embla) return;
    const select = () => onSelect(embla.selectedScrollSnap());
    const next = () => embla.scrollNext(prefersReducedMotion());
    const back = () => embla.scrollPrev(prefersReducedMotion());
    const ways = { back, next };
    const keys = ({ key, target }: KeyboardEvent) => {
      if (target !== view) return;
      if (key === 'ArrowRight') next();
      else if (key === 'ArrowLeft') back();
    };
    embla.on('select', select).on('reInit', select);
    view.addEventListener('keydown', keys);
    const off = autoplay.run(next);
    onMove(() => way => ways[way]());
    return () => {
      off();
      onMove(null);
      view.removeEventListener('keydown', keys);
      embla.off('select', select).off('reInit', select);
    };
  }, [embla, view, autoplay, onSelect, onMove]);
  return null;
}
