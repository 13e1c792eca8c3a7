/** Type and declaration of an entry in the endpoint catalog. */
import type { GenericSchema, InferOutput } from 'valibot';

/** Module of a call, sent in its header `ModuleId`; each call names its own in `calls.ts` (API-02, API-04). */
export type ModuleId =
  | 'COMM3'
  | 'FUNDTRANS3'
  | 'AGEANNOUNCE3'
  | 'MEMTRANS3'
  | 'PERSPNL3'
  | 'AGEINFO3'
  | 'AGEDOWNMAN3'
  | 'REG3'
  | 'CAPTCHA3'
  | 'CBS3';

/** Header with the id of the captcha image that the text in the body belongs to. */
export const CAPTCHA_HEADER = 'Captcha-Key';

/** A call of the gateway: method, path, required headers, and schemas of query, body and response. */
export interface Endpoint {
  /** Key in the path map that a host may override (API-14). */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly moduleId: ModuleId;
  /**
   * never: sends no token; optional: sends a token if available; required: fails locally without a token (API-09..11).
   */
  readonly auth: 'never' | 'optional' | 'required';
  /** The body is sealed if the gateway publishes a key (S21). */
  readonly sealed?: true;
  /** The body is form-encoded instead of JSON. */
  readonly form?: true;
  /** Media types of the body, a file that is sent unchanged (S41). */
  readonly upload?: readonly string[];
  /** The call may require a captcha: the header `Captcha-Key` contains the key of its image (S35, LOGIN-19). */
  readonly captcha?: true;
  /**
   * Idempotent call with an `Idempotency-Key` (S40). `kept` marks a member's call that writes money: the gateway
   * rejects it without the key, and the client persists the key across reloads until the result is known (PAY-03).
   */
  readonly once?: true | 'kept';
  /**
   * Fields omitted from the digest of a persisted call: with digest and key, an attacker could find a password of six
   * digits by brute force.
   */
  readonly secrets?: readonly string[];
  /** Strict schema of the query; numbers arrive as text and are validated as text or number. */
  readonly query?: GenericSchema;
  /** Strict schema of the body. */
  readonly body?: GenericSchema;
  /** Schema of `value` in the response: unknown fields are accepted, ids and numbers are text or number. */
  readonly value: GenericSchema;
}

/** An endpoint, or a function that loads it: deferred requests avoid loading the schema early. */
export type LazyEndpoint<E extends Endpoint> = E | (() => Promise<E>);

/** Declares an endpoint with its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

type Part<E, K extends 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends GenericSchema;
}
  ? undefined extends InferOutput<S>
    ? { [P in K]?: InferOutput<S> }
    : { [P in K]: InferOutput<S> }
  : object;

/** Arguments of a call: `{ query, body }`, each only if the endpoint has one. */
export type Payload<E extends Endpoint> = Part<E, 'query'> & Part<E, 'body'>;

/** `value` of the envelope, and the envelope fields that callers use. */
export interface ResponseOf<E extends Endpoint> {
  readonly value: InferOutput<E['value']>;
  /** Creation time of the body, ms since 1970, if the gateway sends it. */
  readonly serverTime?: number;
  /** Spread of draw refreshes, ms (R5), if the gateway sends it. */
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  /** True for data of a sandbox without a real operator. */
  readonly sandbox?: boolean;
}
