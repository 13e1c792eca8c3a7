/**
 * Detects whether the page runs in an app, on the home screen, or in a browser; a registration sends it (REG-15,
 * REG-16).
 */
import { createStorage, readStored } from 'lobbykit';
import type { PageMode } from './registration/registration-body.ts';

declare global {
  interface Window {
    /** True if a native app displays this page; the app sets this global. */
    readonly lobbykitApp?: boolean;
  }
}

/**
 * Detects the display mode: a native app sets `lobbykitApp`, a home screen page is in standalone mode, and the home
 * screen shortcut of an iPhone profile has persisted the WEBCLIP flag (SESS-03).
 */
export const pageMode = ({
  lobbykitApp,
  matchMedia,
}: Pick<Window, 'lobbykitApp' | 'matchMedia'> = window): PageMode => ({
  native: lobbykitApp === true,
  standalone: matchMedia('(display-mode: standalone)').matches,
  webclip: readStored('', 'WEBCLIP') === '1',
});

/**
 * Persists the WEBCLIP flag if the query contains `webclip=1`, as in the shortcut of the iPhone profile (SESS-03,
 * APP-05).
 */
export function persistShortcut(search: string): void {
  if (new URLSearchParams(search).get('webclip') === '1') createStorage('').write('WEBCLIP', '1');
}
