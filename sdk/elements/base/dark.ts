/** The sheet of the dark theme: loaded before a dark widget is rendered, or when a light one becomes dark. */

let sheet: string | undefined;
let loading: Promise<void> | undefined;
let come = false;

/** Its text; undefined until it was asked for and has come or failed, '' where it failed. */
export const darkStylesheet = (): string | undefined => sheet;

/**
 * Loads the sheet and calls `done` once it is there, or the first time that it does not come. Does nothing once the sheet is there: a
 * caller that renders in `done`, and asks for the sheet whenever its text is empty, would never end.
 */
export function loadDark(done: () => void): void {
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
