/** How this page runs, for the origin of a registration (REG-15, REG-16). */
import { createStorage, readStored } from 'lobbykit';
import type { PageMode } from './registration/registration-body.ts';

declare global {
  interface Window {
    /** Set by the native wrapper that shows this page. */
    readonly lobbykitApp?: boolean;
  }
}

/** A wrapper marks the window, a page on the home screen is in standalone mode, WEBCLIP is a kept flag (SESS-03). */
export const pageMode = ({
  lobbykitApp,
  matchMedia,
}: Pick<Window, 'lobbykitApp' | 'matchMedia'> = window): PageMode => ({
  native: lobbykitApp === true,
  standalone: matchMedia('(display-mode: standalone)').matches,
  webclip: readStored('', 'WEBCLIP') === '1',
});

/** The shortcut of the app's profile opens the site with `webclip=1`: from then on its pages know where they run (SESS-03, APP-05). */
export function persistShortcut(search: string): void {
  if (new URLSearchParams(search).get('webclip') === '1') createStorage('').write('WEBCLIP', '1');
}
