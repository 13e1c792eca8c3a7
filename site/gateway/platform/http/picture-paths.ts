/**
 * URLs of generated images. Each URL contains a hash of the image's content, so that caches may store the image
 * permanently.
 */
import { createHash } from 'node:crypto';

/** Version of the drawings. Increment it after changing a drawing, so that browsers do not show a cached version. */
const EDITION = 1;

/** Data that determine a game's cover, together with the language. */
export interface CoverOf {
  readonly node_id: number;
  /** Name of the motif on the cover. */
  readonly art: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Returns the language if there are texts in it, else EN. */
const languageOf = (names: CoverOf['names'], language: string): string =>
  names[language] === undefined ? 'EN' : language;

const tagOf = (parts: readonly (string | number | undefined)[]): string =>
  createHash('sha256')
    .update([EDITION, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 8);

/** Returns the URL of a game's cover with its name in a language: `/art/game/1004-VI-0a1b2c3d.svg`. */
export function coverUrl(game: CoverOf, language: string): string {
  const known = languageOf(game.names, language);
  return `/art/game/${game.node_id}-${known}-${tagOf([game.node_id, game.art, game.names[known]])}.svg`;
}

/** Data that determine a generated banner, together with the language. */
export interface BannerOf {
  readonly id: number;
  /** Name of the motif on the banner; null for a banner with an image URL. */
  readonly scene: string | null;
  readonly titles: Readonly<Record<string, string>>;
  readonly kickers: Readonly<Record<string, string>> | null;
}

/** Returns the URL of a generated banner with its texts in a language: `/art/banner/7-VI-0a1b2c3d.svg`. */
export function bannerUrl({ id, scene, titles, kickers }: BannerOf, language: string): string {
  const known = languageOf(titles, language);
  const { title, kicker } = textsOf({ titles, kickers }, known);
  return `/art/banner/${id}-${known}-${tagOf([id, scene ?? '', title, kicker])}.svg`;
}

/**
 * Returns the texts of a generated banner in a language. `kicker` is the small line above the title; '' if the banner
 * has none.
 */
export const textsOf = ({ titles, kickers }: Pick<BannerOf, 'titles' | 'kickers'>, language: string) => ({
  title: titles[language] ?? titles.EN ?? '',
  kicker: kickers?.[language] ?? kickers?.EN ?? '',
});

/** Data that determine the images of a promotion, together with the language. */
export interface PromotionOf {
  readonly id: number;
  /** Name of the motif in the images; null if the operator provides the images. */
  readonly scene: string | null;
  readonly slogans: Readonly<Record<string, string>>;
}

/** Image of a promotion: `cover` on a card, with a slogan, or `banner` above the text. */
export type PromotionPicture = 'cover' | 'banner';

/** Returns the URL of an image of a promotion: `/art/promotion/7-cover-VI-0a1b2c3d.svg`. */
export function promotionUrl({ id, scene, slogans }: PromotionOf, picture: PromotionPicture, language: string) {
  const known = languageOf(slogans, language);
  return `/art/promotion/${id}-${picture}-${known}-${tagOf([id, picture, scene ?? '', slogans[known]])}.svg`;
}

/** Returns the URL of a team's crest. The crest depends on the team's English name only. */
export const teamUrl = (name: string): string =>
  `/art/team/${Buffer.from(name).toString('base64url')}-${tagOf([name])}.svg`;

/** Decodes the team's name in such a URL. */
export const teamOf = (part: string): string => Buffer.from(part, 'base64url').toString();

/** Returns the URL of a payment method's icon. */
export const paymentUrl = ({ code, name }: { readonly code: string; readonly name: string }): string =>
  `/art/payment/${code}-${tagOf([code, name])}.svg`;

/** Base path of avatars. Clients append a name and `.png` (MEMBER-01). */
export const AVATAR_SERVER = '/art/avatar';
export const avatarUrl = (name: string): string => `${AVATAR_SERVER}/${name}.png`;

/** Path of the app icon. */
export const APP_ICON = '/art/app/icon.svg';

/** Returns the URL of a vendor's icon. */
export const vendorUrl = (code: string): string => `/art/vendor/${code}-${tagOf([code])}.svg`;
