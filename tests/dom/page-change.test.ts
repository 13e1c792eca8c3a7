// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type PageChange, pageEnv } from '../../sdk/dom/env.ts';

afterEach(() => vi.unstubAllGlobals());

it('R17 onPageChange reports a hidden page and a restored connection until its listener is removed', () => {
  const changes: PageChange[] = [];
  const off = pageEnv.onPageChange(change => changes.push(change));
  const notify = () => {
    for (const name of ['pagehide', 'online']) window.dispatchEvent(new Event(name));
  };
  notify();
  for (const name of ['window', 'document', 'removeEventListener']) vi.stubGlobal(name, undefined);
  off();
  vi.unstubAllGlobals();
  notify();
  expect(changes).toEqual(['hidden', 'online']);
});
