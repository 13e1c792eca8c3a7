/** Script of all documentation pages: snippets with the URL of this server, token colors, search, live examples. */
import 'lobbykit/undefined.css';
import { startSnippets } from '../shared/snippets.ts';
import { startSearch } from './search.ts';

startSnippets();
startSearch();
for (const swatch of document.querySelectorAll<HTMLElement>('.swatch')) {
  swatch.style.background = swatch.dataset.color ?? '';
}
// Most pages have no widget and load no code of the kit.
if (document.querySelector('.stage')) void import('./live.ts').then(({ startLive }) => startLive());
