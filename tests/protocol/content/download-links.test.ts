/** Links of the download dialogs and their order. */
import { describe, expect, it } from 'vitest';
import {
  appIcon,
  barAppearance,
  downloadLinks,
  guideSteps,
  TUTORIAL_STEPS,
} from '../../../sdk/protocol/content/download-links.ts';

const LINKS = [
  { kind: 'IOS', url: 'https://x.example/ios' },
  { kind: 'AppDownloadIcon', url: 'https://x.example/icon.png' },
  { kind: 'Android', url: 'https://x.example/a.apk' },
  { kind: 'Android', url: 'https://x.example/older.apk' },
  { kind: 'MOBILECONFIG', url: 'https://x.example/p.mobileconfig' },
  { kind: 'SYMBIAN', url: 'https://x.example/sis' },
];
const listed = (platform: Parameters<typeof downloadLinks>[1], links = LINKS) =>
  downloadLinks(links, platform).map(({ kind, own }) => `${kind}${own ? ' own' : ''}`);

describe('download links', () => {
  it('APP-09 APP-11 APP-20 download links list Android, iOS profile and iOS app once each, the visitor’s platform first', () => {
    expect(listed('ios')).toEqual(['MOBILECONFIG own', 'IOS own', 'Android']);
    expect(listed('android')).toEqual(['Android own', 'MOBILECONFIG', 'IOS']);
    expect(listed('other')).toEqual(['Android own', 'MOBILECONFIG own', 'IOS own']);
    expect(downloadLinks(LINKS, 'android')[0]?.url).toBe('https://x.example/a.apk');
  });

  it('APP-21 download links omit types without a URL and the icon', () => {
    expect(listed('ios', [{ kind: 'Android', url: '' }, ...LINKS.slice(0, 2)])).toEqual(['IOS own']);
    expect(listed('other', [])).toEqual([]);
  });

  it('APP-21 app icon is the link of type AppDownloadIcon', () => {
    expect(appIcon(LINKS)).toBe('https://x.example/icon.png');
    expect(appIcon([{ kind: 'AppDownloadIcon', url: '' }])).toBeNull();
  });
});

it('APP-16 APP-12 the guide has three steps in browsers of iOS and none elsewhere, and the tutorial has six steps', () => {
  expect((['safari', 'iosBrowser'] as const).map(guideSteps)).toEqual([3, 3]);
  expect((['chrome', 'firefox', 'opera', 'samsung'] as const).map(guideSteps)).toEqual([0, 0, 0, 0]);
  expect((['app', 'oldIosBrowser', 'other'] as const).map(guideSteps)).toEqual([0, 0, 0]);
  expect(TUTORIAL_STEPS).toBe(6);
});

it('APP-02 bar variant depends on app_background, app_desc and app_desc_font_color', () => {
  const template = new Map([
    ['app_background', '#123456'],
    ['app_desc', 'Take it along'],
    ['app_desc_font_color', 'white'],
  ]);
  expect(barAppearance(template)).toEqual({ background: '#123456', description: 'Take it along', color: 'white' });
  expect(barAppearance(new Map([['app_background', '']]))).toEqual({ background: null, description: '', color: null });
});
