/** Copying the code of a snippet. */

/** How long a button says that it has copied, ms. */
export const SAID_MS = 2_000;

/** Copies what `code` shows; `selected` where the browser refuses: then it is selected, to be copied by hand. */
export async function copyCode(code: HTMLElement): Promise<'yes' | 'selected'> {
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    return 'yes';
  } catch {
    getSelection()?.selectAllChildren(code);
    return 'selected';
  }
}
