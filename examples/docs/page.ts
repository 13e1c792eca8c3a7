/**
 * Script of all documentation pages: inserts the server's URL into snippets, colors the samples of tokens, and starts
 * the search and the live examples.
 */
import 'lobbykit/undefined.css';
import { startSnippets } from '../shared/snippets.ts';
import { startSearch } from './search.ts';

startSnippets();
startSearch();
for (const swatch of document.querySelectorAll<HTMLElement>('.swatch')) {
  swatch.style.background = swatch.dataset.color ?? '';
}
// Loads the kit only on pages with a live widget; most pages have none.
if (document.querySelector('.stage')) void import('./live.ts').then(({ startLive }) => startLive());
