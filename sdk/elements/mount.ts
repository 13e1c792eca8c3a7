/** Puts a tree of the view dialect into a shadow root and takes it out again. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

export interface Mounted {
  render(tree: ReactNode): void;
  /** Empties the root; the shadow root and its sheets stay. */
  unmount(): void;
}

/**
 * The open shadow root of `host`: the one that server markup brought, else a new one.
 * `attachShadow` on a host that has one would wipe it.
 */
export const shadowOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

/** Mounts into an inner node: preact empties its container at the first render, fallback styles included. */
export function mountInto(root: ShadowRoot): Mounted {
  const inner = root.ownerDocument.createElement('div');
  root.querySelector(':scope > div')?.remove();
  root.append(inner);
  const tree = createRoot(inner);
  return {
    render: node => tree.render(node),
    unmount() {
      tree.unmount();
      inner.remove();
    },
  };
}
