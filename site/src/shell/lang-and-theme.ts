/**
 * Applies the lobby's language and theme to the document: attributes of <html>, and the color of the browser's bars.
 */
import type { Lobby, Theme } from 'lobbykit';

/** Color of the browser's bars by theme: equals the header, the token `card`. */
const BAR_COLOR: Readonly<Record<Theme, string>> = {
  light: '#ffffff',
  dark: '#161b26',
};

/**
 * Keeps `lang` (I18N-03), `data-theme`, `color-scheme`, and `theme-color` of the document equal to the lobby's state.
 * @returns a function that stops this
 */
export function followLobby(lobby: Pick<Lobby, '$text' | '$theme'>, page: Document): () => void {
  const meta = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  const offs = [
    lobby.$text.subscribe(text => {
      page.documentElement.lang = text.tag;
    }),
    lobby.$theme.subscribe(theme => {
      page.documentElement.dataset.theme = theme;
      meta('color-scheme')?.setAttribute('content', theme);
      meta('theme-color')?.setAttribute('content', BAR_COLOR[theme]);
    }),
  ];
  return () => {
    for (const off of offs) off();
  };
}
