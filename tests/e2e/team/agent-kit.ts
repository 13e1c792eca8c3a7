/** Steps of an agent through the agent pages. */
import type { Page } from '@playwright/test';
import { agent } from '../../../site/src/features/team/texts.en.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';
import { asAccount } from '../games/games-kit.ts';

export { fill } from '../deposits/cashier-kit.ts';

/** Texts of the agent pages. */
export const agentTexts = agent;

/** Opens a page as a logged-in agent. */
export async function openAs(page: Page, gateway: MovableGateway, name: string, path: string) {
  await asAccount(page, gateway, name);
  await page.goto(path);
}

/** Widths of phones and of a desktop, px. */
export const EVERYWHERE = [390, 320, 1280] as const;

/** Checks the open page in both themes at each width. Afterwards the page is dark and has the last width. */
export async function checkPage(page: Page, widths: readonly number[] = [390, 320]) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}
