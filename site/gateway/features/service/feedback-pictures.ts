/**
 * Serves images of feedback and transfer receipts to operators. Members uploaded these bytes, so the response has a
 * strict Content-Security-Policy and is downloaded, not displayed (S41).
 */

import { COMMON_HEADERS, PICTURE_POLICY } from '../../platform/http/headers.ts';
import type { PictureFile } from './picture-file.ts';

/** Path of an uploaded image. Its key is in the query, because queries are never logged. */
export const PICTURE_PATH = '/operator/picture';

export interface SentPicture {
  /** File name of the download. */
  readonly name: string;
  readonly type: PictureFile['type'];
  readonly bytes: Uint8Array;
}

/** Returns the image of a key; null if the key is expired or unknown. */
export type ViewPicture = (key: string) => Promise<SentPicture | null>;

/** Returns the response with the image of a key; null if the key is expired or unknown. */
export async function respondWithImage(view: ViewPicture, key: string): Promise<Response | null> {
  const found = await view(key);
  if (!found) return null;
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      ...COMMON_HEADERS,
      'Content-Type': found.type,
      'Content-Disposition': `attachment; filename="${found.name}"`,
      'Content-Security-Policy': PICTURE_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'no-store',
    },
  });
}
