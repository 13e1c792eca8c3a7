/** Pieces of a view that stand in the light DOM of its element: each in a box of its own, slotted into the view. */
import type { ReactNode } from 'react';
import { render } from './render.ts';

export interface LightDomBoxes {
  /** Shows `tree` in the slot `name`; null takes it away. */
  show(name: string, tree: ReactNode | null): void;
}

/** Class of whatever the kit puts among the children of an element. */
const OWN = 'lk-light';

/**
 * Takes away children that another element was given: a page that copies its nodes (Turbo's cache, `innerHTML +=`, a saved page)
 * copies them too, and no code is behind the copies.
 * @param but those of this element
 */
export function clearCopies(host: HTMLElement, but: readonly Element[] = []): void {
  for (const child of [...host.children]) {
    if (child.classList.contains(OWN) && !but.includes(child)) child.remove();
  }
}

/** @param prepare brings the styles; called before each rendering */
export function lightDomBoxes(host: HTMLElement, prepare: () => void): LightDomBoxes {
  const boxes = new Map<string, HTMLElement>();

  const boxOf = (name: string): HTMLElement => {
    const found = boxes.get(name);
    if (found) return found;
    const place = host.ownerDocument.createElement('div');
    place.className = OWN;
    place.slot = name;
    pinPictures(place);
    boxes.set(name, place);
    return place;
  };

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
      // The parser hands the children of a saved page to an element that is there already.
      clearCopies(host, [...boxes.values()]);
      // A page that writes its own children anew takes ours away with them.
      if (place.parentNode !== host) host.append(place);
      render(tree, place);
    },
  };
}

/** Pins every path below `place`, whenever one comes or changes; for as long as `place` lives. */
function pinPictures(place: HTMLElement): void {
  new MutationObserver(() => {
    for (const path of place.querySelectorAll('path')) {
      path.style.setProperty('d', `path("${path.getAttribute('d')}")`, 'important');
    }
  }).observe(place, { childList: true, subtree: true, attributeFilter: ['d'] });
}
