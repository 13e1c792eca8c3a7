/** Bars around a page: header with or without Back, footer menu, and download bar. */

/** Account shell: pages with separate navigation (FRAME-02). */
const SHELL = ['/m/login', '/m/register', '/m/forget'];
const HOME = '/m/home';
/** A running game fills the screen and has its own bar (OPEN). */
const GAME = '/m/launchGame';

/** Flow pages, where an action bar replaces the footer menu. */
const FLOWS = ['/m/voucherCenter', '/m/withdraw', '/m/activity/signIn'];
/** Pages without a footer menu (FRAME-08), including the game page and the flow pages. */
const NO_FOOTER_MENU = ['/m/changePsw', ...SHELL, '/m/app', '/m/activityDetail', GAME, ...FLOWS];
/** Pages without the download bar (FRAME-09). OPEN: FRAME-10 is read as the bar that offers the app. */
const NO_DOWNLOAD_BAR = ['/m/login', '/m/register', '/m/activity', '/m/activityDetail', GAME];

export interface Bars {
  /**
   * Header type: home has a separate header (OPEN: FRAME-04), other pages show their title. Null for the account shell
   * and a game.
   */
  readonly header: 'home' | 'page' | null;
  /** True if the header shows the Back button. The page of a forced password change has none (FRAME-03). */
  readonly back: boolean;
  readonly footerMenu: boolean;
  readonly downloadBar: boolean;
}

/** Returns the bars of the page at the URL `path` (FRAME-02..04, FRAME-08..10). */
export function barsOf(path: string): Bars {
  const header = path === HOME ? 'home' : SHELL.includes(path) || path === GAME ? null : 'page';
  return {
    header,
    back: header === 'page' && path !== '/m/changePsw',
    footerMenu: !NO_FOOTER_MENU.includes(path),
    downloadBar: !NO_DOWNLOAD_BAR.includes(path),
  };
}

/** Footer menu of a page: agent home has the agent menu (AGENT-18). */
export const menuOf = (path: string): 'agent' | 'site' => (path === '/m/agent' ? 'agent' : 'site');
