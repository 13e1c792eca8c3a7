/** Shared helpers of the game suites: tiles of a page, responses of the gateway, a member login. */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hashToken } from '../../../site/gateway/features/account/sessions/repository.ts';
import { expect, type Integration, type MovableGateway, type WidgetPage } from '../../integrations/stage.ts';

export interface ListedGame {
  readonly nodeId: string | number;
  readonly gameId: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly gameType: string;
  readonly isTop?: unknown;
  readonly isNew?: unknown;
}

interface GamePage {
  readonly games: readonly ListedGame[];
  readonly totalPages: number;
}

async function request<T>(gateway: MovableGateway, path: string, query: Readonly<Record<string, string>>): Promise<T> {
  const response = await fetch(`${gateway.url}/wps/relay/${path}?${new URLSearchParams(query)}`, {
    headers: { ModuleId: 'COMM3' },
  });
  return ((await response.json()) as { value: T }).value;
}

/** Page of games from the gateway. */
export const listOf = (gateway: MovableGateway, query: Readonly<Record<string, string>> = {}) =>
  request<GamePage>(gateway, 'GCSGAME_gameList', {
    merchant: 'demo',
    platform: 'html5',
    gameType: 'RNG',
    language: 'EN',
    pageNo: '1',
    pageSize: '25',
    clientType: '2',
    ...query,
  });

/** Hot games from the gateway. */
export const hotOf = (gateway: MovableGateway) =>
  request<readonly ListedGame[]>(gateway, 'GCSGAME_hotGamesV2', {
    isPlatform: '2',
    platform: 'html5',
    language: 'EN',
    gameType: 'RNG',
    merchantCode: 'demo',
  });

const HOURS = 3_600_000;

/** Creates a separate member and logs the page in before its code runs. */
export async function logInAgain(page: Page, gateway: MovableGateway): Promise<void> {
  const now = gateway.now();
  const userName = `player${randomBytes(4).toString('hex')}`;
  const { id } = await gateway.db
    .insertInto('members')
    .values({ merchant_code: 'demo', user_name: userName, user_name_folded: userName, type: 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await gateway.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: id,
      created_at: now,
      seen_at: now,
      expires_at: now + 12 * HOURS,
    })
    .execute();
  await page.addInitScript(
    session => sessionStorage.setItem('lobbykit.default.MC_SESSION_INFO', JSON.stringify(session)),
    { token, merchantCode: 'demo', userName, type: 0 },
  );
}

const names = (page: Page) => page.locator('[role=row]:not([data-probe]) [role=gridcell] [part~=name]:visible');
export const tiles = (page: Page) => page.locator('[role=row]:not([data-probe]) [part~=tile]:visible');
/** Recycled rows are not in document order, so the tiles are sorted by position. */
export const namesInOrder = (page: Page) =>
  names(page).evaluateAll(all =>
    all
      .map(name => ({ text: name.textContent, box: name.getBoundingClientRect() }))
      // The heights are compared with a tolerance, because boxes in one row may differ by fractions of a px.
      .sort((a, b) => Math.round((a.box.top - b.box.top) / 20) || a.box.left - b.box.left)
      .map(({ text }) => text),
  );
export const openGrid = async (
  integration: Integration,
  page: Page,
  stage: Parameters<Integration['setup']>[0],
  params: WidgetPage['params'] = {},
) => {
  await page.goto(await integration.setup(stage, { widget: 'game-grid', params }));
  await expect(tiles(page).first()).toBeVisible();
  // Waits for the number of columns: prerendered markup is visible before the grid runs and sets this number.
  await expect(page.locator('[role=grid][aria-colcount]').first()).toBeAttached();
};
