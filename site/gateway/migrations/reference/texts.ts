/** First content is written in the three languages of the kit's tables, side by side. */
import type { LocalizedText } from '../../platform/db/columns.ts';

export type Texts = readonly [english: string, vietnamese: string, portuguese: string];

export const names = ([EN, VI, PT]: Texts): LocalizedText => ({ EN, VI, PT });

/** As a column holds them. */
export const texts = (given: Texts): string => JSON.stringify(names(given));

/** Something with a heading and words of its own, in HTML. */
export interface Article {
  readonly title: Texts;
  readonly content: Texts;
}
