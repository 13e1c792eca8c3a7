/** Hostile responses to a chat request (S8, S27). */
import { en } from '../../../site/src/shared/i18n/en.ts';
import { noUrls } from '../../fixtures/attacks.ts';
import { expect, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';

test('S8 S27 an invalid chat URL opens no window and runs no code', async ({ page, gateway, context }) => {
  const ran: string[] = [];
  await context.exposeFunction('noteRun', (message: string) => ran.push(message));
  await context.addInitScript(() => {
    const { noteRun } = window as unknown as { noteRun(message: string): void };
    Object.assign(window, { alert: (message: unknown) => noteRun(String(message)) });
  });
  let chatUrl = '';
  await page.route('**/wps/relay/CBS_launchChat', async route => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), value: { chatUrl } } });
  });
  await asMember(page, gateway);
  await page.goto('/m/customer');
  const chat = page.getByRole('button', { name: en['customer.chat'] });
  for (chatUrl of noUrls) {
    const opened = page.waitForEvent('popup');
    await chat.click();
    const tab = await opened;
    if (!tab.isClosed()) await tab.waitForEvent('close');
  }
  await expect.poll(() => context.pages()).toHaveLength(1);
  expect(ran).toEqual([]);
});
