/** Puts a tree of the view dialect into a shadow root and takes it out again. */
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { pageEnv } from '../dom/env.ts';

export interface Mounted {
  render(tree: ReactNode): void;
  /** Puts what is rendered in the place of the server's markup or the first drawing, once, after the next paint. */
  show(): void;
  /** Empties the root; the shadow root and its sheets stay. */
  unmount(): void;
}

/**
 * The open shadow root of `host`: the one that server markup brought, else a new one.
 * `attachShadow` on a host that has one would wipe it.
 */
export const shadowOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

/**
 * Mounts into an inner node: preact empties its container at the first render, fallback styles included. Where a server has
 * rendered the root, or the page before its element was there, the node stays outside of it until `show`, so that nobody sees
 * a placeholder in the place of numbers.
 */
export function mountInto(root: ShadowRoot): Mounted {
  const inner = root.ownerDocument.createElement('div');
  let rendered = root.querySelector('div');
  if (!rendered) root.append(inner);
  const tree = createRoot(inner);
  let live = true;
  return {
    render: node => tree.render(node),
    show() {
      // What is known now is drawn before the next frame. The server's sheet goes too: the adopted ones hold its rules.
      if (!rendered) return;
      pageEnv.afterPaint(() => {
        if (!live || !rendered) return;
        // A part whose code is under way would stand as a placeholder where the numbers are.
        if (inner.querySelector('.lk-breath')) return this.show();
        rendered.replaceWith(inner);
        rendered = null;
        root.querySelector('link')?.remove();
      });
    },
    unmount() {
      live = false;
      tree.unmount();
      inner.remove();
    },
  };
}
