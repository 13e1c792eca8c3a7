/** Parts of a view in the light DOM of its element: each in a box of its own, slotted into the view. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { pinDrawings } from './pin-drawings.ts';

export interface LightParts {
  /** Shows `tree` in the slot `name`; null takes it away. */
  show(name: string, tree: ReactNode | null): void;
}

type Box = { readonly place: HTMLElement; readonly root: ReturnType<typeof createRoot> };

/** @param prepare brings the styles; called before each drawing */
export function lightParts(host: HTMLElement, prepare: () => void): LightParts {
  const boxes = new Map<string, Box>();

  const boxOf = (name: string): Box => {
    const found = boxes.get(name);
    if (found) return found;
    const place = host.ownerDocument.createElement('div');
    place.className = 'lk-light';
    place.slot = name;
    pinDrawings(place);
    const box = { place, root: createRoot(place) };
    boxes.set(name, box);
    return box;
  };

  return {
    show(name, tree) {
      if (tree === null) {
        const box = boxes.get(name);
        boxes.delete(name);
        box?.root.unmount();
        box?.place.remove();
        return;
      }
      prepare();
      const { place, root } = boxOf(name);
      // A page that writes its own children anew takes ours away with them.
      if (place.parentNode !== host) host.append(place);
      root.render(tree);
    },
  };
}
