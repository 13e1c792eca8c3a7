/** Shows the page of the address and keeps one address per page. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../i18n/page-text.ts';
import { LatePage } from './late-page.tsx';
import type { Found } from './use-route.ts';

/**
 * An alias or unknown address is replaced by the page's own (ROUTE-01, ROUTE-02), query and hash kept: one page then
 * has one address to share and one entry in the history, and nobody bookmarks a misspelling that happens to work.
 */
export function Router({ found: { route, title: titleKey, replace } }: { found: Found }) {
  const [, navigate] = useLocation();
  const text = usePageText();
  const title = text(titleKey);

  useEffect(() => {
    if (replace !== null) navigate(replace, { replace: true });
  }, [replace, navigate]);
  useEffect(() => {
    document.title = title;
  }, [title]);

  if ('load' in route.page) return <LatePage load={route.page.load} />;
  const Page = route.page;
  return <Page />;
}
