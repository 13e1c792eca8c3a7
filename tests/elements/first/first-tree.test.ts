/** First content: from a view to a tree on a server, and from a tree to nodes in a page, whatever the tree says. */
import { Fragment } from 'preact';
import { jsx } from 'preact/jsx-runtime';
import { describe, expect, it } from 'vitest';
import { MOST_DEPTH, MOST_NODES } from '../../../sdk/elements/first-rules.ts';
import { growTree } from '../../../sdk/elements/first-tree.ts';
import { createRoot } from '../../../sdk/elements/script-react.ts';
import { treeOf } from '../../../sdk/server/first/tree.ts';

const GATEWAY = 'https://gateway.example';

/** As it travels. */
const drawn = (view: unknown) => JSON.parse(JSON.stringify(treeOf(view as never, GATEWAY)));

function grown(tree: unknown): HTMLElement {
  const box = document.createElement('div');
  growTree(tree, box, GATEWAY);
  return box;
}

const h = (type: unknown, props: object = {}, ...children: unknown[]) =>
  jsx(type as never, { ...props, children } as never);

const icon = () => h('svg', { viewBox: '0 0 24 24' }, h('path', { d: 'M0 0h24' }));
const picture = () => h('img', { src: `${GATEWAY}/art/1.svg`, alt: '', width: 36 });

const view = (amount: number) =>
  h(
    'section',
    {
      className: 'lk',
      part: 'base',
      'aria-busy': false,
      'aria-hidden': true,
      hidden: false,
      style: { '--lk-rows': amount },
    },
    'a',
    'b',
    amount,
    ' <b>',
    h(icon),
    h(Fragment, {}, h('ul', {}, h('li', {}, h(picture)), h('li', {}, false, null))),
    h('button', { type: 'button', disabled: true, onClick: () => {}, title: undefined }, 'press'),
  );

const nested = (levels: number): unknown => (levels === 0 ? 'x' : h('b', {}, nested(levels - 1)));

describe('the tree of a view', () => {
  it('has text in the pieces that Preact made, and no address of a host', () => {
    expect(drawn(view(3))).toEqual([
      [
        'section',
        { class: 'lk', part: 'base', 'aria-busy': 'false', 'aria-hidden': 'true', '--lk-rows': '3' },
        'a',
        'b',
        '3',
        ' <b>',
        ['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0h24' }]],
        ['ul', {}, ['li', {}, ['img', { src: '/art/1.svg', alt: '', width: '36' }]], ['li', {}]],
        ['button', { type: 'button', disabled: '' }, 'press'],
      ],
    ]);
  });

  it('is empty for a view that shows nothing', () => {
    expect(drawn(h(Fragment))).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['a tag that is not admitted', h('iframe')],
    ['an input', h('input')],
    ['an attribute that is not admitted', h('a', { ping: '/x' })],
    ['a style of its own', h('p', { style: { width: '3px' } })],
    ['more depth than a page takes', nested(MOST_DEPTH + 1)],
    ['more nodes than a page takes', Array(MOST_NODES + 1).fill('x')],
  ])('is not made of %s', (_, wrong) => {
    expect(() => drawn(wrong)).toThrow();
  });
});

describe('nodes of a tree', () => {
  it('are those that Preact would make, which goes on in them without a change', () => {
    const box = grown(drawn(view(3)));
    const made = document.createElement('div');
    createRoot(made).render(view(3));
    expect(box.innerHTML).toBe(made.innerHTML);
    const before = [...box.querySelectorAll('*')];
    const texts = [...(box.firstElementChild?.childNodes ?? [])];
    createRoot(box).render(view(4));
    expect([...box.querySelectorAll('*')]).toEqual(before);
    expect([...(box.firstElementChild?.childNodes ?? [])].every((node, place) => node === texts[place])).toBe(true);
    expect(box.textContent).toContain('ab4 <b>');
    expect(box.querySelector('section')?.style.getPropertyValue('--lk-rows')).toBe('4');
  });

  it('draw pictures as pictures: their names belong to SVG', () => {
    const path = grown([['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]]]).querySelector('path');
    expect(path?.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  const deep = (levels: number): unknown => (levels === 0 ? 'x' : ['b', {}, deep(levels - 1)]);

  it.each<[string, unknown]>([
    ['null', null],
    ['a word', 4],
    ['an object', { tag: 'b' }],
    ['a number among the nodes', [4]],
    ['no attributes', [['b']]],
    ['a script', [['script', {}, 'window.hacked = 1']]],
    ['a script of a drawing', [['svg', {}, ['script', {}, 'window.hacked = 1']]]],
    ['a sheet', [['style', {}, '*{}']]],
    ['a link', [['link', { rel: 'stylesheet', href: 'https://evil.example/' }]]],
    ['a form', [['form', { action: 'https://evil.example/' }]]],
    ['a frame', [['iframe', { src: 'https://evil.example/' }]]],
    ['a use', [['svg', {}, ['use', { href: '#x' }]]]],
    ['foreign content', [['svg', {}, ['foreignObject', {}]]]],
    ['an animation', [['svg', {}, ['animate', { attributeName: 'href' }]]]],
    ['a handler', [['b', { onclick: 'window.hacked = 1' }]]],
    ['a handler in capitals', [['b', { ONCLICK: 'window.hacked = 1' }]]],
    ['a style', [['b', { style: 'position:fixed' }]]],
    ['a frame in an attribute', [['b', { srcdoc: '<b>' }]]],
    ['an address that is code', [['a', { href: 'javascript:window.hacked = 1' }]]],
    ['an address with a blank before its code', [['a', { href: '\tjavascript:1' }]]],
    ['a picture out of data', [['img', { src: 'data:image/svg+xml,<svg/>' }]]],
    ['a picture by plain http', [['img', { src: 'http://evil.example/x.png' }]]],
    ['what every object has', [['b', { constructor: 'x' }]]],
    ['too much depth', [deep(MOST_DEPTH + 1)]],
    ['too many nodes', Array(MOST_NODES + 1).fill('x')],
    ['too many nodes below', [['b', {}, ...Array(MOST_NODES).fill('x')]]],
  ])('are not made of %s', (_, tree) => {
    expect(() => grown(tree)).toThrow();
    expect('hacked' in window).toBe(false);
  });
});
