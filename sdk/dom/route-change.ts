/** Detects navigation to another path without a page load. */
import { ofWindow } from './dom-clobbering.ts';

const currentPath = () => location.pathname.replace(/\/$/, '');

/**
 * Calls `listener` when the path has changed: by back or forward navigation, or by a router, if the browser supports
 * this (Chrome 102, Safari 26.2; otherwise the host must report it). Changes of query, hash, history state or a
 * trailing slash do not count, because routers and trackers make them without leaving the page.
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
  // `navigation` is undefined in older browsers, contrary to the types.
  const navigation = ofWindow('navigation') as EventTarget | undefined;
  window.addEventListener('popstate', checkRoute);
  navigation?.addEventListener('currententrychange', checkRoute);
  return () => {
    window.removeEventListener('popstate', checkRoute);
    navigation?.removeEventListener('currententrychange', checkRoute);
  };
}
