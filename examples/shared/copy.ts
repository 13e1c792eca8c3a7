/** Copies the code of a snippet. */

/** Time for which a copy button shows the result, ms. */
export const STATUS_MS = 2_000;

/**
 * Copies the text of the element `code`. Returns `selected` if the browser denies access; the text is then selected for
 * manual copying.
 */
export async function copyCode(code: HTMLElement): Promise<'yes' | 'selected'> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'yes';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'selected';
  }
}
