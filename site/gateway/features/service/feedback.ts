/**
 * Feedback messages to the operator: limits, validation, images, and links with which operators view the images (EP-06,
 * S41, VALID-15 to VALID-18).
 */
import { randomBytes } from 'node:crypto';
import { checkFeedback, feedbackBounds } from 'lobbykit/domain';
import type { feedback } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import { ApiError, invalid } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/schema.ts';
import { admit } from '../../platform/rate-limits/rate-limits.ts';
import { readSetting } from '../../platform/settings/repository.ts';
import { hashToken } from '../account/sessions/repository.ts';
import {
  addFeedback,
  claimImages,
  countImages,
  findShown,
  showImage,
  storeImage,
  waitingImages,
} from './feedback-repository.ts';
import { type PictureFile, readPicture } from './picture-file.ts';

const MINUTE = 60_000;
/** Retention time of an uploaded image that no message uses, ms. */
const WAITS_MS = 60 * MINUTE;
/** Lifetime of a link to an image, ms. */
const VIEW_MS = 15 * MINUTE;

/**
 * Limits of stored images: number per member, number of all visitors together, number that no message uses (`waiting`),
 * and total bytes. Removing a message (`content feedback remove`) frees space.
 */
const QUOTAS = { ofMember: 30, ofVisitors: 300, waiting: 200, bytes: 1024 ** 3 };

export interface Feedbacks {
  /**
   * Stores an image and returns its id. Throws ApiError `upload.type` unless the image is a PNG or JPEG, `upload.full`
   * if a limit is reached.
   */
  storeImage(bytes: Uint8Array): Promise<string>;
  /**
   * Stores a message. Throws ApiError `too.many`, `input.invalid` for an image that is unknown, used or expired,
   * `upload.max` for too many images.
   */
  send(message: FeedbackMessage): Promise<void>;
  /** Returns a key with which the image can be viewed for 15 minutes. */
  keyOf(imageId: string): Promise<string>;
  /** Returns the image of a key from `keyOf`; null if the key is expired or unknown. */
  view(
    key: string,
  ): Promise<{ readonly name: string; readonly type: PictureFile['type']; readonly bytes: Uint8Array } | null>;
}

export interface FeedbackMessage {
  readonly merchant: string;
  /** Author of the message; null for a visitor. */
  readonly memberId: number | null;
  readonly address: string;
  readonly body: InferOutput<(typeof feedback)['body']>;
}

const newSecret = () => randomBytes(24).toString('base64url');

/** @param now ms since 1970 */
export function createFeedbacks(db: Database, now: () => number): Feedbacks {
  return {
    async storeImage(bytes) {
      const picture = await readPicture(bytes);
      if (!picture) {
        throw new ApiError(
          'upload.type',
          'A picture has to be a whole PNG or JPEG, by its content, of 16,384 px a side and 50 megapixels at most.',
        );
      }
      const id = newSecret();
      const image = { id, media_type: picture.type, bytes: picture.bytes, uploaded_at: now() };
      await db.transaction().execute(async trx => {
        const { waiting, size } = await waitingImages(trx, now() - WAITS_MS);
        if (waiting >= QUOTAS.waiting || size + picture.bytes.length > QUOTAS.bytes) {
          throw new ApiError('upload.full', 'There is no room for more pictures; send the message without.');
        }
        await storeImage(trx, image);
      });
      return id;
    },
    async send({ merchant, memberId, address, body: { content, contact = '', remark = '', images = [] } }) {
      const { template } = await readSetting(db, 'site');
      const { min, max } = feedbackBounds(name => template[name]);
      if (checkFeedback(content, min, max)) {
        throw invalid(`"content" has to have ${min} to ${max} characters`, 'content');
      }
      await admit(db, 'feedback', address, now());
      const ids = [...new Set(images)];
      await db.transaction().execute(async trx => {
        const row = { merchant_code: merchant, member_id: memberId, content, contact, remark, sent_at: now() };
        const feedbackId = await addFeedback(trx, row);
        const claimed = await claimImages(trx, feedbackId, ids, now() - WAITS_MS);
        if (claimed < ids.length) throw invalid('A picture is not there any more; upload it again', 'images');
        const max = memberId === null ? QUOTAS.ofVisitors : QUOTAS.ofMember;
        if (claimed > 0 && (await countImages(trx, memberId)) > max) {
          const owner = memberId === null ? 'visitors' : 'this member';
          const message = `The operator has ${max} pictures of ${owner} already; send the message without.`;
          throw new ApiError('upload.max', message);
        }
      });
    },
    async keyOf(imageId) {
      const key = newSecret();
      await showImage(db, imageId, hashToken(key), now() + VIEW_MS);
      return key;
    },
    async view(key) {
      const found = await findShown(db, hashToken(key), now());
      if (!found) return null;
      const ending = found.media_type === 'image/png' ? 'png' : 'jpg';
      return { name: `feedback-${found.feedback_id}.${ending}`, type: found.media_type, bytes: found.bytes };
    },
  };
}
