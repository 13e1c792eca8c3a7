/** Creates the document of the preview iframe from a snippet. */

/** HTML page around a snippet, with standard markup and margins. */
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
 * Writes `text` as the document. This is the only place where text becomes markup; the iframe has no origin and its CSP
 * blocks inline scripts, so that even an unexpected snippet gains no access.
 * @param onOpen called when the new document exists but has not loaded anything yet
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
