/** Matches of the search, with the index that the build has written. */
import { index, options } from 'lobbykit:docs-search';
import MiniSearch from 'minisearch';

/** Section of a page. */
export interface Match {
  /** URL with the anchor of the heading. */
  readonly url: string;
  readonly heading: string;
  /** Title of the page. */
  readonly page: string;
}

const sections = MiniSearch.loadJSON(index, options);

/** Returns the sections with all words of `query`, the best first. Words may be incomplete or misspelled. */
export const search = (query: string): Match[] =>
  sections
    .search(query, { combineWith: 'AND', prefix: true, fuzzy: 0.2, boost: { heading: 4, page: 2 } })
    .map(({ id, heading, page }) => ({ url: String(id), heading: String(heading), page: String(page) }));
