/** Things an element needs before it renders: words in its language, and the colours of its theme. */
import type { Lobby } from '../types.ts';
import { darkSheet, loadDark } from './dark.ts';

/**
 * True where `lobby` can be rendered now; else `again` is called when another of these has come.
 * @param add takes the sheet of the dark colours
 */
export function isReadyToRender(lobby: Lobby, add: (texts: readonly string[]) => void, again: () => void): boolean {
  if (lobby.$text.get().language !== lobby.$language.get()) {
    // The table of the language is on its way: not a word of English before it.
    void lobby.textReady().then(again);
    return false;
  }
  if (lobby.$theme.get() !== 'dark') return true;
  const dark = darkSheet();
  if (dark) add([dark]);
  else loadDark(again);
  // No flash of the light colours either; where the sheet did not come they have to do.
  return dark !== undefined;
}
