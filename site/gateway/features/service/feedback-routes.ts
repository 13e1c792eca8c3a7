/** Routes for feedback messages to the operator, and for the upload of their images (EP-06, S41). */
import type { IncomingMessage } from 'node:http';
import { feedback, feedbackImage } from 'lobbykit/wire';
import { ApiError, invalid } from '../../platform/api-error.ts';
import { maxBytes, readBytes } from '../../platform/http/body-size.ts';
import { merchantOf, type OriginRules } from '../../platform/http/cors.ts';
import { forAnybody, type Route } from '../../platform/http/route.ts';
import { type Counting, limited } from '../../platform/rate-limits/routes.ts';
import type { Feedbacks } from './feedback.ts';

/** Upload timeout, ms, equal to the client's timeout. It suffices for an image of 5 MB at 0.7 Mbit/s. */
const UPLOAD_MS = 60_000;

export interface FeedbackRoutesOptions {
  readonly feedbacks: Feedbacks;
  readonly rules: OriginRules;
  readonly counting: Counting;
}

export const feedbackRoutes = ({ feedbacks, rules, counting }: FeedbackRoutesOptions): Route[] => [
  forAnybody(feedback, async ({ body, session, exchange: { request, address } }) => {
    const merchant = session?.merchantCode ?? (await merchantOf(request, rules));
    await feedbacks.send({ merchant, memberId: session?.memberId ?? null, address, body });
    return { value: null };
  }),
  limited(counting, 'feedback-picture', {
    endpoint: feedbackImage,
    async handle({ request }) {
      requireImage(request);
      const image = await readBytes(request, { max: maxBytes([feedbackImage]), ms: UPLOAD_MS });
      if (image.length === 0) throw invalid('The body is missing');
      const value = { id: await feedbacks.storeImage(image) };
      return { kind: 'fresh', value, extra: {}, headers: {} };
    },
  }),
];

/** Throws ApiError `body.type.wrong` unless the Content-Type header is an accepted image type. */
function requireImage({ headers }: IncomingMessage): void {
  const { upload } = feedbackImage;
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!upload.some(one => one === type)) {
    throw new ApiError('body.type.wrong', `The body of this call has to be ${upload.join(' or ')}.`);
  }
}
