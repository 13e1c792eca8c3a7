/** Mounts a tree in a shadow root. */
import type { ReactNode } from 'react';
import { pageEnv } from '../../dom/env.ts';
import { detachHydrationNodes } from '../../dom/hydration-nodes.ts';
import { contentOf, type PrerenderedContent } from '../../first-content/adopt.ts';
import { render } from './render.ts';

export interface Mounted {
  render(tree: ReactNode): void;
  /** Restores the scroll positions that nodes lost while the element was not in the page. */
  restoreScroll(): void;
  /** Replaces the markup of a server with the rendered tree after the next paint. Only the first call has an effect. */
  show(): void;
  /** Empties the root; shadow root and stylesheets remain. */
  unmount(): void;
}

/**
 * Returns the open shadow root of `host`: that of the server's markup, or a new one. Calling `attachShadow` on a host
 * that already has a shadow root would empty it.
 */
export const shadowOf = (host: HTMLElement): ShadowRoot => host.shadowRoot ?? host.attachShadow({ mode: 'open' });

/**
 * Mounts into a node in the root, next to fallback styles and the server's markup. If there is server markup, only
 * `show` attaches the node, so that no placeholder replaces visible numbers. Prerendered content is hydrated in place.
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
  // The listener must run in the capture phase, because scroll events do not bubble.
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
      // Data that are available are rendered before the next frame. The server's stylesheet is then removed, because
      // the adopted stylesheets contain its rules.
      if (!rendered) return;
      pageEnv.afterPaint(() => {
        if (!live || !rendered) return;
        // The placeholder of a loading chunk must not replace visible numbers, so wait for another paint.
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

/** Stops recording clicks on prerendered content, and dispatches the recorded clicks once. */
function takeOver(root: ShadowRoot, box: HTMLElement, { pressed }: PrerenderedContent): void {
  box.onclick = null;
  // Link to the stylesheet in the server's markup, which is no longer needed.
  root.querySelector('link')?.remove();
  // An image that failed to load dispatches no further error event, so it must load again.
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
