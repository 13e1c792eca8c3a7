/** The shape of one entry of the endpoint catalog and how it is declared. */
import type { GenericSchema, InferOutput } from 'valibot';

/** Module that a call names in its header `ModuleId` (API-02). */
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

/** Header that names the captcha image whose text a body carries. */
export const CAPTCHA_HEADER = 'Captcha-Key';

/** A call of the gateway: method, path, headers it needs, and schemas of what travels. */
export interface Endpoint {
  /** Key in the path map a host may override (API-14). */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly moduleId: ModuleId;
  /** never: no token is ever sent; optional: sent when there is one; required: fails locally without one (API-09..11). */
  readonly auth: 'never' | 'optional' | 'required';
  /** Body is sealed when the gateway publishes a key (S21). */
  readonly sealed?: true;
  /** Body is sent form-encoded instead of JSON. */
  readonly form?: true;
  /** Body is a file of one of these media types, sent as it is (S41). */
  readonly upload?: readonly string[];
  /** May ask for a captcha: the key of its image travels in the header `Captcha-Key` (S35, LOGIN-19). */
  readonly captcha?: true;
  /**
   * Done once however often it is sent: carries an `Idempotency-Key` (S40). `kept`: a member's call that writes money, which is refused
   * without the key; the client keeps the key over a reload, until it knows how the call ended (PAY-03).
   */
  readonly once?: true | 'kept';
  /** Fields that the digest of a kept call leaves out: from digest and key somebody could find a password of six digits by trying all. */
  readonly secrets?: readonly string[];
  /** Strict schema of the query; numbers arrive as text and are compared as text or number. */
  readonly query?: GenericSchema;
  /** Strict schema of the body. */
  readonly body?: GenericSchema;
  /** Schema of `value` in the answer: unknown fields pass, ids and numbers come as text or number. */
  readonly value: GenericSchema;
}

/** An endpoint, or what brings it: whoever need not ask at once does without its schema until then. */
export type LazyEndpoint<E extends Endpoint> = E | (() => Promise<E>);

/** Declares an endpoint and keeps its literal types. */
/* @__NO_SIDE_EFFECTS__ */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

type Part<E, K extends 'query' | 'body'> = E extends {
  readonly [P in K]: infer S extends GenericSchema;
}
  ? undefined extends InferOutput<S>
    ? { [P in K]?: InferOutput<S> }
    : { [P in K]: InferOutput<S> }
  : object;

/** What a caller hands over: `{ query, body }`, each only where the endpoint has one. */
export type Payload<E extends Endpoint> = Part<E, 'query'> & Part<E, 'body'>;

/** `value` of the envelope plus the parts of the envelope a caller may need. */
export interface ResponseOf<E extends Endpoint> {
  readonly value: InferOutput<E['value']>;
  /** ms since 1970 at which the body was made, when the gateway says so. */
  readonly serverTime?: number;
  /** Spread of draw refreshes, ms (R5), when the gateway says so. */
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  /** True when the data are made for a sandbox, not a real operator. */
  readonly sandbox?: boolean;
}
