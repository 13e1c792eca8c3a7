/** Calls of game pages, with strict validation of their bodies, as in the gateway. */
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
/** Decimal text, at most two decimals. */
const stake = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/));

export const enterBody = strictObject({ ticket });
/** Undefined if the header Idempotency-Key contains the key. */
const playKey = optional(uuid);
export const playBody = strictObject({ key: playKey, stake });
export const rollBody = strictObject({
  key: playKey,
  stake,
  side: picklist(DICE_SIDES),
  payout: picklist(DICE_PAYOUTS),
});
/** Appears in the formula of a roll, so that characters with several encodings are not allowed. */
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
 * Parses the body of a bet with its key: the header Idempotency-Key, as in other calls (PAY-03), or the field `key` of
 * earlier pages.
 * @throws ApiError 400 without a key, or with both
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

/** Parses the JSON body of a call. Throws ApiError 400, 408, 413 or 415. */
export async function readCall<S extends GenericSchema>(request: IncomingMessage, schema: S): Promise<InferOutput<S>> {
  // Forces a preflight of pages on other origins, which fails.
  if (request.headers['content-type'] !== 'application/json')
    throw new ApiError('body.type.wrong', 'The body of this call has to be application/json.');
  checkBodySize(request, MAX_BODY_BYTES);
  const parsed = safeParse(schema, readJsonObject((await readBytes(request, { max: MAX_BODY_BYTES })).toString()));
  if (!parsed.success) throw invalid(describeIssue(parsed.issues[0], schema, false));
  return parsed.output;
}
