/** The sheet of the dark theme: loaded before a dark widget is drawn, or when a light one becomes dark. */

let sheet: string | undefined;
let loading: Promise<string> | undefined;

/** Its text; undefined until it has come. */
export const darkSheet = (): string | undefined => sheet;

/** Brings the sheet. Where it does not come the widget shows the light colours, and the next call tries again. */
export function loadDark(): Promise<string> {
  loading ??= import('../styles/dark.css?inline').then(
    ({ default: text }) => text,
    () => {
      loading = undefined;
      return '';
    },
  );
  return loading.then(text => {
    sheet = text;
    return text;
  });
}
