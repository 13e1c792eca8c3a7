/** First tiles of a script tag's game grid: the requests for them, and their nodes during hydration. */
import type { Page } from '@playwright/test';
import { hostPage, scriptTag } from '../pages/script-page.ts';
import type { Drawn } from './first-drawing.ts';

export const GRID: Drawn = { tag: 'lobby-game-grid', parts: '.lk', number: '[part~=name]', style: /./ };
export const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
export const tag = (attributes = '') => `<lobby-game-grid${attributes}></lobby-game-grid>`;
export const onlyGrid = (gateway: { url: string }, more = '') => hostPage(scriptTag(latest(gateway)), tag() + more);
export const tiles = (page: Page) =>
  page.locator('.lk-game-row:not([data-probe]) [part~=tile], .lk-first-row [part~=tile]');
export const ready = (page: Page) => page.locator('lobby-game-grid:state(ready)');

/** Records calls and prerender requests, without their common parameters. */
export function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url());
    const about = ['game-type', 'gameType', 'pageNo', 'tab'].map(name => searchParams.get(name)).filter(Boolean);
    const name = pathname.includes('/first/') ? 'first' : /^\/wps\/.*_(\w+)$/.exec(pathname)?.[1];
    if (name && request.method() === 'GET') requests.push([name, ...about].join(' '));
  });
  return requests;
}

/** Positions and nodes of the first twelve tiles, recorded for comparison. */
export const recordNodes = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('lobby-game-grid')?.shadowRoot;
    const cells = [...(root?.querySelectorAll('.lk-first-row > .lk-game-cell') ?? [])];
    const around = [...(root?.querySelectorAll('.lk-title, [role=tab], .lk-vendor-item') ?? [])].slice(0, 12);
    const nodes = [...cells.flatMap(cell => [cell, ...cell.querySelectorAll('*')]), ...around];
    const boxes = () => nodes.map(node => node.getBoundingClientRect());
    Object.assign(window, { noted: { nodes, boxes, before: boxes(), height: root?.host.clientHeight } });
    return cells.length;
  });

/**
 * Changes since `recordNodes`: the largest movement or growth of a tile, the number of removed tiles, and the growth of
 * the grid.
 */
export const since = (page: Page) =>
  page.evaluate(() => {
    type Recorded = { nodes: Element[]; boxes(): DOMRect[]; before: DOMRect[]; height: number };
    const { nodes, boxes, before, height } = (window as unknown as { noted: Recorded }).noted;
    const far = boxes().map(({ x, y, width, height: high }, place) => {
      const was = before[place] as DOMRect;
      return Math.max(...[x - was.x, y - was.y, width - was.width, high - was.height].map(Math.abs));
    });
    return {
      moved: Math.max(...far),
      detached: nodes.filter(node => !node.isConnected).length,
      grown: Math.abs((document.querySelector('lobby-game-grid')?.clientHeight ?? 0) - height),
    };
  });

/**
 * Counts frames without a readable name, with a placeholder, or with a disappeared image. Skips the measuring row,
 * which comes first in the grid and is never visible.
 */
export async function watchTiles(page: Page) {
  await page.evaluate(() => {
    const seen = { bare: 0, placeholders: 0, hidden: 0 };
    Object.assign(window, { seen });
    const check = () => {
      const root = document.querySelector('lobby-game-grid')?.shadowRoot;
      const tile = root?.querySelector(':not([data-probe]) > .lk-game-cell [part~=tile]');
      const image = tile?.querySelector('img');
      if (!tile?.querySelector('[part~=name]')?.textContent) seen.bare += 1;
      if (root?.querySelector('.lk-pulse')) seen.placeholders += 1;
      if (!image?.naturalWidth || getComputedStyle(image).visibility !== 'visible') seen.hidden += 1;
      requestAnimationFrame(check);
    };
    check();
  });
  return () => page.evaluate(() => (window as unknown as { seen: object }).seen);
}
