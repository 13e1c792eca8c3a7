import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_CODES } from '../../../site/gateway/migrations/reference/lottery.ts';
import { lotteryIcon } from '../../../site/gateway/platform/art/lottery-icon.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

const icon = (code: string) => fetch(`${server.url}/art/lottery/${code}.svg`);

it('every seeded lottery has a different icon', () => {
  const icons = SEEDED_CODES.map(lotteryIcon);
  expect(icons).not.toContain(null);
  expect(new Set(icons).size).toBe(SEEDED_CODES.length);
});

it.each(SEEDED_CODES)('the icon of %s is served to any page, cached for a week, and cannot run scripts', async code => {
  const response = await icon(code);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=604800',
  });
  expect(await response.text()).toMatch(/^<svg [^>]*viewBox="0 0 64 64".*<\/svg>$/);
});

it('the icon of an unknown lottery returns 404', async () => {
  expect((await icon('nix')).status).toBe(404);
});
