/** Things an element needs before it renders: words in its language, and the colors of its theme. */
import type { Lobby } from '../../lobby/types.ts';

/** The sheet of the dark theme: loaded before a dark widget is rendered, or when a light one becomes dark. */

let sheet: string | undefined;

let loading: Promise<void> | undefined;

let come = false;

/** Its text; undefined until it was asked for and has come or failed, '' where it failed. */
const darkStylesheet = (): string | undefined => sheet;

/**
 * Loads the sheet and calls `done` once it is there, or the first time that it does not come. Does nothing once the sheet is there: a
 * caller that renders in `done`, and asks for the sheet whenever its text is empty, would never end.
 */
function loadDark(done: () => void): void {
  if (come) return;
  loading ??= import('../../styles/dark.css?inline').then(
    ({ default: text }) => {
      sheet = text;
      come = true;
    },
    () => {
      loading = undefined;
      // The first to wait goes on in light colors; those who try again later have rendered already.
      if (sheet === '') return new Promise(() => {});
      sheet = '';
    },
  );
  void loading.then(done);
}

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
