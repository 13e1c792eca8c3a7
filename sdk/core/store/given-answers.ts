/** Answers that first content was made of, for the lobby whose widgets would ask the same. */
import { giveAnswer } from '../../api/given.ts';
import { languageTag } from '../../domain/text/language.ts';
import { peek } from '../../stores.ts';
import type { Lobby } from '../../types.ts';

/**
 * Lets the answers in `data` stand for the next question of their address.
 * @param data of first content: whatever is not in order in it is asked for as if it were not there
 */
export function giveAnswers({ config, $language }: Pick<Lobby, 'config' | '$language'>, data: unknown): void {
  const language = languageTag(peek($language), config.languageTags);
  for (const [address, answer] of Object.entries(Object(Object(data).answers))) {
    giveAnswer(config.gateway + address, language, answer);
  }
}
