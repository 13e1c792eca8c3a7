/** Requests of game pages. Bodies are validated strictly, as in the gateway. */
import type { IncomingMessage } from 'node:http';
import {
  array,
  type GenericSchema,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { DICE_PAYOUTS, DICE_SIDES } from '../../features/games/dice.ts';
import { ApiError, invalid } from '../../platform/api-error.ts';
import { checkBodySize, readBytes } from '../../platform/http/body-size.ts';
import { describeIssue } from '../../platform/http/input.ts';
import { readJsonObject } from '../../platform/http/json.ts';
import { idempotencyKey } from '../../platform/http/request-headers.ts';

const MAX_BODY_BYTES = 4_096;

const ticket = pipe(string(), regex(/^[\w-]{43}$/));
const uuid = pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** Stake greater than 0, decimal text with at most two decimals. */
const stake = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/));

export const enterBody = strictObject({ ticket });
/** Idempotency key in the body, as in earlier pages; undefined if the Idempotency-Key header contains it. */
const playKey = optional(uuid);
export const playBody = strictObject({ key: playKey, stake });
export const rollBody = strictObject({
  key: playKey,
  stake,
  side: picklist(DICE_SIDES),
  payout: picklist(DICE_PAYOUTS),
});
/** Client seed. It is part of the formula of a roll, so that only characters with a single encoding are allowed. */
export const clientSeedBody = strictObject({ clientSeed: pipe(string(), regex(/^[\w-]{1,64}$/)) });
export const revealBody = strictObject({ commitment: pipe(string(), regex(/^[0-9a-f]{64}$/)) });
export const chatBody = strictObject({ key: uuid, text: pipe(string(), minLength(1), maxLength(500)) });
const numero = pipe(string(), regex(/^\d{8}(-\d{4})?$/));
export const seenBody = strictObject({ numero });
export const betBody = strictObject({
  key: playKey,
  numero,
  digits: pipe(number(), integer(), minValue(1), maxValue(9)),
  numbers: pipe(array(pipe(string(), regex(/^\d{1,9}$/))), maxLength(100)),
  each: stake,
});

/**
 * Parses the body of a bet and its idempotency key, which is in the Idempotency-Key header as in other calls (PAY-03),
 * or in the field `key` of earlier pages.
 * @throws ApiError 400 if the key is missing, or given in both places
 */
export async function readPlay<S extends typeof playBody | typeof rollBody | typeof betBody>(
  request: IncomingMessage,
  schema: S,
): Promise<InferOutput<S> & { readonly key: string }> {
  const body = await readCall(request, schema);
  const header = idempotencyKey(request);
  const key = header ?? body.key;
  if (key === undefined) throw invalid('The header Idempotency-Key is missing; allowed is a UUID');
  if (body.key !== undefined && body.key !== key) {
    throw invalid('"key" is another one than the header Idempotency-Key; send one of them', 'key');
  }
  return { ...body, key };
}

/** Parses the JSON body of a request. Throws ApiError 400, 408, 413 or 415. */
export async function readCall<S extends GenericSchema>(request: IncomingMessage, schema: S): Promise<InferOutput<S>> {
  // This content type forces browsers to send a preflight request for pages on other origins, which fails.
  if (request.headers['content-type'] !== 'application/json')
    throw new ApiError('body.type.wrong', 'The body of this call has to be application/json.');
  checkBodySize(request, MAX_BODY_BYTES);
  const parsed = safeParse(schema, readJsonObject((await readBytes(request, { max: MAX_BODY_BYTES })).toString()));
  if (!parsed.success) throw invalid(describeIssue(parsed.issues[0], schema, false));
  return parsed.output;
}
