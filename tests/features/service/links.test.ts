/** Customer service and app links: published settings and link targets. */
import { createDecipheriv } from 'node:crypto';
import { consolidatedSettings, serviceLinks } from 'lobbykit/wire';
import { is } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encryptPath } from '../../../site/gateway/features/service/encrypted-links.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

interface Link {
  readonly resourceType: string;
  readonly url: string;
  readonly labelNameEn: string;
}
const settings = async () =>
  (await server.get<{ downloadLinks: Link[]; customerServiceResources: Link[] }>(consolidatedSettings.path)).body.value;

/** Decrypts like a widget: the key is the last eight characters. */
function decrypt(path: string): string {
  const key = path.slice(-8);
  const decipher = createDecipheriv('des-ede3', key + key + key, null);
  return Buffer.concat([decipher.update(path.slice(0, -8), 'base64'), decipher.final()]).toString();
}

describe('service links', () => {
  it('S23 SERV-17 SERV-18 service paths are encrypted for the SDK with a new key each time', () => {
    const known = 'sgUKdyB6u+MeYDRCzC/7DEEgW45PXcyBvjjx1ASO45Ez84Fl8cnpVu0ZB+DrMhf6a1b2c3d4';
    expect(encryptPath('https://service.example/chat?id=42&ref=é', 'a1b2c3d4')).toBe(known);
    const [first, second] = [encryptPath('https://service.example/'), encryptPath('https://service.example/')];
    expect(first).not.toBe(second);
    expect([decrypt(first), decrypt(second)]).toEqual(['https://service.example/', 'https://service.example/']);
  });

  it('SERV-16 SERV-19 SERV-21 API-40 service links are public and localized, and exactly one link has type 3', async () => {
    const fetchLinks = async (language: string) =>
      (
        await server.get<{ version: { pathList: { type: string; path: string; title: string }[] } }>(
          serviceLinks.path,
          { ModuleId: 'COMM3', 'Accept-Language': language },
        )
      ).body.value;
    const value = await fetchLinks('vi');
    expect(is(serviceLinks.value, value)).toBe(true);
    const service = value.version.pathList.find(({ type }) => type === '3');
    expect(service?.title).toBe('Chăm sóc khách hàng');
    expect(decrypt(service?.path ?? '')).toBe(`${server.url}/sandbox/contact/service`);
    expect((await fetchLinks('en')).version.pathList.map(({ type }) => type)).toEqual(['1', '3']);
  });
});

describe('service resources', () => {
  it('SERV-15 APP-20 service resources have the documented types with a URL and a name', async () => {
    const { downloadLinks, customerServiceResources } = await settings();
    expect(downloadLinks.map(({ resourceType }) => resourceType)).toEqual([
      'Android',
      'IOS',
      'MOBILECONFIG',
      'AppDownloadIcon',
    ]);
    const kinds = ['TELEGRAM', 'TELEGRAM2', 'FACEBOOK', 'WHATSAPP', 'AFFILIATE'];
    expect(customerServiceResources.map(({ resourceType }) => resourceType)).toEqual(kinds);
    for (const { labelNameEn } of customerServiceResources) expect(labelNameEn).not.toBe('');
  });

  it('SERV-15 APP-20 service resources lead to sandbox pages of this gateway', async () => {
    const { downloadLinks, customerServiceResources } = await settings();
    for (const { url, resourceType } of [...downloadLinks, ...customerServiceResources]) {
      const response = await fetch(new URL(url, server.url), { headers: { 'Accept-Language': 'vi' } });
      expect([response.status, new URL(response.url).origin], resourceType).toEqual([200, server.url]);
      const type = response.headers.get('content-type') ?? '';
      if (!type.startsWith('text/html')) continue;
      const html = await response.text();
      expect(html).toContain('<html lang="vi">');
      expect(html).toContain('Môi trường thử');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect((await fetch(`${server.url}/sandbox/contact/nobody`)).status).toBe(404);
  });

  it("APP-20 app profile is a valid mobileconfig that opens the site at the request's URL", async () => {
    const response = await fetch(`${server.url}/sandbox/app/lobby.mobileconfig`);
    expect(response.headers.get('content-type')).toBe('application/x-apple-aspen-config');
    const text = await response.text();
    expect(text).toContain(`<key>URL</key><string>${server.url}/m/home?webclip=1</string>`);
    expect(text).toContain('com.apple.webClip.managed');
  });

  it('APP-21 app icon is an SVG image that any page can embed', async () => {
    const icon = (await settings()).downloadLinks.find(({ resourceType }) => resourceType === 'AppDownloadIcon');
    const response = await fetch(server.url + icon?.url);
    expect(response.headers.get('content-type')).toContain('image/svg+xml');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });
});
