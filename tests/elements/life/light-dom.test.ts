// @vitest-environment jsdom
/** Light DOM of an element on a page that removes nodes of other scripts. */
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { lightDomBoxes } from '../../../sdk/elements/base/light-dom.ts';
import { eventually } from '../../helpers/eventually.ts';

afterEach(() => document.body.replaceChildren());

function place() {
  const host = document.createElement('div');
  document.body.append(host);
  const boxes = lightDomBoxes(host, () => {});
  boxes.show('form', createElement('form', null, createElement('input', { defaultValue: '' })));
  const input = host.querySelector('input')!;
  input.focus();
  input.value = 'typed';
  return { host, boxes, input };
}

it('element restores its form with typed input and focus when the page removes its children', async () => {
  const { host, input } = place();
  host.replaceChildren();
  await eventually(() => expect(host.contains(input)).toBe(true));
  expect(input.value).toBe('typed');
  expect(document.activeElement).toBe(input);
});

it('element does not restore a form that its own view has removed', async () => {
  const { host, boxes } = place();
  boxes.show('form', null);
  host.append(document.createElement('p'));
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(host.querySelector('form')).toBeNull();
});

it('restored form does not take the focus from an element of the page', async () => {
  const { host, input } = place();
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  host.replaceChildren();
  await eventually(() => expect(host.contains(input)).toBe(true));
  expect(document.activeElement).toBe(other);
});
