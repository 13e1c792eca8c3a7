/** Which bars stand around a page, and where its way back leads. */
import { centerKind, listKind } from './kind-from-path.ts';

/** The account shell: pages with a navigation of their own (FRAME-02). */
const SHELL = ['/m/login', '/m/register', '/m/forget'];
const HOME = '/m/home';
/** A running game takes the whole screen, its own bar included (OPEN). */
const GAME = '/m/launchGame';

/** Pages of a flow, whose one action stands in the place of the menu. */
const FLOWS = ['/m/voucherCenter', '/m/withdraw', '/m/activity/signIn'];
/** FRAME-08 */
const NO_FOOTER_MENU = ['/m/changePsw', ...SHELL, '/m/app', '/m/activityDetail', GAME, ...FLOWS];
/** FRAME-09; OPEN: FRAME-10, the bar is the one that offers the app. */
const NO_DOWNLOAD_BAR = ['/m/login', '/m/register', '/m/activity', '/m/activityDetail', GAME];

export interface Bars {
  /** Home has one of its own (OPEN: FRAME-04), the others one with their title; the account shell and a game have none. */
  readonly header: 'home' | 'page' | null;
  /** The header shows the way back; a first password is not to be left (FRAME-03). */
  readonly back: boolean;
  readonly footerMenu: boolean;
  readonly downloadBar: boolean;
}

/** The bars of the page with the address `path` (FRAME-02..04, FRAME-08..10). */
export function barsOf(path: string): Bars {
  const header = path === HOME ? 'home' : SHELL.includes(path) || path === GAME ? null : 'page';
  return {
    header,
    back: header === 'page' && path !== '/m/changePsw',
    footerMenu: !NO_FOOTER_MENU.includes(path),
    downloadBar: !NO_DOWNLOAD_BAR.includes(path),
  };
}

/** Which menu stands at the foot of the page: agents have one of their own on agent home (AGENT-18). */
export const menuOf = (path: string): 'agent' | 'site' => (path === '/m/agent' ? 'agent' : 'site');

/** FRAME-05 */
const BACK_TO_HOME = [...SHELL, '/m/trail', '/m/notice', '/m/activity', '/m/message'];

/**
 * Where Back leads: home, or one step back in the history (FRAME-05, FRAME-06). A game that was opened with `pageBack=home`
 * is left for home too (ROUTE-17).
 */
export const backTarget = (path: string, search: string): 'home' | 'history' =>
  BACK_TO_HOME.includes(path) || (path === GAME && new URLSearchParams(search).get('pageBack') === 'home')
    ? 'home'
    : 'history';

/** Pages of one category of games, and the category that is theirs where the address alone says so. */
const LISTS = ['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'];
const LOTTERIES: Readonly<Record<string, string>> = { '/m/lottery': 'LOTT', '/m/lott': 'LOTT', '/m/elott': 'ELOTT' };
const CENTERS = ['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'];

/**
 * The banner at the top of a page: the carousel on home, that of its category on every page of games (FRAME-01); null for
 * none. In the game center RNG stands for the in-house games.
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
