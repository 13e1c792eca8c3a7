/** Tells that a page shows another route without having been loaded anew. */
import { ofWindow } from './dom-clobbering.ts';

/**
 * Calls `listener` when the address has changed: by the history, by its hash, or by a router, where the browser tells of that
 * (Chrome 102, Safari 26.2; elsewhere a router's host says so itself). A rewritten state under the same address is no change.
 * @returns off
 */
export function onRouteChange(listener: () => void): () => void {
  let here = location.href;
  const variant = () => {
    if (location.href === here) return;
    here = location.href;
    listener();
  };
  // Older browsers have none, whatever the types say.
  const navigation = ofWindow('navigation') as EventTarget | undefined;
  window.addEventListener('popstate', variant);
  window.addEventListener('hashchange', variant);
  navigation?.addEventListener('currententrychange', variant);
  return () => {
    window.removeEventListener('popstate', variant);
    window.removeEventListener('hashchange', variant);
    navigation?.removeEventListener('currententrychange', variant);
  };
}
