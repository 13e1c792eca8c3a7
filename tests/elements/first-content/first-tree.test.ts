/** Prerender tree: conversion of a view to a tree on the server, and of a tree to nodes in the page. */
import { setTimeout as sleep } from 'node:timers/promises';
// Preact, which the views import under the name React, here and in a page.
import '@preact/compat';
import { Fragment } from 'preact';
import { useEffect } from 'preact/hooks';
import { jsx } from 'preact/jsx-runtime';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from '../../../sdk/elements/base/render.ts';
import { renderTree } from '../../../sdk/first-content/render-tree.ts';
import { MAX_DEPTH, MAX_NODES } from '../../../sdk/first-content/rules.ts';
import { treeOf } from '../../../sdk/first-content/serialize-tree.ts';

const GATEWAY = 'https://gateway.example';

/** Tree as serialized in a response. */
const drawn = async (view: unknown) => JSON.parse(JSON.stringify(await treeOf(view as never, GATEWAY)));

function grown(tree: unknown): HTMLElement {
  const box = document.createElement('div');
  renderTree(tree, box, GATEWAY);
  return box;
}

const h = (type: unknown, props: object = {}, ...children: unknown[]) =>
  jsx(type as never, { ...props, children } as never);

const icon = () => h('svg', { viewBox: '0 0 24 24' }, h('path', { d: 'M0 0h24' }));
const picture = () => h('img', { src: `${GATEWAY}/art/1.svg`, alt: '', width: 36, referrerPolicy: 'no-referrer' });

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

/** Serializes the nodes in `box` with their attributes in sorted order. */
const spelled = (box: Element): string =>
  [...box.querySelectorAll('*')]
    .map(({ localName, attributes }) => {
      const named = [...attributes].map(({ name, value }) => `${name}=${value}`).sort();
      return [localName, ...named].join(' ');
    })
    .join('\n') + box.textContent;

const nested = (levels: number): unknown => (levels === 0 ? 'x' : h('b', {}, nested(levels - 1)));

describe('tree of a view', () => {
  it('tree has the same text nodes as the output of Preact and no URL of the host', async () => {
    expect(await drawn(view(3))).toEqual([
      [
        'section',
        { class: 'lk', part: 'base', 'aria-busy': 'false', 'aria-hidden': 'true', '--lk-rows': '3' },
        'a',
        'b',
        '3',
        ' <b>',
        ['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0h24' }]],
        [
          'ul',
          {},
          ['li', {}, ['img', { src: '/art/1.svg', alt: '', width: '36', referrerpolicy: 'no-referrer' }]],
          ['li', {}],
        ],
        ['button', { type: 'button', disabled: '' }, 'press'],
      ],
    ]);
  });

  it('tree is empty for a view that renders nothing', async () => {
    expect(await drawn(h(Fragment))).toEqual([]);
  });

  it('R15 tree rendering runs no effects, also during concurrent renderings', async () => {
    let done = 0;
    const busy = () => {
      useEffect(() => {
        done += 1;
      });
      return 'x';
    };
    const trees = Array.from({ length: 60 }, async (_, ms) => {
      await sleep(ms);
      return drawn(h(busy));
    });
    expect(await Promise.all(trees)).toEqual(Array(60).fill(['x']));
    await sleep(100);
    expect(done).toBe(0);
  });

  it.each<[string, unknown]>([
    ['a tag that is not admitted', h('iframe')],
    ['an input', h('input')],
    ['an attribute that is not admitted', h('a', { ping: '/x' })],
    ['a style of its own', h('p', { style: { width: '3px' } })],
    ['more depth than a page takes', nested(MAX_DEPTH + 1)],
    ['more nodes than a page takes', Array(MAX_NODES + 1).fill('x')],
  ])('tree rendering rejects %s', async (_, wrong) => {
    await expect(drawn(wrong)).rejects.toThrow();
  });
});

describe('nodes of a tree', () => {
  it('nodes rendered from a tree equal the nodes that Preact renders, so that hydration changes none', async () => {
    const box = grown(await drawn(view(3)));
    const element = document.createElement('div');
    render(view(3) as ReactNode, element);
    expect(spelled(box)).toBe(spelled(element));
    const before = [...box.querySelectorAll('*')];
    const texts = [...(box.firstElementChild?.childNodes ?? [])];
    render(view(4) as ReactNode, box);
    expect([...box.querySelectorAll('*')]).toEqual(before);
    expect([...(box.firstElementChild?.childNodes ?? [])].every((node, place) => node === texts[place])).toBe(true);
    expect(box.textContent).toContain('ab4 <b>');
    expect(box.querySelector('section')?.style.getPropertyValue('--lk-rows')).toBe('4');
  });

  it('nodes of an svg have the SVG namespace', () => {
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
    ['a URL that is code', [['a', { href: 'javascript:window.hacked = 1' }]]],
    ['a URL with a blank before its code', [['a', { href: '\tjavascript:1' }]]],
    ['a picture out of data', [['img', { src: 'data:image/svg+xml,<svg/>' }]]],
    ['a picture by plain http', [['img', { src: 'http://evil.example/x.png' }]]],
    ['what every object has', [['b', { constructor: 'x' }]]],
    ['too much depth', [deep(MAX_DEPTH + 1)]],
    ['too many nodes', Array(MAX_NODES + 1).fill('x')],
    ['too many nodes below', [['b', {}, ...Array(MAX_NODES).fill('x')]]],
  ])('node rendering rejects %s', (_, tree) => {
    expect(() => grown(tree)).toThrow();
    expect('hacked' in window).toBe(false);
  });
});
