/** Messages to the operator, and the pictures that go with them (EP-06, S41). */
import type { IncomingMessage } from 'node:http';
import { IMAGE_MAX_BYTES } from 'lobbykit/domain';
import { feedback, feedbackImage } from 'lobbykit/wire';
import { tooLarge } from '../http/body-size.ts';
import { merchantOf, type OriginRules } from '../http/cors.ts';
import { invalid } from '../http/input.ts';
import { Refusal } from '../http/reply.ts';
import { forAnybody, type Route } from '../http/routes.ts';
import type { Feedbacks } from '../service/feedback.ts';
import { type Counting, limited } from './limited.ts';

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
      const value = { id: await feedbacks.keepImage(await readImage(request)) };
      return { kind: 'fresh', value, extra: {}, headers: {} };
    },
  }),
];

/** Throws Refusal 415 for a body that does not even say it is a picture, 400 for none. */
function requireImage({ headers }: IncomingMessage): void {
  const { upload } = feedbackImage;
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!upload.some(one => one === type)) {
    throw new Refusal(415, 'body.type.wrong', `The body of this call has to be ${upload.join(' or ')}.`);
  }
  if (Number(headers['content-length'] ?? 0) === 0) throw invalid('The body is missing');
}

/** What was announced was checked before; what comes is counted all the same. */
async function readImage(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > IMAGE_MAX_BYTES) throw tooLarge(IMAGE_MAX_BYTES);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
