/** Parses a response: its envelope and its value (API-13, API-36, R13). */

import type { Endpoint } from '../protocol/endpoint.ts';
import { envelope } from '../protocol/envelope.ts';
import { type InvalidRows, parseResponse } from '../protocol/parse-response.ts';
import { parseNumber } from '../protocol/parse-values.ts';
import { type ErrorBody, invalidResponse } from './errors.ts';
import type { ResponseHeaders } from './response-headers.ts';

export interface ParsedResponse {
  readonly status: number;
  /** Error in the response; missing if the call succeeded. */
  readonly error?: ErrorBody;
  readonly value: unknown;
  readonly serverTime?: number;
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  readonly sandbox?: boolean;
  readonly dropped: readonly InvalidRows[];
}

/**
 * Parses the body of `response` with the schema of `endpoint`.
 * @throws CallError of kind `invalid-response` for HTML, malformed JSON, an invalid envelope or an invalid value
 */
export async function readResponse(
  endpoint: Endpoint,
  response: Response,
  head: ResponseHeaders,
): Promise<ParsedResponse> {
  const { status } = response;
  const { retryAfter, requestId } = head;
  const body = await readJson(response);
  const bad = (cause?: unknown): ParsedResponse => {
    if (response.ok) throw invalidResponse(status, cause, requestId);
    return { status, error: { status, retryAfter, requestId }, value: undefined, dropped: [] };
  };
  if (body === undefined) return bad();
  // Some servers send a list without an envelope, which counts as the value of a successful response (API-36).
  const outer = Array.isArray(body) ? { success: true, value: body } : body;
  const read = parseResponse(envelope, outer);
  if (!read.ok) return bad(read.reason);
  const { success, serverTime, refresh, sandbox, errorCode, message } = read.value;
  const content = read.value.value ?? read.value.data;
  const common = {
    status,
    serverTime: parseNumber(serverTime) ?? undefined,
    refresh: refresh ?? undefined,
    sandbox: sandbox ?? undefined,
  };
  if (!success || !response.ok) {
    const error: ErrorBody = {
      status,
      code: errorCode == null ? undefined : String(errorCode),
      message: message == null ? undefined : String(message),
      retryAfter,
      data: content,
      requestId: read.value.requestId ?? requestId,
    };
    return { ...common, error, value: undefined, dropped: [] };
  }
  const parsed = parseResponse(endpoint.value, content);
  if (!parsed.ok) throw invalidResponse(status, parsed.reason, requestId);
  return { ...common, value: parsed.value, dropped: parsed.dropped };
}

/** Parses the body as JSON; undefined if malformed. Rejects if the body is incomplete. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
