/**
 * Visibility of the app download bar (APP-03..08) and the browser of its guide (APP-16), computed from device properties
 * alone, before anything loads.
 */

/** Properties of the device and browser that affect downloads. */
export interface Device {
  /** `navigator.userAgent`. */
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number;
  /** Runs as an installed app: display mode standalone, or `navigator.standalone` on the iPhone. */
  readonly standalone: boolean;
  /** Started from a home-screen shortcut: the stored WEBCLIP flag (SESS-03). */
  readonly webclip: boolean;
}

export type Platform = 'ios' | 'android' | 'other';

export interface SystemVersion {
  readonly major: number;
  readonly minor: number;
}

type Agent = Pick<Device, 'userAgent' | 'touchPoints'>;

/** Detects an iPad, which reports itself as a Mac since iOS 13; no Mac has a touch screen. */
const isTabletAsMac = ({ userAgent, touchPoints }: Agent) => /Macintosh/.test(userAgent) && touchPoints > 1;

/**
 * Returns the platform of a device. Windows Phone is checked first because its user agent contains the names iPhone and
 * Android.
 */
export function platformOf(device: Agent): Platform {
  const { userAgent } = device;
  if (/Windows Phone/.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent) || isTabletAsMac(device)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/**
 * Returns the version of iOS, or of Safari for an iPad that hides its version; null for other systems and if unknown.
 * Chrome, which hides it too, names a constant Version/11.1.1 after its own version.
 */
export function iosVersion(device: Agent): SystemVersion | null {
  if (platformOf(device) !== 'ios') return null;
  const named = isTabletAsMac(device) ? /Gecko\) Version\/(\d+)\.(\d+)/ : /\bOS (\d+)(?:_(\d+))?/;
  const [, major, minor = '0'] = named.exec(device.userAgent) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}

const isOlderThan = ({ major, minor }: SystemVersion, than: SystemVersion) =>
  major < than.major || (major === than.major && minor < than.minor);

/** First iOS version that starts a home-screen page as an app (OPEN: APP-07). */
const FIRST_WITH_PWA: SystemVersion = { major: 11, minor: 3 };
/** First iOS version in which a home-screen app keeps its state in the background (APP-19). */
const FIRST_WITHOUT_TIPS: SystemVersion = { major: 12, minor: 2 };

/**
 * Checks whether a page can be installed as an app. Only old iOS versions are known not to support this (OPEN: APP-07).
 */
export function supportsPwa(device: Agent): boolean {
  const version = iosVersion(device);
  return version === null || !isOlderThan(version, FIRST_WITH_PWA);
}

/** Checks for iOS 11 and older and for iOS 12 before 12.2 (APP-19). */
export function needsIosTips(device: Agent): boolean {
  const version = iosVersion(device);
  return version !== null && isOlderThan(version, FIRST_WITHOUT_TIPS);
}

/**
 * Browser, as far as its home-screen instructions differ. `safari`, `iosBrowser`: on iOS. `oldIosBrowser`: on an iOS
 * version where only Safari can add a page. `app`: built into another app, such as a messenger. `chrome`, `firefox`,
 * `opera`, `samsung`: on Android. `other`: unknown, on a computer, or an installed app.
 */
export type Browser =
  | 'safari'
  | 'iosBrowser'
  | 'oldIosBrowser'
  | 'app'
  | 'chrome'
  | 'firefox'
  | 'opera'
  | 'samsung'
  | 'other';

/** Apps that may name Safari or omit the mark of a WebView; all others are found without their name. */
const APPS =
  /FBAV|FB_IAB|Instagram|Zalo|Bytedance|\bLine\/|MicroMessenger|Snapchat|KAKAOTALK|LinkedInApp|Twitter|Telegram|NAVER\(|GSA\//;
/** Complete ends of user agents: an app or a browser that adds a name is neither Safari nor Chrome. */
const SAFARI = /Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/;
const CHROME = /Gecko\) Chrome\/[\d.]+ (Mobile )?Safari\/[\d.]+$/;
const FIREFOX = /Gecko\/[\d.]+ Firefox\/[\d.]+$/;
const IOS_BROWSERS = /CriOS|EdgiOS|FxiOS|OP[RTX]\/|OPiOS|DuckDuckGo|Ddg\/|Browser|browser/;
/** Browsers on Android, some with the user agent of a WebView. */
const OPERA = /OP[RTX]\/|Opera/;
const ANDROID_BROWSERS = /Browser\/|EdgA|DuckDuckGo|Ddg\/|Ecosia|PHX\//i;
const WEBVIEW = /; wv\)|Version\/[\d.]+ Chrome\//;
/** First iOS version in which browsers other than Safari can add a page to the home screen. */
const FIRST_WITH_OTHERS: SystemVersion = { major: 16, minor: 4 };

/** Returns the browser by its user agent; `other`, whose instructions are valid everywhere, if in doubt. */
export function browserOf(device: Agent & Partial<Pick<Device, 'standalone'>>): Browser {
  const { userAgent, standalone } = device;
  const platform = platformOf(device);
  // An installed app on iOS has the user agent of a WebView.
  if (platform === 'other' || standalone) return 'other';
  if (APPS.test(userAgent)) return 'app';
  return platform === 'ios' ? iosBrowserOf(device) : androidBrowserOf(userAgent);
}

function iosBrowserOf(device: Agent): Browser {
  const { userAgent } = device;
  if (!userAgent.includes(' Safari/')) return 'app';
  if (SAFARI.test(userAgent)) return 'safari';
  if (!IOS_BROWSERS.test(userAgent)) return 'other';
  const version = iosVersion(device);
  return version && isOlderThan(version, FIRST_WITH_OTHERS) ? 'oldIosBrowser' : 'iosBrowser';
}

function androidBrowserOf(userAgent: string): Browser {
  if (OPERA.test(userAgent)) return 'opera';
  if (userAgent.includes('SamsungBrowser/')) return 'samsung';
  if (FIREFOX.test(userAgent)) return 'firefox';
  if (CHROME.test(userAgent)) return 'chrome';
  return WEBVIEW.test(userAgent) && !ANDROID_BROWSERS.test(userAgent) ? 'app' : 'other';
}

export interface BarFacts {
  readonly device: Device;
  /** The visitor closed the bar: the stored value of hideDownloadBar is 1 (APP-03). */
  readonly closed: boolean;
  /** A link to the iOS app exists; false while unknown. */
  readonly hasIosLink: boolean;
  readonly requiresLogin: boolean;
  readonly loggedIn: boolean;
}

/**
 * Returns the first applicable reason for hiding the bar, null if visible (APP-03..06, APP-08; OPEN: APP-07). `ios`:
 * this iOS version cannot run a page as an app; `shortcut`: started from the home screen, and no app is available.
 */
export function downloadBarHidden({ device, closed, hasIosLink, requiresLogin, loggedIn }: BarFacts) {
  if (closed) return 'closed';
  if (device.standalone) return 'installed';
  if (device.webclip && !hasIosLink) return 'shortcut';
  if (!supportsPwa(device)) return 'ios';
  return requiresLogin && !loggedIn ? 'login' : null;
}
