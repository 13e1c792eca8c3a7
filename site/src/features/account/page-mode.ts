/** Display mode of this page, sent as the origin of a registration (REG-15, REG-16). */
import { createStorage, readStored } from 'lobbykit';
import type { PageMode } from './registration/registration-body.ts';

declare global {
  interface Window {
    /** Set by a native wrapper of this page. */
    readonly lobbykitApp?: boolean;
  }
}

/**
 * Detects the display mode: a native wrapper sets `lobbykitApp`, a home screen page is in standalone mode, and WEBCLIP
 * is a persisted flag (SESS-03).
 */
export const pageMode = ({
  lobbykitApp,
  matchMedia,
}: Pick<Window, 'lobbykitApp' | 'matchMedia'> = window): PageMode => ({
  native: lobbykitApp === true,
  standalone: matchMedia('(display-mode: standalone)').matches,
  webclip: readStored('', 'WEBCLIP') === '1',
});

/** Persists the WEBCLIP flag. The shortcut of the app profile opens the site with `webclip=1` (SESS-03, APP-05). */
export function persistShortcut(search: string): void {
  if (new URLSearchParams(search).get('webclip') === '1') createStorage('').write('WEBCLIP', '1');
}
