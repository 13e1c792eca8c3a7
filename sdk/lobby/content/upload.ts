/** File uploads: unlike other calls, without JSON, without a token, and with a longer timeout (S41). */
import { callUrl, pathOf } from '../../client/call-url.ts';
import { toFailedCall } from '../../client/error-response.ts';
import { connectionLost, isCallError } from '../../client/errors.ts';
import { headersOf, requestInit } from '../../client/request.ts';
import { readResponse } from '../../client/response.ts';
import { readResponseHeaders } from '../../client/response-headers.ts';
import { feedbackImage } from '../../protocol/content/feedback-calls.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import type { Lobby } from '../types.ts';

/** Upload timeout, ms: enough for five megabytes over a slow mobile connection. */
const TIMEOUT_MS = 60_000;

/**
 * Uploads an image for a message to the operator and returns the image id for the `feedback` endpoint.
 * @throws CallError for every failure
 */
export async function uploadImage(
  { config, clock, textReady }: Pick<Lobby, 'config' | 'clock' | 'textReady'>,
  image: Blob,
): Promise<string> {
  const path = pathOf(feedbackImage, config.paths);
  const { method } = feedbackImage;
  const headers = headersOf(feedbackImage, { text: '', type: image.type }, { token: null });
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIMEOUT_MS);
  try {
    const response = await (config.fetch ?? fetch)(callUrl(config.gateway, path, {}), {
      ...requestInit({ method, headers }),
      body: image,
      signal: limit.signal,
    });
    const parsed = await readResponse(feedbackImage, response, readResponseHeaders(response, clock.serverNow()));
    if (parsed.error) throw await toFailedCall(parsed.error, config.errorTexts, () => textReady('account'));
    return (parsed.value as ResponseOf<typeof feedbackImage>['value']).id;
  } catch (error) {
    throw isCallError(error) ? error : connectionLost(limit.signal.aborted ? 'timeout' : 'offline', error);
  } finally {
    clearTimeout(timer);
  }
}
