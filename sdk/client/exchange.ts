/** Shared types of the client, and the conversion of an HTTP response to the result of a call. */

import type { EncryptedBody } from '../lobby/types.ts';
import type { SourceCall } from '../protocol/embed/source.ts';
import type { Endpoint, LazyEndpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { InvalidRows } from '../protocol/parse-response.ts';
import { isCallError } from './errors.ts';
import { type ParsedResponse, readResponse } from './response.ts';
import { type ResponseHeaders, readResponseHeaders, type Timed } from './response-headers.ts';

export interface ClientOptions {
  readonly gateway: string;
  /** Path overrides by endpoint name; an empty path disables the call (API-14, ERR-08). */
  readonly paths: Readonly<Record<string, string>>;
  /** errorCode -> text key (ERR-16). */
  readonly errorTexts: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Answers the calls instead of the gateway: the source of a host. */
  send?(call: SourceCall): Promise<Response>;
  /** Loads the texts of rare errors; never rejects. */
  loadErrorTexts?(): Promise<void>;
  /** Returns the token of the session, null if none. */
  token(): string | null;
  /** Returns the user name of the session with the token; null without a session. */
  member?(): string | null;
  /** Renews the session and stores the new token; never rejects (SESS-15). */
  renew?(): Promise<void>;
  /**
   * Returns the password change in flight: the gateway invalidates the old token before the response with the new token
   * arrives.
   */
  changing?(): Promise<unknown> | null;
  /**
   * Per-tab storage for the idempotency keys of money calls, so that the keys survive a reload. Without this storage, a
   * reload loses the keys.
   */
  readonly stored?: { read(): string | null; write(text: string): void };
  /** Server time in ms. */
  serverNow(): number;
  /** Encrypts a body with a password; null sends the body unencrypted. `again`: the keys are outdated (S21, S22). */
  seal?(path: string, body: object, again: boolean): Promise<EncryptedBody | null>;
  /** Returns the BCP 47 tag of the visitor's language, which may differ from the browser's language. */
  language?(): string;
  /** Returns true for a page started from the home screen (API-06). */
  standalone?(): boolean;
  /** The token of a call that received 401 is renewed once, and the call is repeated. */
  readonly renewsExpired?: boolean;
  /** Called when a call with this token received 401 (S17). */
  onExpired(token: string): void;
  /** Called when the member of this token must change the password first. */
  onPasswordDue?(token: string): void;
  /** Called for every response, including errors. */
  onResponse(timing: Pick<Timed, 'sentAt' | 'receivedAt'> & ResponseHeaders & { readonly serverTime?: number }): void;
  /** Called when no response arrived. */
  onLost(): void;
  /** Called when the merchant code of the lobby is unknown. */
  onUnknownMerchant?(): void;
  /** false disables retries for all calls. */
  readonly retry?: boolean;
  /** Called when invalid rows were removed from a response (R13). */
  onInvalidRows(endpoint: Endpoint, dropped: readonly InvalidRows[]): void;
}

export interface ClientCallOptions {
  readonly signal?: AbortSignal;
  /** false disables automatic retries. */
  readonly retry?: boolean;
  /** Timeout per attempt in ms, instead of the default of the method (`timeoutsOf`). */
  readonly timeout?: number;
  /** Key of the fetched captcha image (S35). */
  readonly captchaKey?: string;
  /** Token that replaces the token of the session. */
  readonly token?: string;
}

/** Options that only internal calls may use. */
export interface CallOptions extends ClientCallOptions {
  /** Plain request without a lost-connection report, for the connection probe itself. */
  readonly probe?: boolean;
  /** Explicit Idempotency-Key; default: a key of the client. */
  readonly idempotencyKey?: string;
  /** The call replaces the session's token: it waits until no call with that token is in flight. */
  readonly renews?: boolean;
}

export interface Client {
  /**
   * Calls an endpoint. Equal concurrent GET requests are deduplicated.
   * @throws CallError for every failure; AbortError when `signal` aborts.
   */
  call<E extends Endpoint>(
    endpoint: LazyEndpoint<E>,
    payload?: Payload<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
}

/** Client of a lobby with a built-in status call, so that callers need not load its schema. */
export interface LobbyClient extends Client {
  /** Requests the site status. Its response provides the server time and shows that the connection works. */
  fetchTime(options?: CallOptions): Promise<unknown>;
}

/** Parses an embedded response; null if malformed. */
export async function parseEmbedded(endpoint: Endpoint, content: unknown): Promise<ParsedResponse | null> {
  if (content === undefined) return null;
  const response = new Response(JSON.stringify(content));
  const read = await readResponse(endpoint, response, readResponseHeaders(response, 0)).catch(() => null);
  return read?.error ? null : read;
}

/** Parses a response and reports its arrival, even if the response is invalid. */
export async function readTimed(
  options: Pick<ClientOptions, 'serverNow' | 'onResponse'>,
  endpoint: Endpoint,
  { response, sentAt, receivedAt }: Timed,
): Promise<ParsedResponse> {
  const head = readResponseHeaders(response, options.serverNow());
  const timing = { sentAt, receivedAt, ...head };
  try {
    const parsed = await readResponse(endpoint, response, head);
    options.onResponse({ ...timing, serverTime: parsed.serverTime });
    return parsed;
  } catch (error) {
    if (isCallError(error)) options.onResponse(timing);
    throw error;
  }
}

/** Converts a successful response for the caller and reports removed rows. */
export function toResponse<E extends Endpoint>(
  options: Pick<ClientOptions, 'onInvalidRows'>,
  endpoint: E,
  { value, serverTime, refresh, sandbox, dropped }: ParsedResponse,
): ResponseOf<E> {
  if (dropped.length > 0) options.onInvalidRows(endpoint, dropped);
  // The endpoint's schema validated the value, hence the type ResponseOf<E>.
  return { value, serverTime, refresh, sandbox } as ResponseOf<E>;
}
