/** Shows the page, and the lobby if there is one, in the theme of the reader's system. */
import type { Lobby } from 'lobbykit';

export function followSystemTheme(lobby?: Lobby): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const theme = dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    lobby?.setTheme(theme);
  };
  dark.addEventListener('change', apply);
  apply();
}
