// @vitest-environment jsdom
/** External URLs: absolute with an allowed scheme, or null (S8). */

import { describe, expect, it } from 'vitest';
import { installUrl } from '../../sdk/dom/safe/install-url.ts';
import { safeUrl } from '../../sdk/dom/safe/safe-url.ts';
import { attacks, sharedAttacks } from '../fixtures/attacks.ts';
import { fc } from '../helpers/chance/fast-check.ts';
import { isSlowRun } from '../helpers/slow.ts';

const GATEWAY = 'https://gateway.test/base/';
const runs = isSlowRun ? 10_000 : 1_000;

describe('safeUrl', () => {
  it.each([
    ['/art/lottery/mb.svg', 'https://gateway.test/art/lottery/mb.svg'],
    ['https://cdn.test/a.png', 'https://cdn.test/a.png'],
    ['//cdn.test/a.png', 'https://cdn.test/a.png'],
  ])('S8 safeUrl makes %s absolute', (value, url) => {
    expect(safeUrl('image', value, GATEWAY)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    ' javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://gateway.test/1',
    'http://elsewhere.test/a.png',
    'https://user:word@cdn.test/a.png',
    'https:\\\\cdn.test\\a.png',
    'https://cdn.test/\u0000',
    `https://cdn.test/${'a'.repeat(2048)}`,
    'https://',
    '',
    null,
    undefined,
  ])('S8 safeUrl rejects %j', value => {
    expect(safeUrl('image', value, GATEWAY)).toBeNull();
  });

  it('S8 safeUrl accepts plain http only from an http gateway and from the origin of the page', () => {
    expect(location.protocol).toBe('http:');
    expect(safeUrl('image', '/a.svg', 'http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080/a.svg');
    expect(safeUrl('image', `${location.origin}/a.svg`, GATEWAY)).toBe(`${location.origin}/a.svg`);
    expect(safeUrl('image', 'http://127.0.0.1:8081/a.svg', 'http://127.0.0.1:8080')).toBeNull();
  });

  it('S8 for any text, safeUrl returns null or a URL that the browser parses identically', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.webUrl().map(url => url.replace(/^https?/, 'javascript')),
        ),
        value => {
          const url = safeUrl('image', value, GATEWAY);
          if (url === null) return true;
          return new URL(url).protocol === 'https:' && new URL(url).host === new URL(value, GATEWAY).host;
        },
      ),
      { numRuns: runs },
    );
  });

  it.each([
    ['https://help.test/a', 'https://help.test/a'],
    ['http://help.test/a', 'http://help.test/a'],
    ['mailto:help@site.test', 'mailto:help@site.test'],
    ['tel:+84123', 'tel:+84123'],
    ['/m/activity', 'https://gateway.test/m/activity'],
  ])('S8 safeUrl accepts the link %s in a text', (value, url) => {
    expect(safeUrl('link', value, GATEWAY)).toBe(url);
  });

  const installer = (list: string) => `itms-services://?action=download-manifest&url=${list}`;

  it.each([
    ['https://cdn.test/app.apk', 'https://cdn.test/app.apk'],
    ['/app/lobby.mobileconfig', 'https://gateway.test/app/lobby.mobileconfig'],
    [installer('https://cdn.test/app.plist'), installer('https://cdn.test/app.plist')],
    [installer('https%3A%2F%2Fcdn.test%2Fapp.plist'), installer('https%3A%2F%2Fcdn.test%2Fapp.plist')],
  ])('S8 installUrl accepts %s', (value, url) => {
    expect(installUrl(value, GATEWAY)).toBe(url);
    if (url.startsWith('itms')) expect(safeUrl('link', value, GATEWAY)).toBeNull();
  });

  it.each([
    installer('http://cdn.test/app.plist'),
    installer(`${location.origin}/app.plist`),
    installer('/app.plist'),
    installer('javascript:alert(1)'),
    installer('https://user:word@cdn.test/app.plist'),
    installer(''),
    'itms-services://?action=download-manifest',
    'itms-apps://apps.apple.com/app/id1',
    'http://cdn.test/app.apk',
    'mailto:app@site.test',
    'javascript:alert(1)',
  ])('S8 installUrl rejects %s', value => {
    expect(installUrl(value, GATEWAY)).toBeNull();
  });

  const kinds = (['image', 'link', 'window'] as const).map(
    kind => [kind, (value: string) => safeUrl(kind, value, GATEWAY)] as const,
  );
  const schemes = {
    image: /^https:/,
    link: /^(https?|mailto|tel):/,
    window: /^https:/,
    install: /^(https:|itms-services:.*[?&]url=https(:|%3a))/i,
  };
  it.each([...kinds, ['install', (value: string) => installUrl(value, GATEWAY)] as const])(
    'S8 safeUrl returns only allowed schemes for attack strings of kind %s',
    (kind, urlOf) => {
      for (const attack of [...attacks, ...sharedAttacks()]) {
        const url = urlOf(attack);
        if (url === null) continue;
        expect(url).toMatch(schemes[kind]);
        expect(new URL(url).host).toBe(new URL(attack, GATEWAY).host);
      }
    },
  );
});
