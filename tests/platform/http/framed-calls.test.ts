/** Calls of a page in a frame: its origin is the gateway's own, so its address says whose page it is (S29, S38). */
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePlayLogin, trialUser } from '../../../sdk/protocol/wire.ts';
import { addOrigin } from '../../../site/gateway/features/merchants/merchants-repository.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const SHOP = 'https://shop.example';
let live: TestGateway;

beforeAll(async () => {
  live = await gateway();
  await addOrigin(live.db, 'shop', SHOP);
  await addOrigin(live.db, 'other', 'https://other.example');
  live.changed();
});
afterAll(() => live.stop());

/** Makes a guest as a page of `origin` does that was told to call `place`; gives whose member the guest is. */
async function guestOf(place: string, origin: string): Promise<string> {
  const at = (endpoint: typeof trialUser | typeof freePlayLogin) => ({ ...endpoint, path: place + endpoint.path });
  const asked = { moduleId: 'REG3', ageConfirmed: true };
  const made = await live.call<{ userName: string }>(at(trialUser), asked, { Origin: origin });
  const { userName: username } = made.body.value;
  const played = await live.call<{ merchantCode: string }>(at(freePlayLogin), { username }, { Origin: origin });
  return played.body.value.merchantCode;
}

it('a frame is told to call where its merchant stands in the address, but one of the sandbox', async () => {
  const called = async (query: string) => {
    const html = await (await fetch(`${live.url}/embed/login-modal${query}`)).text();
    return new JSDOM(html).window.document.querySelector<HTMLElement>('script[data-gateway]')?.dataset.gateway;
  };
  expect(await called('?merchant=shop')).toBe(`${live.url}/for/shop`);
  expect(await called('')).toBe(live.url);
});

it('members of a frame are those of its merchant', async () => {
  expect(await guestOf('/for/shop', live.url)).toBe('shop');
  expect(await guestOf('', live.url)).toBe('demo');
});

it('a page of another origin is not believed: it belongs to whoever lists it, whatever the address says', async () => {
  expect(await guestOf('/for/other', SHOP)).toBe('shop');
});

it('a merchant that there is not is the sandbox', async () => {
  expect(await guestOf('/for/nobody', live.url)).toBe('demo');
});

it.each(['/embed/login-modal', '/m/home', '/for/shop/wps/session/login', '/live', '//wps/session/login', ''])(
  'there is nothing but calls behind a merchant: not %s',
  async path => {
    expect((await fetch(`${live.url}/for/shop${path}`)).status).toBe(404);
  },
);

it('answers without a token are the same for all, preflights too', async () => {
  const menu = '/lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=Lott';
  const [ours, theirs] = await Promise.all([live.get(menu), live.get(`/for/shop${menu}`)]);
  expect(theirs.status).toBe(200);
  expect(theirs.headers.get('etag')).toBe(ours.headers.get('etag'));
  const method = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'moduleid' };
  const asked = { method: 'OPTIONS', headers: { Origin: SHOP, ...method } };
  expect((await fetch(`${live.url}/for/shop${menu}`, asked)).status).toBe(204);
});
