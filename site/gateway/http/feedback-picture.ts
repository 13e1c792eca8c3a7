/** A picture somebody sent, for the operator: never shown as part of a page, whatever else its bytes may mean (S41). */
import type { Feedbacks } from '../service/feedback.ts';
import { COMMON_HEADERS, PICTURE_POLICY } from './headers.ts';

/** Path of such a picture; its key stands in the query, which no log has. */
export const PICTURE_PATH = '/operator/picture';

/** The answer to a key, null when it is over or never was. */
export async function answerPicture(feedbacks: Pick<Feedbacks, 'view'>, key: string): Promise<Response | null> {
  const found = await feedbacks.view(key);
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
