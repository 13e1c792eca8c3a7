/** Detection of navigation to another page without a page load. */
import { ofWindow } from './dom-clobbering.ts';

const currentPath = () => location.pathname.replace(/\/$/, '');

/**
 * Calls `listener` when the path has changed: by history, or by a router if supported by the browser (Chrome 102,
 * Safari 26.2; otherwise the router's host reports it). Changes of query, hash or state stay on the page: routers and
 * trackers make them, and some emit `popstate` themselves. Routers also add or remove the slash at the end.
 * @returns a function that stops listening
 */
export function onRouteChange(listener: () => void): () => void {
  let here = currentPath();
  const checkRoute = () => {
    const path = currentPath();
    if (path === here) return;
    here = path;
    listener();
  };
  // Undefined in older browsers, contrary to the types.
  const navigation = ofWindow('navigation') as EventTarget | undefined;
  window.addEventListener('popstate', checkRoute);
  navigation?.addEventListener('currententrychange', checkRoute);
  return () => {
    window.removeEventListener('popstate', checkRoute);
    navigation?.removeEventListener('currententrychange', checkRoute);
  };
}
