/** Searches the documentation with the index that the build has generated. */
import { index, options } from 'lobbykit:docs-search';
import MiniSearch from 'minisearch';

/** Section of a page that matches the search. */
export interface Match {
  /** URL of the page with the anchor of the heading. */
  readonly url: string;
  readonly heading: string;
  /** Title of the page that contains the section. */
  readonly page: string;
}

const sections = MiniSearch.loadJSON(index, options);

/** Returns the sections that contain all words of `query`, best match first. Words may be incomplete or misspelled. */
export const search = (query: string): Match[] =>
  sections
    .search(query, { combineWith: 'AND', prefix: true, fuzzy: 0.2, boost: { heading: 4, page: 2 } })
    .map(({ id, heading, page }) => ({ url: String(id), heading: String(heading), page: String(page) }));
