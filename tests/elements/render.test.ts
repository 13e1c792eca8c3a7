/** What elements are drawn by: Preact with the habits of React that the views count on, in nodes that stand there already. */
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

describe('what elements are drawn by', () => {
  it('EMBED-23 lets focus and blur bubble', () => {
    const heard: string[] = [];
    const note = ({ type }: { type: string }) => heard.push(type);
    const box = drawn(h('div', { onFocus: note, onBlur: note, children: h('button', {}) }));
    const button = box.querySelector('button');
    button?.focus();
    button?.blur();
    expect(heard).toEqual(['focusin', 'focusout']);
  });

  it('EMBED-23 writes the attributes of drawings as SVG has them, and classes in them', () => {
    const line = { strokeWidth: 2, strokeLinecap: 'round', stopColor: 'red', className: 'a', viewBox: '0 0 1 1' };
    const box = drawn(h('svg', { ...line, shapeRendering: 'crispEdges' }));
    const names = [...(box.firstElementChild?.attributes ?? [])].map(({ name }) => name).sort();
    expect(names).toEqual(['class', 'shape-rendering', 'stop-color', 'stroke-linecap', 'stroke-width', 'viewBox']);
  });

  it('EMBED-23 writes nothing that a library of the page gives every object', () => {
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

  it('goes on in the nodes that stand there, and takes them away at the end', () => {
    const box = document.createElement('div');
    box.innerHTML = '<p class="old">a</p>';
    const paragraph = box.firstChild;
    render(h('p', { className: 'new', children: 'b' }), box);
    expect(box.innerHTML).toBe('<p class="new">b</p>');
    expect(box.firstChild).toBe(paragraph);
    render(null, box);
    expect(box.innerHTML).toBe('');
  });

  it('S24 says how a picture is asked for before its address, and leaves that as it stands', () => {
    const picture = () => h('img', { src: '/a.png', alt: '', referrerPolicy: 'no-referrer' });
    const made = drawn(picture());
    expect(made.querySelector('img')?.getAttributeNames()[0]).toBe('referrerpolicy');
    const box = document.createElement('div');
    box.append(made.firstElementChild?.cloneNode() ?? '');
    const seen = new MutationObserver(() => {});
    seen.observe(box, { attributes: true, subtree: true });
    render(picture(), box);
    expect(seen.takeRecords().map(({ attributeName }) => attributeName)).not.toContain('referrerpolicy');
    expect(box.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });
});
