/** How a widget begins whose first content was made of answers that its lobby asks for. */

import { embedResponse } from '../client/embedded-response.ts';
import type { Widget } from '../elements/base/widget.ts';
import { getSnapshot } from '../lobby/resource/stores.ts';
import type { Lobby } from '../lobby/types.ts';
import { languageTag } from '../protocol/language.ts';

/** Old answers are asked for: what stands stays until then. */
export const startWithResponses: Widget['begin'] = (lobby, _values, data, cameAt) => {
  if (cameAt !== undefined) embedResponses(lobby, data);
};

/**
 * Lets the answers in `data` stand for the next question of their address.
 * @param data of first content: whatever is not in order in it is asked for as if it were not there
 */
export function embedResponses({ config, $language }: Pick<Lobby, 'config' | '$language'>, data: unknown): void {
  const language = languageTag(getSnapshot($language), config.languageTags);
  for (const [address, answer] of Object.entries(Object(Object(data).answers))) {
    embedResponse(config.gateway + address, language, answer);
  }
}
