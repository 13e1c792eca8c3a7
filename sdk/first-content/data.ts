/** Prerendered content as seen by the element: waits for a pending request, and reuses its data. */

import type { Widget } from '../elements/base/widget.ts';
import type { Lobby } from '../lobby/types.ts';
import { warnOfCallError } from '../lobby/warn.ts';
import type { AttributeValue } from '../protocol/embed/parse-attribute.ts';
import { callErrorOf, contentOf, readAttributes, requestedFor } from './adopt.ts';

/** Maximum age of a prerendered response that replaces the first request of the element, ms. */
const FRESH_MS = 10_000;

/**
 * Calls `then` when pending prerendered content is rendered or has failed, because a request of the element itself
 * would not be faster. Without a pending request, calls it immediately.
 * @returns a function that stops waiting; undefined if there was no wait
 */
export function afterFirst(tag: HTMLElement, then: () => void): (() => void) | undefined {
  const pending = requestedFor(tag);
  if (!pending) {
    then();
    return undefined;
  }
  let waiting = true;
  void pending.then(() => waiting && then());
  return () => {
    waiting = false;
  };
}

/** Passes the response of the tag's prerendered content to `lobby`, if the element's own request would be the same. */
export function startWithPrerendered(
  tag: HTMLElement,
  { applyResponse, props }: Widget,
  lobby: Lobby,
  values: Readonly<Record<string, AttributeValue>>,
): void {
  // Warns if the merchant is unknown. The calls of a lottery board would not reveal this, because they contain no
  // merchant.
  warnOfCallError(callErrorOf(tag), lobby.config.merchant);
  const response = contentOf(tag)?.response;
  if (!response || !applyResponse) return;
  const { data, attributes, language, merchant, gateway, receivedAt } = response;
  const { config } = lobby;
  // If the attributes, the language or the lobby have changed since, the data are for a different request.
  const isOurs =
    language === lobby.$language.get() &&
    attributes === String(readAttributes(tag, props)) &&
    merchant === config.merchant &&
    gateway === `${config.gateway}/`;
  if (isOurs) applyResponse(lobby, values, data, performance.now() - receivedAt < FRESH_MS ? receivedAt : undefined);
}
