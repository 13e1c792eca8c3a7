/** Calls of a framed page, whose origin is the gateway's, so the path names the merchant (S29, S38). */
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

/**
 * Creates a trial member from a page of `origin` that calls the gateway at `place`. Returns the merchant to which the
 * member belongs.
 */
async function guestOf(place: string, origin: string): Promise<string> {
  const at = (endpoint: typeof trialUser | typeof freePlayLogin) => ({ ...endpoint, path: place + endpoint.path });
  const body = { moduleId: 'REG3', ageConfirmed: true };
  const created = await live.call<{ userName: string }>(at(trialUser), body, { Origin: origin });
  const { userName: username } = created.body.value;
  const played = await live.call<{ merchantCode: string }>(at(freePlayLogin), { username }, { Origin: origin });
  return played.body.value.merchantCode;
}

it('a frame calls the gateway under the path of its merchant, and in the sandbox without a merchant path', async () => {
  const called = async (query: string) => {
    const html = await (await fetch(`${live.url}/embed/login-modal${query}`)).text();
    return new JSDOM(html).window.document.querySelector<HTMLElement>('script[data-lobby-gateway]')?.dataset
      .lobbyGateway;
  };
  expect(await called('?merchant=shop')).toBe(`${live.url}/for/shop`);
  expect(await called('')).toBe(live.url);
});

it('a member who registers in a frame belongs to the merchant of the frame', async () => {
  expect(await guestOf('/for/shop', live.url)).toBe('shop');
  expect(await guestOf('', live.url)).toBe('demo');
});

it('a page of another origin belongs to the merchant that lists the origin, for any merchant in the path', async () => {
  expect(await guestOf('/for/other', SHOP)).toBe('shop');
});

it('an unknown merchant in the path is treated as the sandbox', async () => {
  expect(await guestOf('/for/nobody', live.url)).toBe('demo');
});

it.each(['/embed/login-modal', '/m/home', '/for/shop/wps/session/login', '/live', '//wps/session/login', ''])(
  'the merchant path serves only calls, not %s',
  async path => {
    expect((await fetch(`${live.url}/for/shop${path}`)).status).toBe(404);
  },
);

it('responses and preflights without a token are the same under every merchant path', async () => {
  const menu = '/lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=Lott';
  const [ours, others] = await Promise.all([live.get(menu), live.get(`/for/shop${menu}`)]);
  expect(others.status).toBe(200);
  expect(others.headers.get('etag')).toBe(ours.headers.get('etag'));
  const method = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'moduleid' };
  const preflight = { method: 'OPTIONS', headers: { Origin: SHOP, ...method } };
  expect((await fetch(`${live.url}/for/shop${menu}`, preflight)).status).toBe(204);
});
