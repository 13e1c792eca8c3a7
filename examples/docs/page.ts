/** What every page of the documentation does: snippets with the address of this server, colors of tokens, the way around. */
import 'lobbykit/styles.css';
import { startSnippets } from '../shared/snippets.ts';
import { followSystemTheme } from '../shared/theme.ts';

export function startPage(): void {
  followSystemTheme();

  startSnippets();
  for (const swatch of document.querySelectorAll<HTMLElement>('.swatch')) {
    swatch.style.background = swatch.dataset.color ?? '';
  }
  // On a phone the menu is one line, whose current page may stand outside of it.
  const menu = document.querySelector('.menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current]');
  if (menu && current) menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2;
}
