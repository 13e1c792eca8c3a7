/** Puts a tree of the view dialect into a shadow root and takes it out again. */
import type { ReactNode } from 'react';
import { pageEnv } from '../../dom/env.ts';
import { detachHydrationNodes } from '../../dom/hydration-nodes.ts';
import { contentOf, type PrerenderedContent } from '../../first-content/adopt.ts';
import { render } from './render.ts';

export interface Mounted {
  render(tree: ReactNode): void;
  /** Puts what is rendered in the place of the server's markup, once, after the next paint. */
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
 * Mounts into an inner node: beside it stand fallback styles and what a server has rendered. Where a server has
 * rendered the root the node stays outside of it until `show`, so that nobody sees a placeholder in the place of numbers.
 * First content is taken over as it stands: what differs is changed, nothing is made or laid out anew.
 */
export function mountInto(root: ShadowRoot): Mounted {
  const present = root.querySelector('div');
  let first = contentOf(root.host);
  const inner = present && first ? present : root.ownerDocument.createElement('div');
  let rendered = first ? null : present;
  if (!present) root.append(inner);
  let live = true;
  return {
    render(node) {
      if (first) takeOver(root, inner, first);
      first = undefined;
      render(node, inner);
    },
    show() {
      // Data that are known by now are rendered before the next frame. The server's sheet is removed too: the adopted ones hold
      // its rules.
      if (!rendered) return;
      pageEnv.afterPaint(() => {
        if (!live || !rendered) return;
        // A part whose code is under way would stand as a placeholder where the numbers are.
        if (inner.querySelector('.lk-pulse')) return this.show();
        rendered.replaceWith(inner);
        rendered = null;
        root.querySelector('link')?.remove();
      });
    },
    unmount() {
      live = false;
      render(null, inner);
      inner.remove();
    },
  };
}

/** Lets first content go, and presses what was pressed in it once something happens then. */
function takeOver(root: ShadowRoot, box: HTMLElement, { pressed }: PrerenderedContent): void {
  box.onclick = null;
  // Of a server, in whose place it was rendered.
  root.querySelector('link')?.remove();
  // A picture that has failed tells nobody again.
  for (const image of box.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) image.removeAttribute('src');
  }
  detachHydrationNodes(box);
  if (pressed.size === 0) return;
  const said = [...pressed].map(button => [button, textsOf(button)] as const);
  const press = () => {
    for (const [button, texts] of said) if (button.isConnected && textsOf(button) === texts) button.click();
  };
  root.host.addEventListener('lobby-ready', press, { once: true });
}

const textsOf = (button: Element) => `${button.getAttribute('aria-label')} ${button.textContent}`;
