// @vitest-environment jsdom
import { createStorage } from 'lobbykit';
import { catalog } from 'lobbykit/wire';
import { beforeEach, expect, it, vi } from 'vitest';
import { preloadedResponses, responseKey } from '../../../site/src/shared/http/preloaded-responses.ts';
import { createResponseCache, TTLS } from '../../../site/src/shared/http/response-cache.ts';

const VENDORS = 'https://gateway.test/wps/relay/GCSGAME_getVendors?merchant=demo';
const RANKS = 'https://gateway.test/wps/relay/GCSGAME_getRankList?limitNum=20';
const STATUS = 'https://gateway.test/wps/system/status';
const MINUTE = 60_000;

let clock = 1_000_000;
let content = 'first';
const send = vi.fn(async () => Response.json({ success: true, value: content }));

/** Opens a page at the current time. */
const visit = (reloaded = false) =>
  createResponseCache({ storage: createStorage('t.'), reloaded, now: () => clock, later: run => run(), send });

/** Returns the response of a URL; its copy is cached when the promise resolves. */
const request = async (page: typeof fetch, url: string, init?: RequestInit): Promise<unknown> => {
  const { value } = await (await page(url, init)).json();
  await new Promise(resolve => setTimeout(resolve));
  return value;
};

beforeEach(() => {
  localStorage.clear();
  send.mockClear();
  content = 'first';
  clock = 1_000_000;
});

it('a fresh cached response serves the next visit without a request', async () => {
  expect(await request(visit(), VENDORS)).toBe('first');
  content = 'second';
  clock += 5 * MINUTE - 1;
  expect(await request(visit(), VENDORS)).toBe('first');
  expect(send).toHaveBeenCalledTimes(1);
  clock += 1;
  expect(await request(visit(), VENDORS)).toBe('second');
  expect(send).toHaveBeenCalledTimes(2);
});

it.each([
  ['EP-17', 'the popular lotteries', 'https://gateway.test/lgw/games/popular?language=EN'],
  ['SESS-18', 'a list of games', 'https://gateway.test/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1'],
  ['API-31', 'the kinds of games of a vendor', 'https://gateway.test/wps/relay/GCSGAME_getVassGameType?typeId=1'],
])('%s the next visit has %s for five minutes without a request', async (_, __, address) => {
  expect(await request(visit(), address)).toBe('first');
  content = 'second';
  clock += 5 * MINUTE - 1;
  expect(await request(visit(), address)).toBe('first');
  expect(send).toHaveBeenCalledTimes(1);
  clock += 1;
  expect(await request(visit(), address)).toBe('second');
});

it('wins are cached for one minute, and live status is not cached', async () => {
  await request(visit(), RANKS);
  await request(visit(), STATUS);
  clock += MINUTE;
  await request(visit(), RANKS);
  await request(visit(), STATUS);
  expect(send).toHaveBeenCalledTimes(4);
});

it('a second request of a page is sent to the gateway and updates the cached copy', async () => {
  await request(visit(), VENDORS);
  content = 'second';
  const page = visit();
  expect(await request(page, VENDORS)).toBe('first');
  expect(await request(page, VENDORS)).toBe('second');
  expect(await request(visit(), VENDORS)).toBe('second');
});

it('all requests after a reload are sent to the gateway', async () => {
  await request(visit(), VENDORS);
  content = 'second';
  expect(await request(visit(true), VENDORS)).toBe('second');
});

it('cached copies are stored separately by query, body and language', async () => {
  const asIn = (language: string, body?: string) => ({
    headers: { 'Accept-Language': language },
    ...(body && { method: 'POST', body }),
  });
  await request(visit(), VENDORS, asIn('en'));
  await request(visit(), VENDORS, asIn('vi'));
  await request(visit(), `${VENDORS}&more=1`, asIn('en'));
  await request(visit(), VENDORS, asIn('en', '{"types":"B"}'));
  await request(visit(), VENDORS, asIn('en', '{"types":"PL"}'));
  expect(send).toHaveBeenCalledTimes(5);
  await request(visit(), VENDORS, asIn('en', '{"types":"B"}'));
  expect(send).toHaveBeenCalledTimes(5);
});

it('S17 a request with a token neither stores nor uses a cached copy', async () => {
  const loggedIn = { headers: { Authorization: 'Bearer secret' } };
  await request(visit(), VENDORS, loggedIn);
  await request(visit(), VENDORS, loggedIn);
  await request(visit(), VENDORS);
  expect(send).toHaveBeenCalledTimes(3);
});

it('errors, failures and invalid responses are not cached', async () => {
  for (const response of [
    Response.json({ success: false, errorCode: 'x' }),
    Response.json({ success: true }, { status: 503 }),
    new Response('<h1>'),
  ]) {
    send.mockResolvedValueOnce(response);
    await visit()(VENDORS);
    await new Promise(resolve => setTimeout(resolve));
  }
  expect(await request(visit(), VENDORS)).toBe('first');
});

it("a cached copy with a time in the future is ignored because the device's clock was set back", async () => {
  await request(visit(), VENDORS);
  clock -= 1;
  await request(visit(), VENDORS);
  expect(send).toHaveBeenCalledTimes(2);
});

it('a preloaded response is used once and cached for the next visit', async () => {
  const key = responseKey('/wps/relay/GCSGAME_getVendors?merchant=demo', '', '');
  preloadedResponses().set(key, Promise.resolve({ success: true, value: 'early' }));
  const page = visit();
  expect(await request(page, VENDORS)).toBe('early');
  expect(send).not.toHaveBeenCalled();
  expect(await request(page, VENDORS)).toBe('first');
  preloadedResponses().clear();
  expect(await request(visit(), VENDORS)).toBe('first');
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([null, { success: false }, '<h1>'])(
  'the page sends a request if the preloaded response is %j',
  async response => {
    preloadedResponses().set(
      responseKey('/wps/relay/GCSGAME_getVendors?merchant=demo', '', ''),
      Promise.resolve(response),
    );
    expect(await request(visit(), VENDORS)).toBe('first');
    preloadedResponses().clear();
  },
);

it('R1 a cached response has no header that could set the clock', async () => {
  await request(visit(), VENDORS);
  const { headers } = await visit()(VENDORS);
  expect([headers.get('Cache-Control'), headers.get('Date')]).toEqual([null, null]);
});

it('cached paths are calls of the catalog that require no session', () => {
  for (const path of Object.keys(TTLS)) {
    expect(catalog.some(endpoint => endpoint.path === path && endpoint.auth !== 'required')).toBe(true);
  }
});
