// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isDocument, ofDocument } from '../../sdk/dom/dom-clobbering.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('S30 ofDocument returns the real nodes despite DOM clobbering and a replaced `Document` class', () => {
  const { body } = document;
  document.body.innerHTML = '<form name="head"></form><form name="nodeType"></form>';
  vi.stubGlobal('Document', class {});
  expect(ofDocument('body')).toBe(body);
  expect(ofDocument('head')?.localName).toBe('head');
  expect([document, body, document.createDocumentFragment()].map(isDocument)).toEqual([true, false, false]);
});
