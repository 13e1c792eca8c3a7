/** When the app download bar shows (APP-03..08): decided from facts about the device alone, before anything is loaded. */

/** The environment a page runs in, as far as downloads depend on it. */
export interface Device {
  /** `navigator.userAgent`. */
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`. */
  readonly touchPoints: number;
  /** Runs as an installed app: display mode standalone, or the iPhone's own word for it. */
  readonly standalone: boolean;
  /** Started from a home-screen shortcut: the kept WEBCLIP flag (SESS-03). */
  readonly webclip: boolean;
}

export type Platform = 'ios' | 'android' | 'other';

export interface SystemVersion {
  readonly major: number;
  readonly minor: number;
}

type Agent = Pick<Device, 'userAgent' | 'touchPoints'>;

/** An iPad says since iOS 13 that it is a Mac; no Mac has a touch screen. */
const isTabletAsMac = ({ userAgent, touchPoints }: Agent) => /Macintosh/.test(userAgent) && touchPoints > 1;

/** The system of a device. Windows Phone is looked for first: its user agent names the iPhone and Android too. */
export function platformOf(device: Agent): Platform {
  const { userAgent } = device;
  if (/Windows Phone/.test(userAgent)) return 'other';
  if (/iPhone|iPad|iPod/.test(userAgent) || isTabletAsMac(device)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'other';
}

/** Version of iOS; that of Safari where an iPad hides it, null for other systems and where nothing tells it. */
export function iosVersion(device: Agent): SystemVersion | null {
  if (platformOf(device) !== 'ios') return null;
  const named = isTabletAsMac(device) ? /Version\/(\d+)\.(\d+)/ : /\bOS (\d+)(?:_(\d+))?/;
  const [, major, minor = '0'] = named.exec(device.userAgent) ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}

const isInDownline = ({ major, minor }: SystemVersion, than: SystemVersion) =>
  major < than.major || (major === than.major && minor < than.minor);

/** From here on iOS starts a page from the home screen as an app (OPEN: APP-07). */
const FIRST_WITH_PWA: SystemVersion = { major: 11, minor: 3 };
/** From here on an app on the home screen keeps its place when it is left (APP-19). */
const FIRST_WITHOUT_TIPS: SystemVersion = { major: 12, minor: 2 };

/** Can a page be put on this device as an app? Only of iOS is it known that old versions cannot (OPEN: APP-07). */
export function supportsPwa(device: Agent): boolean {
  const version = iosVersion(device);
  return version === null || !isInDownline(version, FIRST_WITH_PWA);
}

/** iOS 12 below 12.2, and iOS 11 and under (APP-19). */
export function needsIosTips(device: Agent): boolean {
  const version = iosVersion(device);
  return version !== null && isInDownline(version, FIRST_WITHOUT_TIPS);
}

export interface BarFacts {
  readonly device: Device;
  /** The visitor has closed it once: hideDownloadBar is kept as 1 (APP-03). */
  readonly closed: boolean;
  /** Is there a link to the iOS app? False while nobody knows. */
  readonly hasIosLink: boolean;
  readonly requiresLogin: boolean;
  readonly loggedIn: boolean;
}

/**
 * Why the bar is hidden, null where it shows; the first that holds (APP-03..06, APP-08; OPEN: APP-07). `ios`: this iOS cannot
 * run a page as an app. `shortcut`: started from the home screen, and there is no app to offer instead.
 */
export function downloadBarHidden({ device, closed, hasIosLink, requiresLogin, loggedIn }: BarFacts) {
  if (closed) return 'closed';
  if (device.standalone) return 'installed';
  if (device.webclip && !hasIosLink) return 'shortcut';
  if (!supportsPwa(device)) return 'ios';
  return requiresLogin && !loggedIn ? 'login' : null;
}
