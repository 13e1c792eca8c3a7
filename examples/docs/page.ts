/** Shared setup of all documentation pages: snippets with the address of this server, token colors, navigation. */
import 'lobbykit/styles.css';
import { startSnippets } from '../shared/snippets.ts';
import { followSystemTheme } from '../shared/theme.ts';

export function startPage(): void {
  followSystemTheme();

  startSnippets();
  for (const swatch of document.querySelectorAll<HTMLElement>('.swatch')) {
    swatch.style.background = swatch.dataset.color ?? '';
  }
  // Scrolls the one-line menu of a phone to its current entry.
  const menu = document.querySelector('.menu');
  const current = menu?.querySelector<HTMLElement>('[aria-current]');
  if (menu && current) menu.scrollLeft = current.offsetLeft - (menu.clientWidth - current.offsetWidth) / 2;
}
