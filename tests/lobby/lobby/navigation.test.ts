// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import { routeUrl } from '../../../sdk/lobby/navigation/navigate.ts';

describe('navigation requests of the lobby', () => {
  const config = resolveConfig({
    gateway: 'https://gw.example/api',
    merchant: 'demo',
    routes: { login: '/check-in', bad: 'javascript:alert(1)' },
  });
  it.each([
    ['login', 'https://host.example/check-in'],
    ['member', 'https://gw.example/m/member'],
    ['//evil.example', 'https://gw.example/m/evil.example'],
    ['constructor', 'https://gw.example/m/constructor'],
    ['https://evil.example', 'https://gw.example/m/https://evil.example'],
    ['bad', null],
  ])('navigation to %s uses the route of the host page, otherwise the site, and no other URL', (to, url) => {
    expect(routeUrl(to, config, 'https://host.example/page')).toBe(url);
  });

  it.each([
    ['login', 'capacitor://localhost/check-in'],
    ['member', 'https://gw.example/m/member'],
    ['bad', null],
  ])('navigation to %s on a page of an app uses the route of the host page, otherwise the site', (to, url) => {
    expect(routeUrl(to, config, 'capacitor://localhost/index.html')).toBe(url);
  });
});
