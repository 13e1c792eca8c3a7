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
  pipe,
  regex,
  safeParse,
  strictObject,
  string,
} from 'valibot';
import { readBytes } from '../http/body-size.ts';
import { describeIssue, invalid } from '../http/input.ts';
import { readJsonObject } from '../http/json.ts';
import { Refusal } from '../http/reply.ts';

const MOST_BODY_BYTES = 4_096;

const ticket = pipe(string(), regex(/^[\w-]{43}$/));
const uuid = pipe(string(), regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));
/** Decimal text, two digits after the point at most. */
const stake = pipe(string(), regex(/^(?!0+(\.0*)?$)\d{1,9}(\.\d{1,2})?$/));

export const enterBody = strictObject({ ticket });
export const playBody = strictObject({ key: uuid, stake });
export const sayBody = strictObject({ key: uuid, text: pipe(string(), minLength(1), maxLength(500)) });
const numero = pipe(string(), regex(/^\d{8}(-\d{4})?$/));
export const seenBody = strictObject({ numero });
export const betBody = strictObject({
  key: uuid,
  numero,
  digits: pipe(number(), integer(), minValue(1), maxValue(9)),
  numbers: pipe(array(pipe(string(), regex(/^\d{1,9}$/))), maxLength(100)),
  each: stake,
});

/** The JSON body of a call. Throws Refusal 400, 408, 411, 413 or 415. */
export async function readCall<S extends GenericSchema>(request: IncomingMessage, schema: S): Promise<InferOutput<S>> {
  const { 'content-type': type, 'content-length': length } = request.headers;
  // A page of another origin would have to ask first, and is not answered.
  if (type !== 'application/json')
    throw new Refusal(415, 'body.type.wrong', 'The body of this call has to be application/json.');
  if (length === undefined)
    throw new Refusal(411, 'input.length.missing', 'A body has to come with its Content-Length.');
  if (Number(length) > MOST_BODY_BYTES)
    throw new Refusal(413, 'input.too.large', `A body may have ${MOST_BODY_BYTES} bytes at most.`);
  const parsed = safeParse(schema, readJsonObject((await readBytes(request)).toString()));
  if (!parsed.success) throw invalid(describeIssue(parsed.issues[0], schema, false));
  return parsed.output;
}
