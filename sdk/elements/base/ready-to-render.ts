/** Loads what an element needs before it renders: texts in its language, and colors of its theme. */
import type { Lobby } from '../../lobby/types.ts';

/** Stylesheet of the dark theme. It loads before a dark widget renders, or when a light widget becomes dark. */

let sheet: string | undefined;

let loading: Promise<void> | undefined;

let come = false;

/** Returns the dark stylesheet; undefined while loading, '' after a failure. */
const darkStylesheet = (): string | undefined => sheet;

/**
 * Loads the dark stylesheet and calls `done` when it has loaded, or after the first failure. Does nothing if it has
 * loaded already, because a caller that renders in `done` and calls this function again would cause an endless loop.
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
      // After the first failure, widgets render with light colors. After further failures they have already rendered,
      // so `done` must not be called.
      if (sheet === '') return new Promise(() => {});
      sheet = '';
    },
  );
  void loading.then(done);
}

/**
 * Returns true if `lobby` can be rendered now; otherwise calls `again` when something has loaded.
 * @param add adds the stylesheet with the dark colors
 */
export function isReadyToRender(lobby: Lobby, add: (texts: readonly string[]) => void, again: () => void): boolean {
  if (lobby.$text.get().language !== lobby.$language.get()) {
    // The texts of the language are still loading, and English must not be visible first.
    void lobby.textReady().then(again);
    return false;
  }
  if (lobby.$theme.get() !== 'dark') return true;
  const dark = darkStylesheet();
  if (dark) add([dark]);
  else loadDark(again);
  // Light colors must not be visible first either, except after a failure.
  return dark !== undefined;
}
