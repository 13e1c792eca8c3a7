/** Pictures drawn when they are asked for: covers of games and marks of vendors by their rows, banners of kinds of games. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { coverAddress, vendorAddress } from '../art/addresses.ts';
import { categoryBanner } from '../art/banner.ts';
import { gameCover } from '../art/covers/cover.ts';
import { vendorMark } from '../art/vendor-mark.ts';
import type { Database } from '../db/schema.ts';
import { readGameArt } from '../store/games.ts';
import { findVendor } from '../store/vendors.ts';
import { IMMUTABLE, REVALIDATE } from './files.ts';
import { PICTURE_POLICY, PUBLIC_HEADERS } from './headers.ts';
import { type Stored, store } from './stored.ts';

/** Pictures kept in memory; some 12 kB each with their compressed forms. */
const MOST_KEPT = 1_000;
const DAY_CACHE = 'public, max-age=86400';

const GAME = /^\/art\/game\/(\d{1,9})-([A-Za-z]{2,3}(?:-[A-Za-z]{2,4})?)(?:-[0-9a-f]{8})?\.svg$/;
const VENDOR = /^\/art\/vendor\/(\w{1,32}?)(?:-[0-9a-f]{8})?\.svg$/;
const BANNER = /^\/art\/banner\/([A-Z]{1,16})\.svg$/;

/** A drawing and for how long its address means it. */
interface Picture {
  readonly svg: string;
  readonly cacheControl: string;
}

/**
 * Finds the picture of a path; null where there is none. An address that says what is drawn, as the answers give it, may be kept
 * for good; one without its last part, or with that of an earlier drawing, is asked about each time.
 */
export function createPictures(db: Database): (path: string) => Promise<Stored | null> {
  const kept = new Map<string, Stored>();

  const cover = async (path: string, nodeId: number, language: string): Promise<Picture | null> => {
    const game = await readGameArt(db, nodeId);
    if (!game) return null;
    const name = game.names[language] ?? game.names.EN;
    const isExact = coverAddress(game, language) === path;
    return { svg: gameCover(game, name), cacheControl: isExact ? IMMUTABLE : REVALIDATE };
  };

  const mark = async (path: string, code: string): Promise<Picture | null> => {
    if (!(await findVendor(db, code))) return null;
    return { svg: vendorMark(code), cacheControl: vendorAddress(code) === path ? IMMUTABLE : REVALIDATE };
  };

  const draw = async (path: string): Promise<Picture | null> => {
    const [, nodeId, language] = GAME.exec(path) ?? [];
    if (nodeId !== undefined && language !== undefined) return cover(path, Number(nodeId), language);
    const code = VENDOR.exec(path)?.[1];
    if (code !== undefined) return mark(path, code);
    const svg = categoryBanner(BANNER.exec(path)?.[1] ?? '');
    return svg === null ? null : { svg, cacheControl: DAY_CACHE };
  };

  return async path => {
    const found = kept.get(path);
    if (found) return found;
    const picture = await draw(path);
    if (!picture) return null;
    const stored = storePicture(picture.svg, picture.cacheControl);
    // What may change is drawn anew each time.
    if (picture.cacheControl === REVALIDATE) return stored;
    kept.set(path, stored);
    const oldest = kept.size > MOST_KEPT ? kept.keys().next() : undefined;
    if (oldest && !oldest.done) kept.delete(oldest.value);
    return stored;
  };
}

/** A drawing as it is sent: readable by any page, and harmless when it is opened as one. */
export function storePicture(svg: string, cacheControl: string): Stored {
  const body = Buffer.from(svg);
  const headers = {
    ...PUBLIC_HEADERS,
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Security-Policy': PICTURE_POLICY,
    'Cache-Control': cacheControl,
  };
  // While somebody waits: the level that takes well under a millisecond.
  const br = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return store(body, headers, { br, gzip: gzipSync(body) });
}
