/** Reads the body of a request in the format of its endpoint (JSON, form or encrypted) and validates it. */
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { ApiError, invalid } from '../api-error.ts';
import { maxBytes, readBytes } from './body-size.ts';
import type { Exchange } from './exchange.ts';
import { describeIssue, innermost, pathOf } from './input.ts';
import { readJsonObject } from './json.ts';

/** Type of the body that an endpoint's schema describes; undefined for an endpoint without a body. */
export type Body<E extends Endpoint> = E extends { readonly body: infer S extends GenericSchema }
  ? InferOutput<S>
  : undefined;

export type ReadBody = <E extends Endpoint>(endpoint: E, exchange: Exchange) => Promise<Body<E>>;

const JSON_TYPE = 'application/json';
const ENCRYPTED_TYPE = 'application/jose';
/** Format of the `Encryption` header, such as `jwe;kid=1f0c…`. */
const ENCRYPTION = /^jwe;kid=([\w.-]{1,64})$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

export interface ReadBodyOptions {
  /** Decrypts a body that was encrypted for the request path `path`. Throws ApiError 400 or 409. */
  readonly open: (sealed: string, kid: string | null, path: string) => Promise<string>;
  /** True accepts unencrypted bodies in place of encrypted ones, for development only (S21). */
  readonly plainBodies: boolean;
}

/**
 * Creates the function that reads the body of a request. It throws ApiError 400 `input.invalid`, 408 after the timeout,
 * 409 `key.unknown`, 413 if the body is too large, 415 for another content type.
 */
export const createReadBody =
  ({ open, plainBodies }: ReadBodyOptions): ReadBody =>
  async <E extends Endpoint>(endpoint: E, { request, url }: Exchange): Promise<Body<E>> => {
    // The cast is needed, because TypeScript does not narrow a conditional type when the value is checked.
    if (!endpoint.body) return undefined as Body<E>;
    const text = (await readBytes(request, { max: maxBytes([endpoint]) })).toString();
    if (text === '') throw invalid('The body is missing');
    const read = async (): Promise<unknown> => {
      const sealed = endpoint.sealed && !(plainBodies && typeOf(request) === JSON_TYPE);
      requireType(request, sealed ? ENCRYPTED_TYPE : endpoint.form ? FORM_TYPE : JSON_TYPE);
      if (sealed) return readJsonObject(await open(text, kidOf(request), url.pathname));
      return endpoint.form ? readForm(text) : readJsonObject(text);
    };
    const input = await read();
    // Text columns of Postgres cannot store the NUL character.
    if (JSON.stringify(input)?.includes('\\u0000')) throw invalid('The body holds a NUL character');
    const parsed = safeParse(endpoint.body, input);
    if (parsed.success) return parsed.output as Body<E>;
    const issue = innermost(parsed.issues[0]);
    throw invalid(describeIssue(issue, endpoint.body, false), pathOf(issue));
  };

function readForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const names = [...fields.keys()];
  if (new Set(names).size < names.length) throw invalid('A field is given more than once');
  return Object.fromEntries(fields);
}

const typeOf = ({ headers }: IncomingMessage) => headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();

/** Throws ApiError 415 unless the Content-Type header has the expected type. */
function requireType(request: IncomingMessage, expected: string): void {
  if (typeOf(request) === expected) return;
  throw new ApiError('body.type.wrong', `The body of this call has to be ${expected}.`);
}

const kidOf = ({ headers }: IncomingMessage) => ENCRYPTION.exec(String(headers.encryption ?? ''))?.[1] ?? null;
