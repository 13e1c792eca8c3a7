/**
 * Renders parts of a view in the light DOM of the element. Each part has a container, which a slot of the view shows.
 */
import type { ReactNode } from 'react';
import { render } from './render.ts';

export interface LightDomBoxes {
  /** Renders `tree` in the slot `name`; null removes the content. */
  show(name: string, tree: ReactNode | null): void;
}

/** CSS class that marks the kit's containers among the children of an element. */
const OWN = 'lk-light';

/**
 * Removes containers that were copied from another element. A page that copies nodes (Turbo's cache, `innerHTML +=`, a
 * saved page) copies the containers without their code.
 * @param but containers of this element, which are kept
 */
export function clearCopies(host: HTMLElement, but: readonly Element[] = []): void {
  for (const child of [...host.children]) {
    if (child.classList.contains(OWN) && !but.includes(child)) child.remove();
  }
}

/**
 * Creates the containers of an element.
 * @param prepare adds the stylesheets; called before each rendering
 */
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
      // Without a newly focused element, the focused element may have been removed, so it must be remembered.
      if (relatedTarget) focused = null;
    });
    boxes.set(name, place);
    return place;
  };

  /** Focused element in a container. It loses the focus if the page removes the container. */
  let focused: HTMLElement | null = null;
  const restore = () => {
    if (!host.isConnected) return;
    const active = focused;
    for (const box of boxes.values()) if (box.parentNode !== host) host.append(box);
    if (active && host.ownerDocument.activeElement === host.ownerDocument.body) active.focus({ preventScroll: true });
  };
  // If the page morphs, hydrates or sets `innerHTML`, it removes nodes that its markup does not contain, so the
  // containers are inserted again with their content. A timer is used, because an observer of the page might remove
  // them again in an endless loop.
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
      // When a saved page opens, the parser adds children to an element that is already connected.
      clearCopies(host, [...boxes.values()]);
      // If the page has replaced the children of the element, the container must be inserted again.
      if (place.parentNode !== host) host.append(place);
      render(tree, place);
    },
  };
}

/**
 * Protects the path data (`d`) of SVG icons in `place` from styles of the page, also for icons that are added later.
 */
function pinPictures(place: HTMLElement): void {
  new MutationObserver(() => {
    for (const path of place.querySelectorAll('path')) {
      path.style.setProperty('d', `path("${path.getAttribute('d')}")`, 'important');
    }
  }).observe(place, { childList: true, subtree: true, attributeFilter: ['d'] });
}
