/** S5: saved editor content contains no style attribute. */
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { withoutStyle } from '../../../site/gateway/features/content/clean-html.ts';
import { attacks, documents, sharedAttacks } from '../../fixtures/attacks.ts';

type Element = { attrs?: { name: string }[]; childNodes?: Element[]; content?: Element };

/** Names of all attributes, parsed with scripting disabled. */
const attributesIn = (html: string): string[] => {
  const walk = (node: Element): string[] => [
    ...(node.attrs ?? []).map(({ name }) => name),
    ...(node.content ? walk(node.content) : []),
    ...(node.childNodes ?? []).flatMap(walk),
  ];
  return walk(parseFragment(html, { scriptingEnabled: false }) as Element);
};

describe('S5 withoutStyle of saved editor content', () => {
  it.each([
    ['<p style="color:red">Red</p>', '<p>Red</p>'],
    ['<P STYLE=x class="a">Loud</P>', '<p class="a">Loud</p>'],
    [
      '<a href="/m/help" style=\'x\'>a</a><img alt="style=1" src="/a.svg">',
      '<a href="/m/help">a</a><img alt="style=1" src="/a.svg">',
    ],
    ['<noscript><b style="x">n</b></noscript>', '<noscript><b>n</b></noscript>'],
    ['<template><i style="x">t</i></template>', '<template><i>t</i></template>'],
    ['<svg><g style="x"></g></svg>', '<svg><g></g></svg>'],
    ['The word style="x" may be said.', 'The word style="x" may be said.'],
    ['<ul><li>One<li>Two</ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['', ''],
  ])('withoutStyle removes the style attribute from %s', (input, expected) => {
    expect(withoutStyle(input)).toBe(expected);
  });

  it('withoutStyle removes the style attribute from every known attack after reparsing', () => {
    for (const html of [...attacks, ...sharedAttacks()])
      expect(attributesIn(withoutStyle(html)), html).not.toContain('style');
  });

  it('withoutStyle does not change typical editor content', () => {
    for (const html of documents) expect(withoutStyle(html)).toBe(html);
  });
});
