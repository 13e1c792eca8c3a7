/** Addresses of pictures the gateway draws. They change with what is drawn, so that a picture may be kept for good. */
import { createHash } from 'node:crypto';

/** Counts up with every change of the drawings: a cover kept by a browser is then asked for anew. */
const EDITION = 1;

/** What a cover shows: the drawing follows from it and from the name in a language. */
export interface CoverOf {
  readonly node_id: number;
  /** Name of its motif. */
  readonly art: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Languages whose words stand on pictures; others get the English ones. */
const languageOf = (names: CoverOf['names'], language: string): string =>
  names[language] === undefined ? 'EN' : language;

const tagOf = (parts: readonly (string | number | undefined)[]): string =>
  createHash('sha256')
    .update([EDITION, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 8);

/** Where the cover of a game lies, with its name in a language: `/art/game/1004-VI-0a1b2c3d.svg`. */
export function coverAddress(game: CoverOf, language: string): string {
  const known = languageOf(game.names, language);
  return `/art/game/${game.node_id}-${known}-${tagOf([game.node_id, game.art, game.names[known]])}.svg`;
}

/** What a drawn banner shows. */
export interface BannerOf {
  readonly id: number;
  /** Name of its motif. */
  readonly scene: string | null;
  readonly titles: Readonly<Record<string, string>>;
  readonly kickers: Readonly<Record<string, string>> | null;
}

/** Where a drawn banner lies, with its words in a language: `/art/banner/7-VI-0a1b2c3d.svg`. */
export function bannerAddress({ id, scene, titles, kickers }: BannerOf, language: string): string {
  const known = languageOf(titles, language);
  const { title, kicker } = textsOf({ titles, kickers }, known);
  return `/art/banner/${id}-${known}-${tagOf([id, scene ?? '', title, kicker])}.svg`;
}

/** What stands on a drawn banner in a language; '' for no small line. */
export const textsOf = ({ titles, kickers }: Pick<BannerOf, 'titles' | 'kickers'>, language: string) => ({
  title: titles[language] ?? titles.EN ?? '',
  kicker: kickers?.[language] ?? kickers?.EN ?? '',
});

/** What the pictures of a promotion show. */
export interface PromotionOf {
  readonly id: number;
  /** Name of its motif. */
  readonly scene: string | null;
  readonly slogans: Readonly<Record<string, string>>;
}

/** The picture on a card, with a slogan on it, or the wide one above the text. */
export type PromotionPicture = 'cover' | 'banner';

/** Where a picture of a promotion lies: `/art/promotion/7-cover-VI-0a1b2c3d.svg`. */
export function promotionAddress({ id, scene, slogans }: PromotionOf, picture: PromotionPicture, language: string) {
  const known = languageOf(slogans, language);
  return `/art/promotion/${id}-${picture}-${known}-${tagOf([id, picture, scene ?? '', slogans[known]])}.svg`;
}

/** Where the crest of a team lies: it follows from the English name alone. */
export const teamAddress = (name: string): string =>
  `/art/team/${Buffer.from(name).toString('base64url')}-${tagOf([name])}.svg`;

/** The name in such an address. */
export const teamOf = (part: string): string => Buffer.from(part, 'base64url').toString();

/** Where the mark of a payment method lies. */
export const paymentAddress = ({ code, name }: { readonly code: string; readonly name: string }): string =>
  `/art/payment/${code}-${tagOf([code, name])}.svg`;

/** Where the pictures of avatars lie: a name and `.png` follow (MEMBER-01). */
export const AVATAR_SERVER = '/art/avatar';
export const avatarAddress = (name: string): string => `${AVATAR_SERVER}/${name}.png`;

/** Where the icon of the app lies. */
export const APP_ICON = '/art/app/icon.svg';

/** Where the mark of a vendor lies. */
export const vendorAddress = (code: string): string => `/art/vendor/${code}-${tagOf([code])}.svg`;
