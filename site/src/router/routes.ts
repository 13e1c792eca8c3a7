/** The table of pages: which address shows what. */
import type { ComponentType } from 'react';
import type { PageTextKey } from '../i18n/en.ts';
import { Home } from '../pages/home/home.tsx';

export interface Route {
  /** Address as shown in the address bar. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** Key of the document title. */
  readonly title: PageTextKey;
  readonly page: ComponentType;
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

export const routes: readonly Route[] = [HOME];

/** The page an address shows; home for an address that matches none (ROUTE-02). */
export function routeFor(path: string, table: readonly Route[] = routes): Route {
  return table.find(route => route.path === path || route.aliases?.includes(path)) ?? HOME;
}
