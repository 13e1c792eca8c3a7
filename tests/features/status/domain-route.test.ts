import { domainRoute } from 'lobbykit/wire';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrigin } from '../../../site/gateway/features/merchants/merchants-repository.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway({ trustedProxies: ['127.0.0.1'] });
  await addOrigin(server.db, 'acme', 'https://shop.example:8443');
  for (const origin of ['capacitor://localhost', 'ionic://app.example:8100'])
    await addOrigin(server.db, 'acme', origin);
});
afterAll(() => server.stop());

const fetchRoute = (query = '', headers: Record<string, string> = {}) =>
  server.get(domainRoute.path + query, { ModuleId: 'COMM3', ...headers });

describe('domain route', () => {
  it.each([
    ['?domain=shop.example', 'acme'],
    ['?domain=SHOP.example:8443', 'acme'],
    ['?domain=shop.example.', 'acme'],
    ['?domain=shop.example.:8443', 'acme'],
    ['?domain=localhost', 'demo'],
    ['?domain=app.example:8100', 'demo'],
    ['?domain=other.example', 'demo'],
    ['', 'demo'],
  ])('EP-23 domain route returns the merchant of a domain without a token: %s', async (query, merchantCode) => {
    const { status, body } = await fetchRoute(query);
    expect([status, is(domainRoute.value, body.value)]).toEqual([200, true]);
    expect(body.value).toEqual({ merchantCode, gateway: server.url, site: `${server.url}/m/home` });
  });

  it('EP-23 S43 domain route returns the gateway URL used by the caller', async () => {
    const { body } = await fetchRoute('', { 'X-Forwarded-Proto': 'https' });
    expect(body.value).toMatchObject({ gateway: server.url.replace('http:', 'https:') });
  });

  it('EP-23 domain route returns 404 for an unlisted domain if no merchant accepts every origin', async () => {
    await server.db.updateTable('merchants').set({ any_origin: false }).execute();
    server.changed();
    expect(await fetchRoute('?domain=other.example')).toMatchObject({ status: 404, body: { errorCode: 'not.found' } });
    expect((await fetchRoute('?domain=shop.example')).status).toBe(200);
  });
});
