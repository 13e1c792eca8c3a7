/** Shows the page of the address and keeps one address per page. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { routeFor } from './routes.ts';

/**
 * An alias or unknown address is replaced by the page's own (ROUTE-01, ROUTE-02), query and hash kept: one page then
 * has one address to share and one entry in the history, and nobody bookmarks a misspelling that happens to work.
 */
export function Router() {
  const [path, navigate] = useLocation();
  const text = usePageText();
  const route = routeFor(path);
  const title = text(route.title);

  useEffect(() => {
    if (path !== route.path) navigate(route.path + location.search + location.hash, { replace: true });
  }, [path, route, navigate]);
  useEffect(() => {
    document.title = title;
  }, [title]);

  const Page = route.page;
  return <Page />;
}
