/** A picture somebody sent, with a message or as the receipt of a transfer, for the operator: never shown as part of a page, whatever else its bytes may mean (S41). */

import { COMMON_HEADERS, PICTURE_POLICY } from '../../platform/http/headers.ts';
import type { PictureFile } from './picture-file.ts';

/** Path of such a picture; its key stands in the query, which no log has. */
export const PICTURE_PATH = '/operator/picture';

export interface SentPicture {
  /** Of the file. */
  readonly name: string;
  readonly type: PictureFile['type'];
  readonly bytes: Uint8Array;
}

/** The picture of a key, null when the key is over or never was. */
export type ViewPicture = (key: string) => Promise<SentPicture | null>;

/** The answer to a key, null when it is over or never was. */
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
