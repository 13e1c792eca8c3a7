/**
 * Generated images: from database rows (covers, icons, banners), or from a name alone (categories, crests, avatars).
 */
import { avatarPicture } from './features/account/profile/avatars.ts';
import { findBanner } from './features/content/banners-repository.ts';
import { findPromotion } from './features/content/promotions-repository.ts';
import { findMethod } from './features/deposits/methods-repository.ts';
import { readGameArt } from './features/games/repository.ts';
import { findVendor } from './features/games/vendors-repository.ts';
import { findPaymentMethod } from './features/merchants/payment-methods-repository.ts';
import { appIcon } from './platform/art/app-icon.ts';
import { categoryBanner } from './platform/art/category-banner.ts';
import { gameCover } from './platform/art/covers/cover.ts';
import { homeBanner } from './platform/art/home-banner.ts';
import { depositMark, paymentIcon } from './platform/art/payment-icon.ts';
import { goodsPicture } from './platform/art/points-store-pictures.ts';
import { promotionBanner } from './platform/art/promotion-banner.ts';
import { rewardPicture } from './platform/art/reward-pictures.ts';
import { teamMark } from './platform/art/team-icon.ts';
import { vendorIcon } from './platform/art/vendor-icon.ts';
import type { Database } from './platform/db/schema.ts';
import { type Stored, storePicture } from './platform/http/conditional-get.ts';
import {
  APP_ICON,
  bannerUrl,
  coverUrl,
  type PromotionPicture,
  paymentUrl,
  promotionUrl,
  teamOf,
  teamUrl,
  textsOf,
  vendorUrl,
} from './platform/http/picture-paths.ts';
import { IMMUTABLE, REVALIDATE } from './platform/http/static/files.ts';
import { localize } from './platform/localized-text.ts';

/** Maximum number of cached images. An image with its compressed variants has about 12 kB. */
const MAX_CACHED = 1_000;
const DAY_CACHE = 'public, max-age=86400';

/** Paths of generated images, as a route pattern. */
export const PICTURE_ROUTE =
  '/art/:kind{game|vendor|banner|promotion|team|payment|deposit|reward|goods|avatar|app}/:file';

const GAME = /^\/art\/game\/(\d{1,9})-([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)(?:-[0-9a-f]{8})?\.svg$/;
const VENDOR = /^\/art\/vendor\/(\w{1,32}?)(?:-[0-9a-f]{8})?\.svg$/;
const KIND = /^\/art\/banner\/([A-Z]{1,16})\.svg$/;
const BANNER = /^\/art\/banner\/(\d{1,15})-([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)(?:-[0-9a-f]{8})?\.svg$/;
const PROMOTION =
  /^\/art\/promotion\/(\d{1,15})-(cover|banner)-([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)(?:-[0-9a-f]{8})?\.svg$/;
const TEAM = /^\/art\/team\/([\w-]{2,120})-[0-9a-f]{8}\.svg$/;
const PAYMENT = /^\/art\/payment\/(\w{1,32}?)(?:-[0-9a-f]{8})?\.svg$/;
const DEPOSIT = /^\/art\/deposit\/(\w{1,32})\.svg$/;
const REWARD = /^\/art\/reward\/([a-z]{1,16})\.svg$/;
const GOODS = /^\/art\/goods\/([a-z]{1,16})\.svg$/;
const AVATAR = /^\/art\/avatar\/([a-z]{1,16})\.png$/;

/** Image with its Cache-Control header. */
interface Picture {
  /** SVG as text, or PNG as bytes. */
  readonly drawing: string | Buffer;
  readonly cacheControl: string;
}

/**
 * Creates the function that returns the image of a path; null if there is no such image. A URL with the current hash of
 * the content may be cached permanently; a URL without a hash, or with an outdated one, must be revalidated.
 */
export function createPictures(db: Database): (path: string) => Promise<Stored | null> {
  const cached = new Map<string, Stored>();

  const cover = async (path: string, nodeId: number, language: string): Promise<Picture | null> => {
    const game = await readGameArt(db, nodeId);
    if (!game) return null;
    const name = localize(game.names, language);
    const isExact = coverUrl(game, language) === path;
    return { drawing: gameCover(game, name), cacheControl: isExact ? IMMUTABLE : REVALIDATE };
  };

  const mark = async (path: string, code: string): Promise<Picture | null> => {
    if (!(await findVendor(db, code))) return null;
    return { drawing: vendorIcon(code), cacheControl: vendorUrl(code) === path ? IMMUTABLE : REVALIDATE };
  };

  const banner = async (path: string, id: number, language: string): Promise<Picture | null> => {
    const row = await findBanner(db, id);
    if (row?.scene == null) return null;
    const { title, kicker } = textsOf(row, language);
    const isExact = bannerUrl(row, language) === path;
    return { drawing: homeBanner(row, title, kicker), cacheControl: isExact ? IMMUTABLE : REVALIDATE };
  };

  const promotion = async (path: string, id: number, kind: PromotionPicture, language: string) => {
    const row = await findPromotion(db, id);
    if (row?.scene == null) return null;
    const slogan = localize(row.slogans, language);
    const drawing = kind === 'cover' ? homeBanner(row, slogan, '') : promotionBanner(row.scene, id);
    const isExact = promotionUrl(row, kind, language) === path;
    return { drawing, cacheControl: isExact ? IMMUTABLE : REVALIDATE };
  };

  const payment = async (path: string, code: string): Promise<Picture | null> => {
    const method = await findPaymentMethod(db, code);
    if (!method) return null;
    const isExact = paymentUrl(method) === path;
    return { drawing: paymentIcon(method), cacheControl: isExact ? IMMUTABLE : REVALIDATE };
  };

  const draw = async (path: string): Promise<Picture | null> => {
    const [, nodeId, language] = GAME.exec(path) ?? [];
    if (nodeId !== undefined && language !== undefined) return cover(path, Number(nodeId), language);
    const code = VENDOR.exec(path)?.[1];
    if (code !== undefined) return mark(path, code);
    const [, id, bannerLanguage] = BANNER.exec(path) ?? [];
    if (id !== undefined && bannerLanguage !== undefined) return banner(path, Number(id), bannerLanguage);
    const [, offer, kind, language_] = PROMOTION.exec(path) ?? [];
    if (offer !== undefined && language_ !== undefined) {
      return promotion(path, Number(offer), kind as PromotionPicture, language_);
    }
    const method = PAYMENT.exec(path)?.[1];
    if (method !== undefined) return payment(path, method);
    const depositMethod = DEPOSIT.exec(path)?.[1];
    if (depositMethod === undefined) return drawByName(path);
    return (await findMethod(db, depositMethod)) && { drawing: depositMark(depositMethod), cacheControl: DAY_CACHE };
  };

  return async path => {
    const found = cached.get(path);
    if (found) return found;
    const picture = await draw(path);
    if (!picture) return null;
    const stored = storePicture(picture.drawing, picture.cacheControl);
    // Not cached, because the next request may require a different image.
    if (picture.cacheControl === REVALIDATE) return stored;
    cached.set(path, stored);
    const oldest = cached.size > MAX_CACHED ? cached.keys().next() : undefined;
    if (oldest && !oldest.done) cached.delete(oldest.value);
    return stored;
  };
}

/** Draws an image that the name in its path determines, without reading a row. */
function drawByName(path: string): Picture | null {
  const face = AVATAR.exec(path)?.[1];
  if (face !== undefined) {
    const drawing = avatarPicture(face);
    return drawing && { drawing, cacheControl: DAY_CACHE };
  }
  const reward = REWARD.exec(path)?.[1];
  if (reward !== undefined) {
    const drawing = rewardPicture(reward);
    return drawing === null ? null : { drawing, cacheControl: DAY_CACHE };
  }
  const goods = GOODS.exec(path)?.[1];
  if (goods !== undefined) {
    const drawing = goodsPicture(goods);
    return drawing === null ? null : { drawing, cacheControl: DAY_CACHE };
  }
  if (path === APP_ICON) return { drawing: appIcon(), cacheControl: DAY_CACHE };
  const team = teamOf(TEAM.exec(path)?.[1] ?? '');
  // The hash is checked, because a response to a URL with a wrong hash would be cached permanently too.
  if (team !== '') return teamUrl(team) === path ? { drawing: teamMark(team), cacheControl: IMMUTABLE } : null;
  const drawing = categoryBanner(KIND.exec(path)?.[1] ?? '');
  return drawing === null ? null : { drawing, cacheControl: DAY_CACHE };
}
