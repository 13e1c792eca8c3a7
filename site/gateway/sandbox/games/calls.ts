/** What the page of a game may ask, and how its bodies are read: strictly, as those of the gateway. */
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
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { ApiError, invalid } from '../../platform/api-error.ts';
import { checkBodySize, readBytes } from '../../platform/http/body-size.ts';
import { describeIssue } from '../../platform/http/input.ts';
import { readJsonObject } from '../../platform/http/json.ts';
import { idempotencyKey } from '../../platform/http/request-headers.ts';

const MAX_BODY_BYTES = 4_096;

const ticket = pipe(string(), regex(/^[\w-]{43}$/));
const uuid = pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** Decimal text, two digits after the point at most. */
const stake = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/));

export const enterBody = strictObject({ ticket });
/** Missing where the header Idempotency-Key has it. */
const playKey = optional(uuid);
export const playBody = strictObject({ key: playKey, stake });
export const sayBody = strictObject({ key: uuid, text: pipe(string(), minLength(1), maxLength(500)) });
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
 * The body of a play with its key: that of the header Idempotency-Key as other calls have it (PAY-03), or of the field `key`, which
 * pages of before send.
 * @throws ApiError 400 without a key, or with two
 */
export async function readPlay<S extends typeof playBody | typeof betBody>(
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

/** The JSON body of a call. Throws ApiError 400, 408, 413 or 415. */
export async function readCall<S extends GenericSchema>(request: IncomingMessage, schema: S): Promise<InferOutput<S>> {
  // A page of another origin would have to ask first, and is not answered.
  if (request.headers['content-type'] !== 'application/json')
    throw new ApiError('body.type.wrong', 'The body of this call has to be application/json.');
  checkBodySize(request, MAX_BODY_BYTES);
  const parsed = safeParse(schema, readJsonObject((await readBytes(request, { max: MAX_BODY_BYTES })).toString()));
  if (!parsed.success) throw invalid(describeIssue(parsed.issues[0], schema, false));
  return parsed.output;
}
