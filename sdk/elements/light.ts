/** Parts of a view in the light DOM of its element: each in a box of its own, slotted into the view. */
import type { ReactNode } from 'react';
import { draw } from './draw.ts';
import { pinDrawings } from './pin-drawings.ts';

export interface LightParts {
  /** Shows `tree` in the slot `name`; null takes it away. */
  show(name: string, tree: ReactNode | null): void;
}

/** @param prepare brings the styles; called before each drawing */
export function lightParts(host: HTMLElement, prepare: () => void): LightParts {
  const boxes = new Map<string, HTMLElement>();

  const boxOf = (name: string): HTMLElement => {
    const found = boxes.get(name);
    if (found) return found;
    const place = host.ownerDocument.createElement('div');
    place.className = 'lk-light';
    place.slot = name;
    pinDrawings(place);
    boxes.set(name, place);
    return place;
  };

  return {
    show(name, tree) {
      if (tree === null) {
        const box = boxes.get(name);
        boxes.delete(name);
        if (box) draw(null, box);
        box?.remove();
        return;
      }
      prepare();
      const place = boxOf(name);
      // A page that writes its own children anew takes ours away with them.
      if (place.parentNode !== host) host.append(place);
      draw(tree, place);
    },
  };
}
