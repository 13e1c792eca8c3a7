/**
 * Visibility of the app download bar (APP-03..08), and detection of the browser for the guide (APP-16). Both depend on
 * device properties only, so no request is needed.
 */

/** Properties of the device and browser that affect downloads. */
export interface Device {
  /** `navigator.userAgent`. */
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number;
  /** True in an installed app: the display mode is standalone, or `navigator.standalone` is set on the iPhone. */
  readonly standalone: boolean;
  /** True if the page was opened from a home-screen shortcut: the stored flag WEBCLIP is set (SESS-03). */
  readonly webclip: boolean;
}

export type Platform = 'ios' | 'android' | 'other';

export interface SystemVersion {
  readonly major: number;
  readonly minor: number;
}

type Agent = Pick<Device, 'userAgent' | 'touchPoints'>;

/** Detects an iPad, which identifies itself as a Mac since iOS 13. Macs have no touch screen. */
const isTabletAsMac = ({ userAgent, touchPoints }: Agent) => /Macintosh/.test(userAgent) && touchPoints > 1;

/**
 * Returns the platform of a device. Windows Phone is checked first, because its user agent also contains iPhone and
 * Android.
 */
export function platformOf(device: Agent): Platform {
  const { userAgent } = device;
  if (/Windows Phone/.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent) || isTabletAsMac(device)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/**
 * Returns the iOS version, or the Safari version of an iPad that hides the system's version. Null for other systems and
 * if unknown; Chrome on an iPad hides the version too, and always reports Version/11.1.1.
 */
export function iosVersion(device: Agent): SystemVersion | null {
  if (platformOf(device) !== 'ios') return null;
  const named = isTabletAsMac(device) ? /Gecko\) Version\/(\d+)\.(\d+)/ : /\bOS (\d+)(?:_(\d+))?/;
  const [, major, minor = '0'] = named.exec(device.userAgent) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}

const isOlderThan = ({ major, minor }: SystemVersion, than: SystemVersion) =>
  major < than.major || (major === than.major && minor < than.minor);

/** First iOS version that opens a home-screen page as an app (OPEN: APP-07). */
const FIRST_WITH_PWA: SystemVersion = { major: 11, minor: 3 };
/** First iOS version in which a home-screen app keeps its state while in the background (APP-19). */
const FIRST_WITHOUT_TIPS: SystemVersion = { major: 12, minor: 2 };

/**
 * Checks whether the page can be installed as an app. All systems count as capable except iOS versions that are known
 * not to be (OPEN: APP-07).
 */
export function supportsPwa(device: Agent): boolean {
  const version = iosVersion(device);
  return version === null || !isOlderThan(version, FIRST_WITH_PWA);
}

/** Checks for an iOS version before 12.2, in which a home-screen app loses its state in the background (APP-19). */
export function needsIosTips(device: Agent): boolean {
  const version = iosVersion(device);
  return version !== null && isOlderThan(version, FIRST_WITHOUT_TIPS);
}

/**
 * Kind of browser, which determines the home-screen instructions. `safari`, `iosBrowser`: on iOS. `oldIosBrowser`: on
 * an iOS version where only Safari can add a page. `app`: built into another app, such as a messenger. `chrome`,
 * `firefox`, `opera`, `samsung`: on Android. `other`: unknown, on a computer, or an installed app.
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

/** Apps whose user agent looks like that of a browser. Other apps are detected by the characteristics of a WebView. */
const APPS =
  /FBAV|FB_IAB|Instagram|Zalo|Bytedance|\bLine\/|MicroMessenger|Snapchat|KAKAOTALK|LinkedInApp|Twitter|Telegram|NAVER\(|GSA\//;
/**
 * Exact ends of the user agents of Safari and Chrome. A user agent with an additional name belongs to an app or to
 * another browser.
 */
const SAFARI = /Gecko\) Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/;
const CHROME = /Gecko\) Chrome\/[\d.]+ (Mobile )?Safari\/[\d.]+$/;
const FIREFOX = /Gecko\/[\d.]+ Firefox\/[\d.]+$/;
const IOS_BROWSERS = /CriOS|EdgiOS|FxiOS|OP[RTX]\/|OPiOS|DuckDuckGo|Ddg\/|Browser|browser/;
/** Browsers on Android, some of which have the user agent of a WebView. */
const OPERA = /OP[RTX]\/|Opera/;
const ANDROID_BROWSERS = /Browser\/|EdgA|DuckDuckGo|Ddg\/|Ecosia|PHX\//i;
const WEBVIEW = /; wv\)|Version\/[\d.]+ Chrome\//;
/** First iOS version in which browsers other than Safari can add a page to the home screen. */
const FIRST_WITH_OTHERS: SystemVersion = { major: 16, minor: 4 };

/**
 * Returns the kind of browser by the user agent. In case of doubt, returns `other`, whose instructions are valid for
 * every browser.
 */
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
  /** True if the visitor closed the bar: the stored value of hideDownloadBar is 1 (APP-03). */
  readonly closed: boolean;
  /** True if there is a link to the iOS app; false while unknown. */
  readonly hasIosLink: boolean;
  readonly requiresLogin: boolean;
  readonly loggedIn: boolean;
}

/**
 * Returns the first reason why the bar is hidden; null if it is visible (APP-03..06, APP-08; OPEN: APP-07). `ios`: this
 * iOS version cannot run a page as an app; `shortcut`: the page was opened from the home screen, and there is no other
 * app to download.
 */
export function downloadBarHidden({ device, closed, hasIosLink, requiresLogin, loggedIn }: BarFacts) {
  if (closed) return 'closed';
  if (device.standalone) return 'installed';
  if (device.webclip && !hasIosLink) return 'shortcut';
  if (!supportsPwa(device)) return 'ios';
  return requiresLogin && !loggedIn ? 'login' : null;
}
