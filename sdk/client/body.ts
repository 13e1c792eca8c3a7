/** Converts the payload of a call to a request body. */

import type { Endpoint } from '../protocol/endpoint.ts';
import { toJson } from '../protocol/to-json.ts';
import type { RawPayload } from './call-url.ts';

export interface OutgoingBody {
  readonly text: string;
  /** Value of the Content-Type header. */
  readonly type: string;
  /** Value of the request header that names the encryption; only for an encrypted body. */
  readonly encryption?: string;
}

/** Returns the text and content type of a request body; undefined for an endpoint without a body. */
export function bodyOf(endpoint: Endpoint, payload: RawPayload): OutgoingBody | undefined {
  if (payload.body === undefined) return undefined;
  if (!endpoint.form) return { text: toJson(payload.body), type: 'application/json' };
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(payload.body ?? {})) form.append(name, String(value));
  return { text: form.toString(), type: 'application/x-www-form-urlencoded' };
}
