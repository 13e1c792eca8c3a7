/** Bars around a page, and the target of its Back button. */
import { centerKind, listKind } from './game-type-from-path.ts';

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
  /** Shows the Back button in the header; a forced password change has none (FRAME-03). */
  readonly back: boolean;
  readonly footerMenu: boolean;
  readonly downloadBar: boolean;
}

/** Returns the bars of the page at the address `path` (FRAME-02..04, FRAME-08..10). */
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

/** Pages whose Back button leads to home (FRAME-05). */
const BACK_TO_HOME = [...SHELL, '/m/trail', '/m/notice', '/m/activity', '/m/message'];

/**
 * Target of the Back button: home, or one history step (FRAME-05, FRAME-06). A game opened with `pageBack=home` leads
 * to home too (ROUTE-17).
 */
export const backTarget = (path: string, search: string): 'home' | 'history' =>
  BACK_TO_HOME.includes(path) || (path === GAME && new URLSearchParams(search).get('pageBack') === 'home')
    ? 'home'
    : 'history';

/** Pages of one game category, and the category of the pages that the path alone identifies. */
const LISTS = ['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'];
const LOTTERIES: Readonly<Record<string, string>> = { '/m/lottery': 'LOTT', '/m/lott': 'LOTT', '/m/elott': 'ELOTT' };
const CENTERS = ['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'];

/**
 * Banner at the top of a page: the carousel on home, the category banner on every game page (FRAME-01), null elsewhere.
 * In the game center, RNG is the category of the in-house games.
 */
export function bannerOf(path: string, search: string): 'home' | { readonly kind: string } | null {
  if (path === HOME) return 'home';
  if (path === '/m/hot') return { kind: 'HOT' };
  if (LISTS.includes(path)) return { kind: listKind(path, search) };
  const lottery = LOTTERIES[path];
  if (lottery) return { kind: lottery };
  if (!CENTERS.includes(path)) return null;
  const kind = centerKind(path, search);
  return { kind: kind === 'RNG' ? 'INHOUSE' : kind };
}
