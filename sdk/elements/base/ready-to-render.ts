/** Things an element needs before it renders: words in its language, and the colors of its theme. */
import type { Lobby } from '../../lobby/types.ts';
import { darkStylesheet, loadDark } from './dark.ts';

/**
 * True where `lobby` can be rendered now; else `again` is called when another of these has come.
 * @param add takes the sheet of the dark colors
 */
export function isReadyToRender(lobby: Lobby, add: (texts: readonly string[]) => void, again: () => void): boolean {
  if (lobby.$text.get().language !== lobby.$language.get()) {
    // The table of the language is on its way: not a word of English before it.
    void lobby.textReady().then(again);
    return false;
  }
  if (lobby.$theme.get() !== 'dark') return true;
  const dark = darkStylesheet();
  if (dark) add([dark]);
  else loadDark(again);
  // No flash of the light colors either; where the sheet did not come they have to do.
  return dark !== undefined;
}
