/** Types that all parts of the client share, and how a response becomes an answer. */

import type { EncryptedBody } from '../lobby/types.ts';
import type { Endpoint, LazyEndpoint, Payload, ResponseOf } from '../protocol/endpoint.ts';
import type { InvalidRows } from '../protocol/parse-response.ts';
import { isCallError } from './errors.ts';
import { type ResponseHeaders, readResponseHeaders, type Timed } from './head.ts';
import { type ParsedResponse, readResponse } from './response.ts';

export interface ClientOptions {
  readonly gateway: string;
  /** Other paths by endpoint name; an empty one is a call without an address (API-14, ERR-08). */
  readonly paths: Readonly<Record<string, string>>;
  /** errorCode -> text key (ERR-16). */
  readonly errorTexts: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  /** Brings the words of rare refusals; never rejects. */
  spoken?(): Promise<void>;
  /** Token of the session, if there is one. */
  token(): string | null;
  /** User name of the session whose token the call carries; null without one. */
  member?(): string | null;
  /** Renews the session and gives the new token; never rejects (SESS-15). */
  renew?(): Promise<void>;
  /** A change of the password that is being sent: the gateway ends the old token before the answer with the new one is here. */
  changing?(): Promise<unknown> | null;
  /** Where keys of calls that write money outlive a reload: a text of this tab. Without it they live as long as the page. */
  readonly stored?: { read(): string | null; write(text: string): void };
  /** Server time in ms. */
  serverNow(): number;
  /** Encrypts a body that carries a password; null sends the body unencrypted. `again`: the keys are out of date (S21, S22). */
  seal?(path: string, body: object, again: boolean): Promise<EncryptedBody | null>;
  /** BCP 47 tag of the visitor's language: the browser's own may be another one. */
  language?(): string;
  /** True in a page opened from the home screen (API-06). */
  standalone?(): boolean;
  /** A 401 answered a call that carried this token (S17). */
  onExpired(token: string): void;
  /** The member of this token has to choose a new password first. */
  onPasswordDue?(token: string): void;
  /** Called for every answer that arrives, also for refusals. */
  onResponse(timing: Pick<Timed, 'sentAt' | 'receivedAt'> & ResponseHeaders & { readonly serverTime?: number }): void;
  /** Nothing arrived. */
  onLost(): void;
  /** The gateway knows no merchant of the lobby's code. */
  onUnknownMerchant?(): void;
  /** false: no call is tried again. */
  readonly retry?: boolean;
  /** Rows of an answer were left out (R13). */
  onInvalidRows(endpoint: Endpoint, dropped: readonly InvalidRows[]): void;
}

export interface ClientCallOptions {
  readonly signal?: AbortSignal;
  /** false: no automatic retry. */
  readonly retry?: boolean;
  /** ms of each attempt, instead of those of the method (`patience`). */
  readonly timeout?: number;
  /** Key under which the captcha image was fetched (S35). */
  readonly captchaKey?: string;
  /** Another token than that of the session. */
  readonly token?: string;
}

/** Options that only calls of the kit itself have. */
export interface CallOptions extends ClientCallOptions {
  /** One plain request that reports no loss: the probe itself. */
  readonly probe?: boolean;
  /** Idempotency-Key of a call that chooses its own; default a key of the client. */
  readonly idempotencyKey?: string;
  /** The call replaces the session's token: no call with that token may be in flight. */
  readonly renews?: boolean;
}

export interface Client {
  /**
   * Calls an endpoint. Equal GETs in flight are one request.
   * @throws CallError for every failure; AbortError when `signal` aborts.
   */
  call<E extends Endpoint>(
    endpoint: LazyEndpoint<E>,
    payload?: Payload<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;
}

/** The client of a lobby, with the status call built in: callers of that call need not load its schema. */
export interface LobbyClient extends Client {
  /** Asks for the state of the site, whose answer tells the time and that the gateway can be reached. */
  fetchTime(options?: CallOptions): Promise<unknown>;
}

/** Reads an answer that came along with first content; null where the answer is malformed. */
export async function readGiven(endpoint: Endpoint, answer: unknown): Promise<ParsedResponse | null> {
  if (answer === undefined) return null;
  const response = new Response(JSON.stringify(answer));
  const read = await readResponse(endpoint, response, readResponseHeaders(response, 0)).catch(() => null);
  return read?.refusal ? null : read;
}

/** Reads a response and tells of its arrival, also when it cannot be used. */
export async function readTimed(
  options: Pick<ClientOptions, 'serverNow' | 'onResponse'>,
  endpoint: Endpoint,
  { response, sentAt, receivedAt }: Timed,
): Promise<ParsedResponse> {
  const head = readResponseHeaders(response, options.serverNow());
  const timing = { sentAt, receivedAt, ...head };
  try {
    const answer = await readResponse(endpoint, response, head);
    options.onResponse({ ...timing, serverTime: answer.serverTime });
    return answer;
  } catch (error) {
    if (isCallError(error)) options.onResponse(timing);
    throw error;
  }
}

/** Converts a successful response for the caller, and reports the rows that were left out. */
export function answerOf<E extends Endpoint>(
  options: Pick<ClientOptions, 'onInvalidRows'>,
  endpoint: E,
  { value, serverTime, refresh, sandbox, dropped }: ParsedResponse,
): ResponseOf<E> {
  if (dropped.length > 0) options.onInvalidRows(endpoint, dropped);
  // The value was read by the endpoint's own schema, so it is what ResponseOf<E> says.
  return { value, serverTime, refresh, sandbox } as ResponseOf<E>;
}
