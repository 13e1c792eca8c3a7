/** Formats the texts of initial rows, each in the three supported languages. */
import type { LocalizedText } from '../../platform/db/columns.ts';

export type Texts = readonly [english: string, vietnamese: string, portuguese: string];

export const names = ([EN, VI, PT]: Texts): LocalizedText => ({ EN, VI, PT });

/** Returns texts as JSON for a column. */
export const texts = (values: Texts): string => JSON.stringify(names(values));

/** Title, and content in HTML. */
export interface Article {
  readonly title: Texts;
  readonly content: Texts;
}
