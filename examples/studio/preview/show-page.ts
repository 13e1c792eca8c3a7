/** Makes the document of the frame out of a snippet. */

/** The page around a snippet: what any page has, and room at the edges. */
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
 * Writes `text` as a page of its own. The one place where text becomes markup: the frame has no origin, and its policy lets
 * no inline code run, so even a snippet that were not what it seems could do nothing here that it could not do anywhere.
 * @param onOpen called when the new document is there and nothing of it has loaded yet
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
