/** Answers that first content was made of, for the lobby whose widgets would ask the same. */
import { embedResponse } from '../client/embedded-response.ts';
import { getSnapshot } from '../lobby/resource/stores.ts';
import type { Lobby } from '../lobby/types.ts';
import { languageTag } from '../protocol/language.ts';

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
