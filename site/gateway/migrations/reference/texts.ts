/** Texts of the initial content, each in the three languages of the kit. */
import type { LocalizedText } from '../../platform/db/columns.ts';

export type Texts = readonly [english: string, vietnamese: string, portuguese: string];

export const names = ([EN, VI, PT]: Texts): LocalizedText => ({ EN, VI, PT });

/** Formats texts for a column. */
export const texts = (values: Texts): string => JSON.stringify(names(values));

/** Title and text in HTML. */
export interface Article {
  readonly title: Texts;
  readonly content: Texts;
}
