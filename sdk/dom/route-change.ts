/** Detection of route changes without a page load. */
import { ofWindow } from './dom-clobbering.ts';

/**
 * Calls `listener` when the address has changed: by history, hash, or a router, if supported by the browser (Chrome
 * 102, Safari 26.2; otherwise the router's host reports it). A replaced state with the same address is no change.
 * @returns a function that stops listening
 */
export function onRouteChange(listener: () => void): () => void {
  let here = location.href;
  const checkRoute = () => {
    if (location.href === here) return;
    here = location.href;
    listener();
  };
  // Undefined in older browsers, contrary to the types.
  const navigation = ofWindow('navigation') as EventTarget | undefined;
  window.addEventListener('popstate', checkRoute);
  window.addEventListener('hashchange', checkRoute);
  navigation?.addEventListener('currententrychange', checkRoute);
  return () => {
    window.removeEventListener('popstate', checkRoute);
    window.removeEventListener('hashchange', checkRoute);
    navigation?.removeEventListener('currententrychange', checkRoute);
  };
}
