/** What the download bar, its popups and the app page offer: links by platform, the guide's steps, how the bar looks. */
import type { Platform } from './download.ts';

/** Kinds of links that bring an app, in the order a list shows them (APP-20); `AppDownloadIcon` is a picture (OPEN: APP-21). */
export const DOWNLOAD_KINDS = ['Android', 'MOBILECONFIG', 'IOS'] as const;
export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

/** A link as the operator gave it; views pass the address through `installUrl`. */
interface Link {
  readonly kind: string;
  readonly url: string;
}

export interface DownloadLink extends Link {
  readonly kind: DownloadKind;
  /** The link is for the device that shows it. */
  readonly own: boolean;
}

const KINDS_OF: Readonly<Record<Platform, readonly DownloadKind[]>> = {
  ios: ['MOBILECONFIG', 'IOS'],
  android: ['Android'],
  other: DOWNLOAD_KINDS,
};

const linkOf = (links: readonly Link[], kind: string) => links.find(link => link.kind === kind && link.url !== '');

/** The first link of each kind, those of the platform before the others; a kind without one has no entry (APP-09, APP-11). */
export function downloadLinks(links: readonly Link[], platform: Platform): readonly DownloadLink[] {
  const own = KINDS_OF[platform];
  const others = DOWNLOAD_KINDS.filter(kind => !own.includes(kind));
  return [...own, ...others].flatMap(kind => {
    const link = linkOf(links, kind);
    return link ? [{ kind, url: link.url, own: own.includes(kind) }] : [];
  });
}

/** Address of the picture of the app, null without one (OPEN: APP-21). */
export const appIcon = (links: readonly Link[]): string | null => linkOf(links, 'AppDownloadIcon')?.url ?? null;

/** Steps of the guide to the home screen (APP-16): elsewhere the browser asks by itself, or its menu is named. */
export const guideSteps = (platform: Platform): number => (platform === 'ios' ? 3 : 0);

/** Steps of the tutorial of the app page (APP-12, APP-13). */
export const TUTORIAL_STEPS = 6;

/** How the operator wants the bar to look; null and '' leave the kit's own (APP-02). Colors are checked by the view (S30). */
export interface BarVariant {
  readonly background: string | null;
  readonly description: string;
  readonly color: string | null;
}

/** The look by the merchant's template: app_background, app_desc and app_desc_font_color. */
export const barVariant = (template: ReadonlyMap<string, string>): BarVariant => ({
  background: template.get('app_background') || null,
  description: template.get('app_desc') ?? '',
  color: template.get('app_desc_font_color') || null,
});
