/** Types that the files of the client share, and the conversion of an HTTP response to the result of a call. */

import type { EncryptedBody } from '../lobby/types.ts';
import type { SourceCall } from '../protocol/embed/source.ts';
import type { Endpoint, LazyEndpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { InvalidRows } from '../protocol/parse-response.ts';
import { isCallError } from './errors.ts';
import { type ParsedResponse, readResponse } from './response.ts';
import { type ResponseHeaders, readResponseHeaders, type Timed } from './response-headers.ts';

export interface ClientOptions {
  readonly gateway: string;
  /** Paths of the host by endpoint name; an empty path disables the call (API-14, ERR-08). */
  readonly paths: Readonly<Record<string, string>>;
  /** Text keys of the host: errorCode -> text key (ERR-16). */
  readonly errorTexts: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Answers calls in place of the gateway. Set if the host configured a `source`. */
  send?(call: SourceCall): Promise<Response>;
  /** Loads the texts of rare errors; never rejects. */
  loadErrorTexts?(): Promise<void>;
  /** Returns the token of the session; null without a session. */
  token(): string | null;
  /** Returns the user name of the session's member; null without a session. */
  member?(): string | null;
  /** Renews the session and stores the new token; never rejects (SESS-15). */
  renew?(): Promise<void>;
  /**
   * Returns the pending password change, if any. During the change, the gateway rejects the old token before the
   * response with the new token has arrived.
   */
  changing?(): Promise<unknown> | null;
  /**
   * Storage of this tab for the idempotency keys of calls that move money. Without it, a reload of the page loses the
   * keys.
   */
  readonly stored?: { read(): string | null; write(text: string): void };
  /** Returns the server time, ms since 1970. */
  serverNow(): number;
  /**
   * Encrypts a body that contains a password; null if the body is sent unencrypted. `again`: true if the gateway
   * rejected the previous keys as outdated (S21, S22).
   */
  seal?(path: string, body: object, again: boolean): Promise<EncryptedBody | null>;
  /** Returns the BCP 47 tag of the visitor's language, which may differ from the browser's language. */
  language?(): string;
  /** Returns true if the page was opened from the home screen (API-06). */
  standalone?(): boolean;
  /** True if a call that received status 401 renews the token once and is then repeated. */
  readonly renewsExpired?: boolean;
  /** Called when a call with this token received status 401 (S17). */
  onExpired(token: string): void;
  /** Called when the member of this token must change the password first. */
  onPasswordDue?(token: string): void;
  /** Called for every response, including errors. */
  onResponse(timing: Pick<Timed, 'sentAt' | 'receivedAt'> & ResponseHeaders & { readonly serverTime?: number }): void;
  /** Called when a request received no response. */
  onLost(): void;
  /** Called when the gateway does not know the lobby's merchant code. */
  onUnknownMerchant?(): void;
  /** False disables retries for all calls. */
  readonly retry?: boolean;
  /** Called when invalid rows were removed from a response (R13). */
  onInvalidRows(endpoint: Endpoint, dropped: readonly InvalidRows[]): void;
}

export interface ClientCallOptions {
  readonly signal?: AbortSignal;
  /** False disables automatic retries. */
  readonly retry?: boolean;
  /** Timeout per attempt, ms. Default: depends on the HTTP method (`timeoutsOf`). */
  readonly timeout?: number;
  /** Key of the captcha image whose text the call contains (S35). */
  readonly captchaKey?: string;
  /** Token that the call sends instead of the session's token. */
  readonly token?: string;
}

/** Options of calls that only the kit itself may use. */
export interface CallOptions extends ClientCallOptions {
  /** True for the connection probe: one plain request, whose failure is not reported as a lost connection. */
  readonly probe?: boolean;
  /** Idempotency key of the call. Default: the client generates a key. */
  readonly idempotencyKey?: string;
  /** True if the call replaces the session's token. It is sent only when no other call with this token is in flight. */
  readonly renews?: boolean;
}

export interface Client {
  /**
   * Calls an endpoint. Concurrent GET requests that are equal share one request.
   * @throws CallError for every failure; AbortError if `signal` aborts
   */
  call<E extends Endpoint>(
    endpoint: LazyEndpoint<E>,
    payload?: Payload<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
}

/** Client of a lobby. It includes the call for the site status, so that callers need not load its schema. */
export interface LobbyClient extends Client {
  /** Fetches the site status. The response provides the server time and shows that the connection works. */
  fetchTime(options?: CallOptions): Promise<unknown>;
}

/** Parses an embedded response; null if it is malformed. */
export async function parseEmbedded(endpoint: Endpoint, content: unknown): Promise<ParsedResponse | null> {
  if (content === undefined) return null;
  const response = new Response(JSON.stringify(content));
  const read = await readResponse(endpoint, response, readResponseHeaders(response, 0)).catch(() => null);
  return read?.error ? null : read;
}

/** Parses a response. Reports its arrival to `onResponse` even if the response is invalid. */
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

/** Converts a successful response to the result of the call, and reports invalid rows that were removed. */
export function toResponse<E extends Endpoint>(
  options: Pick<ClientOptions, 'onInvalidRows'>,
  endpoint: E,
  { value, serverTime, refresh, sandbox, dropped }: ParsedResponse,
): ResponseOf<E> {
  if (dropped.length > 0) options.onInvalidRows(endpoint, dropped);
  // The cast is safe, because the endpoint's schema has validated the value.
  return { value, serverTime, refresh, sandbox } as ResponseOf<E>;
}
