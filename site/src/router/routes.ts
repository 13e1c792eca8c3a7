/** The table of pages: which address shows what, to whom, in which frame. */
import { centerKind, listKind } from 'lobbykit/domain';
import type { ComponentType } from 'react';
import type { PageTextKey } from '../i18n/en.ts';
import { Home } from '../pages/home/home.tsx';
import { centerTitle, kindTitle } from '../rules/kinds.ts';
import type { PageLoader } from './late-page.tsx';

export interface Route {
  /** Address as shown in the address bar. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** Key of the document title, and of the header's; some pages have it by their query. */
  readonly title: PageTextKey | ((search: string) => PageTextKey);
  /** The page itself, or what brings it when its address is opened. */
  readonly page: ComponentType | { readonly load: PageLoader };
  /** `member`: needs a session. `visitor`: of no use with one. Everybody else is sent home (LOGIN-11, PSW-01). */
  readonly for?: 'member' | 'visitor';
  /** Who has no session is asked to log in and comes back then, instead of being sent home (ROLE-04). */
  readonly asksLogin?: boolean;
  /** The page stands alone: no header and no footer of the site. */
  readonly bare?: boolean;
}

/**
 * Home, under the six addresses of ROUTE-01. It is imported directly, not lazily: every unknown address ends here, so
 * it is the page most visits start with.
 */
export const HOME: Route = {
  path: '/m/home',
  aliases: ['/', '/m', '/m/', '/m/index', '/m/index.html'],
  title: 'page.title',
  page: Home,
};

/** One page for three addresses: going from one to the other keeps it, and reloads nothing. */
const shell = { load: async () => (await import('../pages/account/shell.tsx')).AccountShell };
const changePassword = { load: async () => (await import('../pages/account/change-password.tsx')).ChangePassword };

/** Lists of games by category, and the game center, each one page for its addresses (LIST-01, LIST-02, CENTER-01, CENTER-02). */
const gameList = { load: async () => (await import('../pages/games/list.tsx')).GameListPage };
const gameCenter = { load: async () => (await import('../pages/games/center.tsx')).GameCenterPage };
const launch = { load: async () => (await import('../pages/games/launch.tsx')).LaunchPage };

const listRoute = (path: string): Route => ({
  path,
  title: search => kindTitle(listKind(path, search)),
  page: gameList,
});
const centerRoute = (path: string): Route => ({
  path,
  title: search => centerTitle(centerKind(path, search)),
  page: gameCenter,
});

export const LOGIN: Route = { path: '/m/login', title: 'page.login', page: shell, for: 'visitor', bare: true };

export const routes: readonly Route[] = [
  HOME,
  LOGIN,
  { path: '/m/register', title: 'page.register', page: shell, for: 'visitor', bare: true },
  { path: '/m/forget', title: 'page.forget', page: shell, for: 'visitor', bare: true },
  { path: '/m/changePsw', title: 'page.changePassword', page: changePassword, for: 'member' },
  { path: '/m/hot', title: 'kind.HOT', page: gameList },
  ...['/m/gameList', '/m/rng', '/m/pvp', '/m/fish'].map(listRoute),
  ...['/m/gameCenter', '/m/sports', '/m/inhouse', '/m/esports', '/m/cockfight', '/m/live'].map(centerRoute),
  { path: '/m/launchGame', title: 'launch.title', page: launch, for: 'member', asksLogin: true, bare: true },
];

/** The page an address shows; home for an address that matches none (ROUTE-02). */
export function routeFor(path: string, table: readonly Route[] = routes): Route {
  return table.find(route => route.path === path || route.aliases?.includes(path)) ?? HOME;
}

/** Title of a page at a query. */
export const titleOf = ({ title }: Pick<Route, 'title'>, search: string): PageTextKey =>
  typeof title === 'function' ? title(search) : title;

/** May this page be opened, by somebody with a session or without? */
export const admits = (route: Pick<Route, 'for'>, signedIn: boolean): boolean =>
  route.for === undefined || (route.for === 'member') === signedIn;
