/**
 * Renders parts of a view in the light DOM of the element. Each part is in a separate box that is slotted into the
 * view.
 */
import type { ReactNode } from 'react';
import { render } from './render.ts';

export interface LightDomBoxes {
  /** Renders `tree` in the slot `name`; null removes it. */
  show(name: string, tree: ReactNode | null): void;
}

/** Class of the kit's nodes among the children of an element. */
const OWN = 'lk-light';

/**
 * Removes copied children of another element: a page that copies nodes (Turbo's cache, `innerHTML +=`, a saved page)
 * copies the boxes without their code.
 * @param but boxes of this element, which are kept
 */
export function clearCopies(host: HTMLElement, but: readonly Element[] = []): void {
  for (const child of [...host.children]) {
    if (child.classList.contains(OWN) && !but.includes(child)) child.remove();
  }
}

/** @param prepare adds the styles; called before each rendering */
export function lightDomBoxes(host: HTMLElement, prepare: () => void): LightDomBoxes {
  const boxes = new Map<string, HTMLElement>();

  const boxOf = (name: string): HTMLElement => {
    const found = boxes.get(name);
    if (found) return found;
    const place = host.ownerDocument.createElement('div');
    place.className = OWN;
    place.slot = name;
    pinPictures(place);
    place.addEventListener('focusin', ({ target }) => {
      focused = target as HTMLElement;
    });
    place.addEventListener('focusout', ({ relatedTarget }) => {
      // A removed element has lost the focus without another element.
      if (relatedTarget) focused = null;
    });
    boxes.set(name, place);
    return place;
  };

  /** Focused element in a box; it loses the focus when the page removes the box. */
  let focused: HTMLElement | null = null;
  const restore = () => {
    if (!host.isConnected) return;
    const active = focused;
    for (const box of boxes.values()) if (box.parentNode !== host) host.append(box);
    if (active && host.ownerDocument.activeElement === host.ownerDocument.body) active.focus({ preventScroll: true });
  };
  // A morph, a hydration or `innerHTML` of the page removes nodes that its markup lacks; the input is still in them. A
  // timer prevents an endless loop with an observer of the page.
  new MutationObserver(() => {
    if ([...boxes.values()].some(box => box.parentNode !== host)) setTimeout(restore);
  }).observe(host, { childList: true });

  return {
    show(name, tree) {
      if (tree === null) {
        const box = boxes.get(name);
        boxes.delete(name);
        if (box) render(null, box);
        box?.remove();
        return;
      }
      prepare();
      const place = boxOf(name);
      // For a saved page, the parser adds children to an element that is already connected.
      clearCopies(host, [...boxes.values()]);
      // A page that replaces the children of the element removes the boxes as well.
      if (place.parentNode !== host) host.append(place);
      render(tree, place);
    },
  };
}

/** Protects the shape (`d`) of all SVG paths in `place` from page styles, also of paths that are added later. */
function pinPictures(place: HTMLElement): void {
  new MutationObserver(() => {
    for (const path of place.querySelectorAll('path')) {
      path.style.setProperty('d', `path("${path.getAttribute('d')}")`, 'important');
    }
  }).observe(place, { childList: true, subtree: true, attributeFilter: ['d'] });
}
