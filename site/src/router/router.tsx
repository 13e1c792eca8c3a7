/** Renders the page of the current URL. Each page has only one canonical URL. */
import { useLobby } from 'lobbykit/react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../shared/i18n/page-text.ts';
import { LazyPage } from '../shared/loading/lazy-page.tsx';
import { useToasts } from '../shared/overlays/toasts.ts';
import type { RouteMatch } from './use-route.ts';

/**
 * Replaces an alias or unknown URL with the canonical URL, and keeps query and hash (ROUTE-01, ROUTE-02). Each page
 * therefore has one URL to share and one history entry, and Back does not return to the replaced URL (OPEN: ROUTE-03).
 */
export function Router({ found: { route, title: titleKey, replace, redirect } }: { found: RouteMatch }) {
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
  // Shows a notice to a trial guest who was redirected from a page for real accounts (TRIAL-07).
  useEffect(() => {
    if (redirect !== 'trial') return;
    void lobby.textReady('account').then(() => toasts.notice(lobby.$text.get()('error.trial')));
  }, [redirect, lobby, toasts]);

  if ('load' in route.page) return <LazyPage load={route.page.load} />;
  const Page = route.page;
  return <Page />;
}
