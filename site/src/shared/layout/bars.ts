/** Determines the bars around a page: header with or without Back button, footer menu, and download bar. */

/** Account pages, which have their own navigation bar (FRAME-02). */
const SHELL = ['/m/login', '/m/register', '/m/forget'];
const HOME = '/m/home';
/** Page of a running game, which fills the screen and has its own header (OPEN). */
const GAME = '/m/launchGame';

/** Pages where an action bar replaces the footer menu. */
const FLOWS = ['/m/voucherCenter', '/m/withdraw', '/m/activity/signIn'];
/** Pages without the footer menu (FRAME-08), including the game page and the pages with an action bar. */
const NO_FOOTER_MENU = ['/m/changePsw', ...SHELL, '/m/app', '/m/activityDetail', GAME, ...FLOWS];
/** Pages without the download bar (FRAME-09). OPEN: FRAME-10 is assumed to mean the bar that offers the app. */
const NO_DOWNLOAD_BAR = ['/m/login', '/m/register', '/m/activity', '/m/activityDetail', GAME];

export interface Bars {
  /**
   * Type of the header: home has a special header (OPEN: FRAME-04), other pages show their title. Null for account
   * pages and a game.
   */
  readonly header: 'home' | 'page' | null;
  /** True if the header has a Back button. The forced password change has none (FRAME-03). */
  readonly back: boolean;
  readonly footerMenu: boolean;
  readonly downloadBar: boolean;
}

/** Returns the bars of the page at `path` (FRAME-02..04, FRAME-08..10). */
export function barsOf(path: string): Bars {
  const header = path === HOME ? 'home' : SHELL.includes(path) || path === GAME ? null : 'page';
  return {
    header,
    back: header === 'page' && path !== '/m/changePsw',
    footerMenu: !NO_FOOTER_MENU.includes(path),
    downloadBar: !NO_DOWNLOAD_BAR.includes(path),
  };
}

/** Returns the footer menu of the page at `path`: agent home has a special menu for agents (AGENT-18). */
export const menuOf = (path: string): 'agent' | 'site' => (path === '/m/agent' ? 'agent' : 'site');
