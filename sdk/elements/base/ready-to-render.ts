/** Loads the requirements of an element before it renders: texts in its language and colors of its theme. */
import type { Lobby } from '../../lobby/types.ts';

/** Stylesheet of the dark theme, loaded before a dark widget renders or when a light widget becomes dark. */

let sheet: string | undefined;

let loading: Promise<void> | undefined;

let come = false;

/** Returns the text of the dark stylesheet; undefined before the load has completed or failed, '' after a failure. */
const darkStylesheet = (): string | undefined => sheet;

/**
 * Loads the stylesheet and calls `done` when it has loaded, or after the first failure. Does nothing if already loaded:
 * a caller that renders in `done` and loads again for an empty text would loop.
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
      // The first caller continues with light colors; later callers have rendered already.
      if (sheet === '') return new Promise(() => {});
      sheet = '';
    },
  );
  void loading.then(done);
}

/**
 * Returns true if `lobby` can be rendered now; otherwise calls `again` after the next load.
 * @param add adds the stylesheet of the dark colors
 */
export function isReadyToRender(lobby: Lobby, add: (texts: readonly string[]) => void, again: () => void): boolean {
  if (lobby.$text.get().language !== lobby.$language.get()) {
    // The texts of the language are loading: English must not be shown first.
    void lobby.textReady().then(again);
    return false;
  }
  if (lobby.$theme.get() !== 'dark') return true;
  const dark = darkStylesheet();
  if (dark) add([dark]);
  else loadDark(again);
  // Light colors must not be shown first either, except after a failed load.
  return dark !== undefined;
}
