/** Snippets of a page name the server it comes from, so that they can be copied as they stand. */
export function startSnippets(): void {
  for (const code of document.querySelectorAll('pre > code')) {
    code.textContent = (code.textContent ?? '').replaceAll('https://gateway.example', location.origin);
    // Long lines scroll in their box, by the keyboard too.
    if (code.parentElement) code.parentElement.tabIndex = 0;
  }
}
