/** The part of the page that can be seen: an on-screen keyboard covers the rest without telling the layout. */
import { ofDocument } from '../dom-clobbering.ts';
import { focused } from './focus.ts';

/** Zoomed in by more than this the visible part is the visitor's own choice. */
const ZOOMED = 1.01;

/**
 * Keeps `--lk-seen-top` and `--lk-seen-height` on `overlay` at the place and height that can be seen, and what is typed
 * in within sight. Where the browser does not tell, both stay unset.
 * @returns function that stops following
 */
export function followViewport(overlay: HTMLElement): () => void {
  const seen = ofDocument('defaultView', overlay.ownerDocument)?.visualViewport;
  if (!seen) return () => {};
  const show = () => {
    if (seen.scale > ZOOMED) return;
    overlay.style.setProperty('--lk-seen-top', `${seen.offsetTop}px`);
    overlay.style.setProperty('--lk-seen-height', `${seen.height}px`);
    const field = focused(overlay);
    if (field instanceof HTMLInputElement) field.scrollIntoView({ block: 'nearest' });
  };
  show();
  seen.addEventListener('resize', show);
  seen.addEventListener('scroll', show);
  return () => {
    seen.removeEventListener('resize', show);
    seen.removeEventListener('scroll', show);
  };
}
