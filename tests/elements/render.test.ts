/** Renderer of elements: Preact with the React behavior that the views rely on, hydrating existing nodes. */
import '@preact/compat';
import { jsx } from 'preact/jsx-runtime';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../sdk/elements/base/render.ts';

const h = (tag: string, props: object) => jsx(tag as never, props as never) as ReactNode;

function drawn(tree: ReactNode): HTMLElement {
  const box = document.body.appendChild(document.createElement('div'));
  render(tree, box);
  return box;
}

describe('element renderer', () => {
  it('EMBED-23 onFocus and onBlur handlers receive bubbling events', () => {
    const events: string[] = [];
    const note = ({ type }: { type: string }) => events.push(type);
    const box = drawn(h('div', { onFocus: note, onBlur: note, children: h('button', {}) }));
    const button = box.querySelector('button');
    button?.focus();
    button?.blur();
    expect(events).toEqual(['focusin', 'focusout']);
  });

  it('EMBED-23 renderer writes SVG attribute names and classes', () => {
    const line = { strokeWidth: 2, strokeLinecap: 'round', stopColor: 'red', className: 'a', viewBox: '0 0 1 1' };
    const box = drawn(h('svg', { ...line, shapeRendering: 'crispEdges' }));
    const names = [...(box.firstElementChild?.attributes ?? [])].map(({ name }) => name).sort();
    expect(names).toEqual(['class', 'shape-rendering', 'stop-color', 'stroke-linecap', 'stroke-width', 'viewBox']);
  });

  it('EMBED-23 renderer ignores properties that a library added to Object.prototype', () => {
    const everything = Object.prototype as unknown as Record<string, unknown>;
    everything['of all'] = 'a library';
    everything.title = 'of every object';
    try {
      expect(drawn(h('a', { title: 'own' })).innerHTML).toBe('<a title="own"></a>');
    } finally {
      delete everything['of all'];
      delete everything.title;
    }
  });

  it('renderer hydrates existing nodes and removes them on unmount', () => {
    const box = document.createElement('div');
    box.innerHTML = '<p class="old">a</p>';
    const paragraph = box.firstChild;
    render(h('p', { className: 'new', children: 'b' }), box);
    expect(box.innerHTML).toBe('<p class="new">b</p>');
    expect(box.firstChild).toBe(paragraph);
    render(null, box);
    expect(box.innerHTML).toBe('');
  });

  it('S24 renderer sets the referrer policy of an image before its URL and preserves hydrated images', () => {
    const picture = () => h('img', { src: '/a.png', alt: '', referrerPolicy: 'no-referrer' });
    const created = drawn(picture());
    expect(created.querySelector('img')?.getAttributeNames()[0]).toBe('referrerpolicy');
    const box = document.createElement('div');
    box.append(created.firstElementChild?.cloneNode() ?? '');
    const seen = new MutationObserver(() => {});
    seen.observe(box, { attributes: true, subtree: true });
    render(picture(), box);
    expect(seen.takeRecords().map(({ attributeName }) => attributeName)).not.toContain('referrerpolicy');
    expect(box.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
