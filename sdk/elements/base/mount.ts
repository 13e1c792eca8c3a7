/** Mounting of a tree in a shadow root. */
import type { ReactNode } from 'react';
import { pageEnv } from '../../dom/env.ts';
import { detachHydrationNodes } from '../../dom/hydration-nodes.ts';
import { contentOf, type PrerenderedContent } from '../../first-content/adopt.ts';
import { render } from './render.ts';

export interface Mounted {
  render(tree: ReactNode): void;
  /** Restores the scroll positions that nodes lost when the element was removed from the page. */
  restoreScroll(): void;
  /** Replaces the server's markup with the rendered tree, once, after the next paint. */
  show(): void;
  /** Empties the root; the shadow root and its stylesheets remain. */
  unmount(): void;
}

/**
 * Returns the open shadow root of `host`: that of the server's markup, or a new one. `attachShadow` on a host with a
 * shadow root would empty it.
 */
export const shadowOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

/**
 * Mounts into an inner node next to fallback styles and the server's markup. With server markup, the node is attached
 * by `show`, so that no placeholder replaces visible numbers; prerendered content is hydrated in place.
 */
export function mountInto(root: ShadowRoot): Mounted {
  const present = root.querySelector('div');
  let first = contentOf(root.host);
  const inner = present && first ? present : root.ownerDocument.createElement('div');
  let rendered = first ? null : present;
  if (!present) root.append(inner);
  let live = true;
  const positions = new WeakMap<Element, ScrollToOptions>();
  const note = ({ target }: Event) => {
    const { scrollLeft: left, scrollTop: top } = target as Element;
    positions.set(target as Element, { left, top, behavior: 'instant' });
  };
  // Listen in the capture phase, because scroll events do not bubble.
  root.addEventListener('scroll', note, { capture: true, passive: true });
  return {
    restoreScroll() {
      for (const node of inner.querySelectorAll('*')) {
        const position = positions.get(node);
        if (position) node.scrollTo(position);
      }
    },
    render(node) {
      if (first) takeOver(root, inner, first);
      first = undefined;
      render(node, inner);
    },
    show() {
      // Available data is rendered before the next frame. The server's stylesheet is removed because the adopted
      // stylesheets contain its rules.
      if (!rendered) return;
      pageEnv.afterPaint(() => {
        if (!live || !rendered) return;
        // A placeholder of a loading chunk must not replace visible numbers.
        if (inner.querySelector('.lk-pulse')) return this.show();
        rendered.replaceWith(inner);
        rendered = null;
        root.querySelector('link')?.remove();
      });
    },
    unmount() {
      live = false;
      root.removeEventListener('scroll', note, { capture: true });
      render(null, inner);
      inner.remove();
    },
  };
}

/** Ends the interaction handling of prerendered content and replays its clicks once. */
function takeOver(root: ShadowRoot, box: HTMLElement, { pressed }: PrerenderedContent): void {
  box.onclick = null;
  // Link to the stylesheet in server-rendered markup.
  root.querySelector('link')?.remove();
  // An image that has failed does not emit its error event again.
  for (const image of box.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) image.removeAttribute('src');
  }
  detachHydrationNodes(box);
  if (pressed.size === 0) return;
  const clicked = [...pressed].map(button => [button, textsOf(button)] as const);
  const press = () => {
    for (const [button, texts] of clicked) if (button.isConnected && textsOf(button) === texts) button.click();
  };
  root.host.addEventListener('lobby-ready', press, { once: true });
}

const textsOf = (button: Element) => `${button.getAttribute('aria-label')} ${button.textContent}`;
