/** Type of an endpoint, and the function that declares one. */
import type { GenericSchema, InferOutput } from 'valibot';

/**
 * Module id of a call, sent in the header `ModuleId`. Each endpoint declares its module in `calls.ts` (API-02, API-04).
 */
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

/** Header with the id of a captcha image. The body contains the text of that image. */
export const CAPTCHA_HEADER = 'Captcha-Key';

/** A call to the gateway: method, path, required headers, and schemas of query, body and response. */
export interface Endpoint {
  /** Name of the call, also its key in the host's option `paths` (API-14). */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly moduleId: ModuleId;
  /**
   * Use of the session token. never: not sent; optional: sent if there is a session; required: without a session, the
   * call fails without a request (API-09..11).
   */
  readonly auth: 'never' | 'optional' | 'required';
  /** True if the body is encrypted, provided that the gateway publishes a key (S21). */
  readonly sealed?: true;
  /** True if the body is form-encoded instead of JSON. */
  readonly form?: true;
  /** Allowed media types of a file upload. The file is sent unchanged as the body (S41). */
  readonly upload?: readonly string[];
  /**
   * True if the call may require a captcha. The header `Captcha-Key` then contains the key of its image (S35,
   * LOGIN-19).
   */
  readonly captcha?: true;
  /**
   * True for a call that is idempotent by an `Idempotency-Key` (S40). `kept` is for calls that move a member's money:
   * the gateway rejects them without the key, and the client stores the key across reloads until the result is known
   * (PAY-03).
   */
  readonly once?: true | 'kept';
  /**
   * Fields omitted from the stored digest of a call. Otherwise an attacker who reads the storage could find a password
   * of six digits by brute force.
   */
  readonly secrets?: readonly string[];
  /** Strict schema of the query. Numbers are strings in a URL, so both strings and numbers are valid. */
  readonly query?: GenericSchema;
  /** Strict schema of the body. */
  readonly body?: GenericSchema;
  /** Schema of `value` in the response. Unknown fields are accepted; ids and numbers may be strings or numbers. */
  readonly value: GenericSchema;
}

/** An endpoint, or a function that loads one, so that its schema loads only with the first request. */
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

/** Arguments of a call: `query` and `body`, each only if the endpoint has one. */
export type Payload<E extends Endpoint> = Part<E, 'query'> & Part<E, 'body'>;

/** Response of a call: `value`, and the other response fields that callers use. */
export interface ResponseOf<E extends Endpoint> {
  readonly value: InferOutput<E['value']>;
  /** Time at which the body was created, ms since 1970, if the gateway sends it. */
  readonly serverTime?: number;
  /** Delays for requests after a draw, ms (R5), if the gateway sends them. */
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  /** True if the data are from a sandbox without a real operator. */
  readonly sandbox?: boolean;
}
