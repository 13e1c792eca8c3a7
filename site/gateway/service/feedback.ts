/** Messages to the operator with their pictures: limits, what a picture is, who may look at it (EP-06, S41, VALID-15 to VALID-18). */
import { randomBytes } from 'node:crypto';
import { checkFeedback, feedbackBounds } from 'lobbykit/domain';
import type { feedback } from 'lobbykit/wire';
import type { InferOutput } from 'valibot';
import type { Database } from '../db/schema.ts';
import { invalid } from '../http/input.ts';
import { Refusal } from '../http/reply.ts';
import { addFeedback, claimImages, findShown, keepImage, showImage } from '../store/feedback.ts';
import { hashToken } from '../store/sessions.ts';
import { readSetting } from '../store/settings.ts';
import { admit } from './limits.ts';

const MINUTE = 60_000;
/** A picture that no message names is forgotten. */
const WAITS_MS = 60 * MINUTE;
/** How long an operator may look at a picture by one address. */
const VIEW_MS = 15 * MINUTE;

type ImageType = 'image/png' | 'image/jpeg';

const SIGNATURES: readonly (readonly [type: ImageType, first: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** What the first bytes say a file is; its name and the type it came with say nothing. Null for no picture we take. */
export const sniffImage = (bytes: Uint8Array): ImageType | null =>
  SIGNATURES.find(([, first]) => first.every((byte, at) => bytes[at] === byte))?.[0] ?? null;

export interface Feedbacks {
  /** Keeps a picture and gives its id. Throws Refusal 415 `upload.type` for what is neither PNG nor JPEG. */
  keepImage(bytes: Uint8Array): Promise<string>;
  /** Keeps a message. Throws Refusal 429, or 400 for a picture that is unknown, taken or over. */
  send(message: FeedbackMessage): Promise<void>;
  /** A key by which one picture can be looked at for a while. */
  keyOf(imageId: string): Promise<string>;
  /** The picture of such a key, null when it is over or never was. */
  view(key: string): Promise<{ readonly name: string; readonly type: ImageType; readonly bytes: Uint8Array } | null>;
}

export interface FeedbackMessage {
  readonly merchant: string;
  /** null for a visitor. */
  readonly memberId: number | null;
  readonly address: string;
  readonly body: InferOutput<(typeof feedback)['body']>;
}

const newSecret = () => randomBytes(24).toString('base64url');

/** @param now ms since 1970 */
export function createFeedbacks(db: Database, now: () => number): Feedbacks {
  return {
    async keepImage(bytes) {
      const media_type = sniffImage(bytes);
      if (!media_type) throw new Refusal(415, 'upload.type', 'A picture has to be PNG or JPEG, by its content.');
      const id = newSecret();
      await keepImage(db, { id, media_type, bytes, uploaded_at: now() }, now() - WAITS_MS);
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
