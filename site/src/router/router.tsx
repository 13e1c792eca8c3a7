/** Shows the page of the address and keeps one address per page. */
import { useLobby } from 'lobbykit/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../shared/i18n/page-text.ts';
import { LazyPage } from '../shared/loading/lazy-page.tsx';
import { useToasts } from '../shared/overlays/toasts.ts';
import type { RouteMatch } from './use-route.ts';

/**
 * An alias or unknown address is replaced by the page's own (ROUTE-01, ROUTE-02), query and hash kept: one page then
 * has one address to share and one entry in the history, and nobody bookmarks a misspelling that happens to work; nor
 * does Back return to it (OPEN: ROUTE-03).
 */
export function Router({ found: { route, title: titleKey, replace, refused } }: { found: RouteMatch }) {
  const lobby = useLobby();
  const toasts = useToasts();
  const [, navigate] = useLocation();
  const text = usePageText();
  const title = text(titleKey);

  useEffect(() => {
    if (replace !== null) navigate(replace, { replace: true });
  }, [replace, navigate]);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // A guest who is led away from a page for actual accounts is told so (TRIAL-07).
  useEffect(() => {
    if (refused !== 'trial') return;
    void lobby.textReady('account').then(() => toasts.notice(lobby.$text.get()('error.trial')));
  }, [refused, lobby, toasts]);

  if ('load' in route.page) return <LazyPage load={route.page.load} />;
  const Page = route.page;
  return <Page />;
}
