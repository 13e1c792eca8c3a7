/** A tab of its own for what opens beside the page. */
import { hasPage } from '../../dom/env.ts';

/** An empty tab that cannot reach back to this page (S27); null where the browser gives none. Call it inside the click. */
export function openTab(): Window | null {
  const tab = hasPage() ? window.open('about:blank', '_blank') : null;
  if (tab) tab.opener = null;
  return tab;
}
