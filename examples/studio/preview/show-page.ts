/** Creates the frame document of a snippet. */

/** Page around a snippet: standard markup with margins. */
const around = (
  text: string,
  { theme, language }: { readonly theme: string; readonly language: string },
) => `<!doctype html>
<html lang="${language.toLowerCase()}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<link rel="stylesheet" href="${import.meta.env.BASE_URL}studio/preview/page.css">
</head>
<body>
${text}
</body>
</html>`;

/**
 * Writes `text` as a page, the only conversion of text to markup. The frame has no origin, and its policy blocks inline
 * code, so that even an unexpected snippet gains no access.
 * @param onOpen called when the new document exists and has loaded nothing yet
 */
export function showPage(
  text: string,
  page: { readonly theme: string; readonly language: string },
  onOpen: () => void,
) {
  document.open();
  onOpen();
  document.write(around(text, page));
  document.close();
}
