/** Starts a widget whose prerendered content includes the responses to the requests of its lobby. */

import { embedResponse } from '../client/embedded-response.ts';
import type { Widget } from '../elements/base/widget.ts';
import { getSnapshot } from '../lobby/resource/stores.ts';
import type { Lobby } from '../lobby/types.ts';
import { languageTag } from '../protocol/language.ts';

/**
 * Old responses are not used, so the data are requested again. The prerendered content stays visible until they arrive.
 */
export const startWithResponses: Widget['applyResponse'] = (lobby, _values, data, receivedAt) => {
  if (receivedAt !== undefined) embedResponses(lobby, data);
};

/**
 * Uses the responses in `data` for the next requests of their URLs.
 * @param data data of prerendered content, unvalidated; invalid entries are ignored, so that their data are requested
 */
export function embedResponses({ config, $language }: Pick<Lobby, 'config' | '$language'>, data: unknown): void {
  const language = languageTag(getSnapshot($language), config.languageTags);
  for (const [path, response] of Object.entries(Object(Object(data).answers))) {
    embedResponse(config.gateway + path, language, response);
  }
}
