/** App links of an operator, and devices that request them. */
import type { Page } from '@playwright/test';
import { addLink } from '../../site/gateway/features/service/links-repository.ts';
import type { Gateway } from '../../site/gateway/main.ts';
import { readSetting, writeSetting } from '../../site/gateway/platform/settings/repository.ts';

/** User agent of Safari on an iPhone with this iOS version. */
export const IPHONE = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version.replace('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
/** User agent of Chrome on an iPhone with this iOS version. */
export const IPHONE_CHROME = (version: string) => IPHONE(version).replace(`Version/${version}`, 'CriOS/126.0.6478.153');
/** User agents of browsers inside other apps. */
export const IN_APP = {
  iOS: IPHONE('17.5').replace('Version/17.5 Mobile/15E148 Safari/604.1', 'Mobile/15E148 Zalo iOS/598'),
  Android:
    'Mozilla/5.0 (Linux; Android 14; SM-A546E; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.1.0.56.78;]',
};
export const LINKS = [
  { resourceType: 'Android', url: '/app/lobby.apk' },
  { resourceType: 'MOBILECONFIG', url: '/app/lobby.mobileconfig' },
  { resourceType: 'IOS', url: 'itms-services://?action=download-manifest&url=https://cdn.test/app.plist' },
];

/** Replaces all app links of the operator. */
export async function publish(
  { db, changed }: Pick<Gateway, 'db' | 'changed'>,
  links: readonly (typeof LINKS)[number][],
  template: Record<string, string> = {},
) {
  await db.deleteFrom('resource_links').where('area', '=', 'download').execute();
  for (const [position, { resourceType: kind, url }] of links.entries())
    await addLink(db, { area: 'download', kind, label: '', url, position });
  const site = await readSetting(db, 'site');
  await writeSetting(db, 'site', { ...site, template });
  changed();
}

/** Simulates a device by its user agent, and a site that is installed if `standalone` is true. */
export const pretend = (page: Page, userAgent: string, standalone = false) =>
  page.addInitScript(
    ([agent, installed]) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => agent });
      if (installed) Object.defineProperty(navigator, 'standalone', { get: () => true });
    },
    [userAgent, standalone] as const,
  );

/** Simulates the event with which a browser offers an install prompt, and the choice of the visitor. */
export const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.documentElement.dataset.asked = 'yes';
        return { outcome: 'accepted' };
      },
    });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
