/** Swipe, loop, and snap of the banner carousel. Loads the carousel library after the first banner is visible. */
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { prefersReducedMotion } from '../../../shared/ui/prefers-reduced-motion.ts';
import type { Autoplay } from './autoplay.ts';

export interface BannerMotionProps {
  /** Viewport that shows one banner; its only child is the row of all banners. */
  readonly view: HTMLElement;
  readonly autoplay: Autoplay;
  readonly onSelect: (index: number) => void;
  /** Called with the function that moves to the next or previous banner; called with null on unmount. */
  readonly onMove: (move: (() => Move) | null) => void;
}

export type Move = (direction: 'back' | 'next') => void;

/** Attaches the carousel library to the existing banners; renders nothing. */
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
    const moves = { back, next };
    const keys = ({ key, target }: KeyboardEvent) => {
      if (target !== view) return;
      if (key === 'ArrowRight') next();
      else if (key === 'ArrowLeft') back();
    };
    embla.on('select', select).on('reInit', select);
    view.addEventListener('keydown', keys);
    const off = autoplay.run(next);
    onMove(() => direction => moves[direction]());
    return () => {
      off();
      onMove(null);
      view.removeEventListener('keydown', keys);
      embla.off('select', select).off('reInit', select);
    };
  }, [embla, view, autoplay, onSelect, onMove]);
  return null;
}
