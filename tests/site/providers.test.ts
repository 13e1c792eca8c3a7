// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { loadProviders } from '../../site/src/providers.ts';

const pageWith = (content?: string): Document => {
  const page = document.implementation.createHTMLDocument();
  const base = page.createElement('base');
  base.href = 'http://site.test/m/home';
  const meta = page.createElement('meta');
  meta.name = 'lobbykit-providers';
  meta.content = content ?? '';
  page.head.append(base, ...(content === undefined ? [] : [meta]));
  return page;
};
const providers = { google: async () => null };

afterEach(() => void vi.restoreAllMocks());

it('S45 a page without a providers URL loads no providers', async () => {
  const load = vi.fn(async () => ({ default: providers }));
  expect(await loadProviders(pageWith(), load)).toEqual({});
  expect(load).not.toHaveBeenCalled();
});

it('S45 a module of the same origin provides the login providers', async () => {
  const load = vi.fn(async () => ({ default: providers }));
  expect(await loadProviders(pageWith('/operator.js'), load)).toBe(providers);
  expect(load).toHaveBeenCalledWith('http://site.test/operator.js');
});

it.each(['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,0', 'http://'])(
  'S45 %j is not loaded, and the page works without providers',
  async address => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn(async () => ({ default: providers }));
    expect(await loadProviders(pageWith(address), load)).toEqual({});
    expect(load).not.toHaveBeenCalled();
    expect(consoleError).toHaveBeenCalledOnce();
  },
);
