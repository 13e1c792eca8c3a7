/** Opens a new tab of the browser. */
import { hasPage } from '../../dom/env.ts';

/**
 * Opens an empty tab that cannot access this page (S27); null if the browser blocked the tab. Must be called in the
 * click handler.
 */
export function openTab(): Window | null {
  const tab = hasPage() ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  return tab;
}
