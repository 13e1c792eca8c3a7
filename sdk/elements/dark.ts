/** The sheet of the dark theme: loaded before a dark widget is drawn, or when a light one becomes dark. */

let sheet: string | undefined;
let loading: Promise<void> | undefined;

/** Its text; undefined until it was asked for and has come or failed, '' where it failed. */
export const darkSheet = (): string | undefined => sheet;

/** Brings the sheet. Resolves when it is there; where it does not come, never but for the first time. */
export function loadDark(): Promise<void> {
  loading ??= import('../styles/dark.css?inline').then(
    ({ default: text }) => {
      sheet = text;
    },
    () => {
      loading = undefined;
      // The first to wait goes on in light colours; those who try again later have drawn already.
      if (sheet === '') return new Promise(() => {});
      sheet = '';
    },
  );
  return loading;
}
