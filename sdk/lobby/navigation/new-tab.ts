/** Opens a new tab of the browser. */
import { hasPage } from '../../dom/env.ts';

/**
 * Opens an empty tab without access to this page (S27); null if blocked by the browser. Call it in the click handler.
 */
export function openTab(): Window | null {
  const tab = hasPage() ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  return tab;
}
