// @vitest-environment jsdom
import { createStorage, writeCache } from 'lobbykit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadedResponses, responseKey } from '../../site/src/shared/http/preloaded-responses.ts';

const PATH = '/wps/relay/MCSFE_getListAnnouncements';
const BODY = '{"types":"B,PL,PU","groupName":"m_home","platform":"M","merchantCode":"demo"}';
const envelope = {
  success: true,
  value: {
    banners: [
      { id: 1, url: '/art/banner/plain.svg', groupName: 'm_home' },
      { id: 2, url: '/art/banner/hot.svg', groupName: 'hot' },
    ],
  },
};
const fetched = vi.fn(async (..._args: Parameters<typeof fetch>) => Response.json(envelope));

/** Simulates a page at this URL by running the preload script as a browser does. */
const open = async (path: string) => {
  history.replaceState(null, '', path);
  vi.resetModules();
  await import('../../site/src/preload.ts');
  await Promise.allSettled(preloadedResponses().values());
};
const preloaded = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(link => link.href);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  preloadedResponses().clear();
  document.head.replaceChildren();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

it.each(['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'])(
  'ROUTE-01 %s preloads the banners and the image of the first banner before the code has loaded',
  async path => {
    localStorage.setItem('language', 'VI');
    await open(path);
    const [address, init] = fetched.mock.calls[0]!;
    expect([address, init?.method, init?.body]).toEqual([PATH, 'POST', BODY]);
    expect(init?.headers).toMatchObject({ 'Accept-Language': 'vi', ModuleId: 'COMM3' });
    expect(await preloadedResponses().get(responseKey(PATH, 'vi', BODY))).toEqual(envelope);
    expect(preloaded()).toEqual([`${location.origin}/art/banner/hot.svg`]);
  },
);

it('other pages preload no banners', async () => {
  await open('/m/login');
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['a session', () => sessionStorage.setItem('MC_SESSION_INFO', '{}'), '/m/home'],
  ['a token in the address', () => {}, '/m/home?token=abc'],
])('S12 a page with %s preloads no banners because the response belongs to the member', async (_, prepare, path) => {
  prepare();
  await open(path);
  expect(fetched).not.toHaveBeenCalled();
});

it('a cached copy of the banners that is still valid replaces the request, and the image of the first banner is preloaded', async () => {
  writeCache(createStorage(''), responseKey(PATH, 'en', BODY), { value: envelope, at: Date.now() - 1_000 });
  await open('/m/home');
  expect(fetched).not.toHaveBeenCalled();
  expect(preloaded()).toEqual([`${location.origin}/art/banner/hot.svg`]);
});

it.each([
  ['no network', async () => Promise.reject(new TypeError('no network'))],
  ['an error response', async () => Response.json({ success: false }, { status: 503 })],
  ['an invalid response', async () => new Response('<h1>')],
  ['a response without content', async () => Response.json({ success: true })],
])('R13 the preload ignores %s', async (_, response) => {
  fetched.mockImplementationOnce(response);
  await open('/m/home');
  expect(preloaded()).toEqual([]);
});

it.each([
  'javascript:alert(1)',
  'http://elsewhere.test/a.svg',
  'https://user@elsewhere.test/a.svg',
  '\\\\elsewhere.test\\a',
])('S8 the preload fetches no image from %s because the page would not show it', async url => {
  fetched.mockResolvedValueOnce(Response.json({ success: true, value: { banners: [{ id: 1, url }] } }));
  await open('/m/home');
  expect(fetched).toHaveBeenCalledOnce();
  expect(preloaded()).toEqual([]);
});

it('S6 S8 the preload of an image on another host sends no referrer', async () => {
  const url = 'https://elsewhere.test/a.svg';
  fetched.mockResolvedValueOnce(Response.json({ success: true, value: { banners: [{ id: 1, url }] } }));
  await open('/m/home');
  expect(preloaded()).toEqual([url]);
  expect(document.querySelector<HTMLLinkElement>('link[rel=preload]')?.referrerPolicy).toBe('no-referrer');
});
