/** Steps of a member who searches for a game and plays, with access to the gateway. */
import crypto, { randomBytes } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { FrameLocator, Page } from '@playwright/test';
import { gamesEn } from '../../../sdk/i18n/games-en.ts';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import { hashToken } from '../../../site/gateway/features/account/sessions/repository.ts';
import { creditOpening } from '../../../site/gateway/ledger/posting.ts';
import { EN as gameWords } from '../../../site/gateway/sandbox/games/client/texts/en.ts';
import { expect } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

export const grid = gamesEn;
export const game = gameWords;

const DAY = 24 * 3_600_000;
let members = 0;

/** Opens all following pages as a new member with 10,000 in play money; returns the user name. */
export async function asMember(page: Page, gateway: MovableGateway): Promise<string> {
  const { db, now } = gateway;
  const userName = `player${process.pid}x${++members}`;
  const at = now();
  const { id } = await db
    .insertInto('members')
    .values({ merchant_code: 'demo', user_name: userName, user_name_folded: userName, type: 0, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await creditOpening(db, { id, merchant_code: 'demo' }, at);
  await asAccount(page, gateway, userName);
  return userName;
}

/** Opens all following pages as an existing account, with a session like one of a login. */
export async function asAccount(page: Page, { db, now }: MovableGateway, userName: string): Promise<void> {
  const at = now();
  const { id, type } = await db
    .selectFrom('members')
    .select(['id', 'type'])
    .where('merchant_code', '=', 'demo')
    .where('user_name_folded', '=', userName)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  const session = { token_hash: hashToken(token), member_id: id, created_at: at, seen_at: at, expires_at: at + DAY };
  await db.insertInto('sessions').values(session).execute();
  const stored = JSON.stringify({ token, merchantCode: 'demo', userName, type });
  await page.addInitScript(text => {
    // Skips the frame of a game.
    if (window.top === window) sessionStorage.setItem('MC_SESSION_INFO', text);
  }, stored);
}

/** Runs a command of `npm run gateway -- …`. */
export function operator({ db, now, url, changed }: MovableGateway, ...args: string[]): Promise<string[]> {
  const command = parseCommand(args);
  if (!command) throw new Error(`no command: ${args.join(' ')}`);
  return runCommand(command, { db, now, url, onChange: changed });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Finds the grid cell of a game by its name. */
const cell = (page: Page, name: string) =>
  page
    .getByRole('gridcell')
    .filter({ has: page.locator('.lk-name', { hasText: new RegExp(`^\\s*${escaped(name)}\\s*$`) }) });

export const tiles = (page: Page) => page.getByRole('gridcell').locator('.lk-tile');
export const tile = (page: Page, name: string) => cell(page, name).locator('.lk-tile');
export const heartOf = (page: Page, name: string) => cell(page, name).getByRole('button').last();

/** Waits until game tiles have loaded, and returns the name of the first tile. */
export async function firstGame(page: Page): Promise<string> {
  const first = tiles(page).first();
  await expect(first).toBeVisible();
  return ((await first.locator('.lk-name').textContent()) ?? '').trim();
}

/** Returns the content of the frame in which the game is open. */
export async function framed(page: Page): Promise<FrameLocator> {
  await expect(page).toHaveURL(/\/m\/launchGame\?/);
  const frame = page.locator('iframe');
  await expect(frame).toBeVisible();
  return frame.contentFrame();
}

/** Stops every reel at its first position, the seven, while `run` runs; only the random numbers are faked. */
export async function withLuck(run: () => Promise<void>): Promise<void> {
  const { randomInt } = crypto;
  const STOPS = 20;
  const lucky = (...args: Parameters<typeof randomInt>) => (args[0] === STOPS ? 0 : randomInt(...args));
  const set = (one: unknown) => {
    Object.assign(crypto, { randomInt: one });
    syncBuiltinESMExports();
  };
  set(lucky);
  try {
    await run();
  } finally {
    set(randomInt);
  }
}
