/** First content as its element meets it: waited for while it is on its way, and its data taken over. */

import type { AttributeValue } from '../elements/base/attributes.ts';
import type { Widget } from '../elements/base/widget.ts';
import type { Lobby } from '../lobby/types.ts';
import { warnOfCallError } from '../lobby/warn.ts';
import { callErrorOf, contentOf, requestedFor, saidBy } from './adopt.ts';

/** ms for which the answer that first content was made of stands for one that the element would ask for. */
const FRESH_MS = 10_000;

/**
 * Runs `then` once first content that was asked for stands or will not come: no question of the element itself would be answered
 * sooner. At once where nothing was asked for.
 * @returns stops waiting; nothing where there was nothing to wait for
 */
export function afterFirst(tag: HTMLElement, then: () => void): (() => void) | undefined {
  const asked = requestedFor(tag);
  if (!asked) {
    then();
    return undefined;
  }
  let waiting = true;
  void asked.then(() => waiting && then());
  return () => {
    waiting = false;
  };
}

/** Gives `lobby` the answer that the first content of `tag` was made of, where the element would ask for the same. */
export function startWithPrerendered(
  tag: HTMLElement,
  { begin, props }: Widget,
  lobby: Lobby,
  values: Readonly<Record<string, AttributeValue>>,
): void {
  // A board alone makes no call that names its merchant, and its draws are those of all: visitors keep them.
  warnOfCallError(callErrorOf(tag), lobby.config.merchant);
  const answer = contentOf(tag)?.answer;
  if (!answer || !begin) return;
  const { data, said, language, merchant, gateway, cameAt } = answer;
  const { config } = lobby;
  // An attribute, the language or the lobby is another one by now: then the data are those of another question.
  const isOurs =
    language === lobby.$language.get() &&
    said === String(saidBy(tag, props)) &&
    merchant === config.merchant &&
    gateway === `${config.gateway}/`;
  if (isOurs) begin(lobby, values, data, performance.now() - cameAt < FRESH_MS ? cameAt : undefined);
}
