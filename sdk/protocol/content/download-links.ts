/**
 * Content of the download bar, its popups and the app page: links by platform, steps of the guide, and colors of the
 * bar.
 */
import type { Browser, Platform } from './download.ts';

/**
 * Kinds of app links, in display order (APP-20). The kind `AppDownloadIcon` is missing, because it is an image (OPEN:
 * APP-21).
 */
export const DOWNLOAD_KINDS = ['Android', 'MOBILECONFIG', 'IOS'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** A link that the operator configured, unvalidated; views pass the URL through `installUrl`. */
interface Link {
  readonly kind: string;
  readonly url: string;
}

export interface DownloadLink extends Link {
  readonly kind: DownloadKind;
  /** True if the link is for the current device's platform. */
  readonly own: boolean;
}

const KINDS_OF: Readonly<Record<Platform, readonly DownloadKind[]>> = {
  ios: ['MOBILECONFIG', 'IOS'],
  android: ['Android'],
  other: DOWNLOAD_KINDS,
};

const linkOf = (links: readonly Link[], kind: string) => links.find(link => link.kind === kind && link.url !== '');

/**
 * Returns the first link of each kind, those for the platform first. Kinds without a link are omitted (APP-09, APP-11).
 */
export function downloadLinks(links: readonly Link[], platform: Platform): readonly DownloadLink[] {
  const own = KINDS_OF[platform];
  const others = DOWNLOAD_KINDS.filter(kind => !own.includes(kind));
  return [...own, ...others].flatMap(kind => {
    const link = linkOf(links, kind);
    return link ? [{ kind, url: link.url, own: own.includes(kind) }] : [];
  });
}

/** Returns the URL of the app icon; null if the operator configured none (OPEN: APP-21). */
export const appIcon = (links: readonly Link[]): string | null => linkOf(links, 'AppDownloadIcon')?.url ?? null;

/**
 * Returns the number of steps of the home-screen guide (APP-16): three in iOS browsers with a share button. For other
 * browsers there are no steps: they show an install prompt, or a text explains their menu.
 */
export const guideSteps = (browser: Browser): number => (browser === 'safari' || browser === 'iosBrowser' ? 3 : 0);

/** Number of steps of the tutorial on the app page (APP-12, APP-13). */
export const TUTORIAL_STEPS = 6;

/**
 * Colors and text of the bar as set by the operator; null and '' stand for the kit's default (APP-02). The view
 * validates the colors (S30).
 */
export interface BarAppearance {
  readonly background: string | null;
  readonly description: string;
  readonly color: string | null;
}

/**
 * Reads the bar's colors and text from the merchant's template values app_background, app_desc and app_desc_font_color.
 */
export const barAppearance = (template: ReadonlyMap<string, string>): BarAppearance => ({
  background: template.get('app_background') || null,
  description: template.get('app_desc') ?? '',
  color: template.get('app_desc_font_color') || null,
});
