/** Complete decision table of the download bar, and device detection by user agent. */
import { describe, expect, it } from 'vitest';
import {
  browserOf,
  type Device,
  downloadBarHidden,
  iosVersion,
  needsIosTips,
  platformOf,
  supportsPwa,
} from '../../../sdk/protocol/content/download.ts';
import { USER_AGENTS } from './user-agents.ts';

const phone = (version: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version.replaceAll('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Mobile/15E148 Safari/604.1`;
const pad = (version: string) =>
  `Mozilla/5.0 (iPad; CPU OS ${version.replaceAll('.', '_')} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1`;
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const WINDOWS_PHONE =
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063, like iPhone OS 7_0';

const device = (userAgent: string, more: Partial<Device> = {}): Device => ({
  userAgent,
  touchPoints: 5,
  standalone: false,
  webclip: false,
  ...more,
});
const hiddenBy = (one: Device, more: Partial<Parameters<typeof downloadBarHidden>[0]> = {}) =>
  downloadBarHidden({ device: one, closed: false, hasIosLink: true, requiresLogin: false, loggedIn: false, ...more });

/** User agent, PWA support, iOS tips: APP-06, APP-07, APP-19. */
const SYSTEMS = [
  ['iOS 10.3', phone('10.3.3'), false, true],
  ['iOS 11', phone('11.0'), false, true],
  ['iOS 11.2', phone('11.2.6'), false, true],
  ['iOS 11.3', phone('11.3'), true, true],
  ['iOS 12.1', phone('12.1.4'), true, true],
  ['iOS 12.2', phone('12.2'), true, false],
  ['iOS 12.4', phone('12.4.1'), true, false],
  ['iOS 15', phone('15.0'), true, false],
  ['iOS 18', phone('18.1'), true, false],
  ['iPad with iOS 11.1', pad('11.1'), false, true],
  ['iPad with iOS 12.4', pad('12.4'), true, false],
  ['iPad that says it is a Mac', mac, true, false],
  ['Android', ANDROID, true, false],
  ['a desktop', DESKTOP, true, false],
] as const;

describe('device detection', () => {
  it.each([
    [phone('12.1.4'), 'ios'],
    [pad('12.4'), 'ios'],
    [mac, 'ios'],
    [ANDROID, 'android'],
    [WINDOWS_PHONE, 'other'],
    [DESKTOP, 'other'],
    ['', 'other'],
  ])('platform of the device %s is %s', (userAgent, platform) => {
    expect(platformOf(device(userAgent))).toBe(platform);
  });

  it('a Mac without a touch screen is not an iPad', () => {
    expect(platformOf(device(mac, { touchPoints: 0 }))).toBe('other');
    expect(iosVersion(device(mac, { touchPoints: 0 }))).toBeNull();
  });

  it('iosVersion returns the version of iOS, or of Safari on an iPad that hides it', () => {
    expect(iosVersion(device(phone('12.1.4')))).toEqual({ major: 12, minor: 1 });
    expect(iosVersion(device(phone('18')))).toEqual({ major: 18, minor: 0 });
    expect(iosVersion(device(pad('11.1')))).toEqual({ major: 11, minor: 1 });
    expect(iosVersion(device(mac))).toEqual({ major: 15, minor: 4 });
    expect(iosVersion(device(ANDROID))).toBeNull();
    // Chrome on an iPad names a constant version of Safari, in which no page could be an app.
    const chromeOnPad = mac.replace('Version/15.4', 'CriOS/126 Version/11.1.1');
    expect(iosVersion(device(chromeOnPad))).toBeNull();
    expect(hiddenBy(device(chromeOnPad))).toBeNull();
    expect(iosVersion(device('Mozilla/5.0 (iPhone; U; like Mac OS X)'))).toBeNull();
  });

  it.each(USER_AGENTS)('browser of the user agent of %s is detected', (_, userAgent, browser) => {
    expect(browserOf(device(userAgent))).toBe(browser);
  });

  it('an app installed on the home screen of iOS is not mistaken for a browser inside another app', () => {
    const installed = phone('18.1').replace(/ Version\/\S+| Safari\/\S+/g, '');
    expect(browserOf(device(installed))).toBe('app');
    expect(browserOf(device(installed, { standalone: true }))).toBe('other');
  });

  it('Safari on a Mac without a touch screen is another browser', () => {
    expect(browserOf(device(mac, { touchPoints: 0 }))).toBe('other');
  });

  it.each(SYSTEMS)('APP-06 APP-07 device %s supports PWAs from iOS 11.3 on', (_, userAgent, supported) => {
    expect(supportsPwa(device(userAgent))).toBe(supported);
  });

  it.each(SYSTEMS)('APP-19 device %s needs tips only below iOS 12.2', (_, userAgent, _supported, tips) => {
    expect(needsIosTips(device(userAgent))).toBe(tips);
  });
});

describe('download bar', () => {
  it.each(SYSTEMS)('APP-06 download bar on %s is hidden only without PWA support', (_, userAgent, supported) => {
    expect(hiddenBy(device(userAgent))).toBe(supported ? null : 'ios');
  });

  it.each(SYSTEMS)('APP-04 download bar is hidden in the installed app of %s in every state', (_, userAgent) => {
    for (const webclip of [true, false])
      for (const hasIosLink of [true, false])
        for (const loggedIn of [true, false])
          expect(hiddenBy(device(userAgent, { standalone: true, webclip }), { hasIosLink, loggedIn })).toBe(
            'installed',
          );
  });

  it.each(SYSTEMS)(
    'APP-05 APP-07 download bar in a shortcut on %s is visible only with an iOS link',
    (_, userAgent, works) => {
      const shortcut = device(userAgent, { webclip: true });
      expect(hiddenBy(shortcut, { hasIosLink: false })).toBe('shortcut');
      expect(hiddenBy(shortcut, { hasIosLink: true })).toBe(works ? null : 'ios');
      // Outside of a shortcut, the iOS link does not matter.
      expect(hiddenBy(device(userAgent), { hasIosLink: false })).toBe(works ? null : 'ios');
    },
  );

  it.each(SYSTEMS)('APP-08 download bar on %s with a login requirement needs a session', (_, userAgent, works) => {
    const needed = { requiresLogin: true };
    expect(hiddenBy(device(userAgent), { ...needed, loggedIn: false })).toBe(works ? 'login' : 'ios');
    expect(hiddenBy(device(userAgent), { ...needed, loggedIn: true })).toBe(works ? null : 'ios');
  });

  it.each(SYSTEMS)('APP-03 download bar on %s stays hidden after it was closed, also for members', (_, userAgent) => {
    for (const loggedIn of [true, false])
      expect(hiddenBy(device(userAgent), { closed: true, loggedIn })).toBe('closed');
  });
});
