/** Behavior of the service widget in every integration. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { core } from '../../../sdk/i18n/english/core.ts';
import { serviceVi } from '../../../sdk/i18n/service-vi.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { stayOnPage } from '../../helpers/pages/stay-on-page.ts';
import { addMemberSession } from '../../helpers/session.ts';
import type { Integration, MovableGateway, TestWindow } from '../../integrations/stage.ts';
import {
  BARE_PAGE,
  eventsNamed,
  expect,
  onLobby,
  opener,
  startSession,
  test,
  testOf,
  themesOf,
} from '../../integrations/stage.ts';

const toggle = (page: Page) => page.locator('.lk-service-toggle');
const buttons = (page: Page) => page.locator('[part~=button]:not(.lk-service-toggle)');
const entries = (page: Page) => page.locator('.lk-service-panel [part~=entry]');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Customer service' });

async function openPanel(page: Page) {
  await toggle(page).click();
  await buttons(page).filter({ hasText: 'All contact options' }).click();
  await expect(panel(page)).toBeVisible();
}

/** Logs in a member known to the gateway with an unread message of an operator. */
async function logInMember(page: Page, { db, now }: MovableGateway) {
  const userName = `m${randomUUID().slice(0, 8)}`;
  const { token, memberId } = await addMemberSession(db, now(), { userName });
  const titles = JSON.stringify({ EN: 'Hello' });
  await db
    .insertInto('chat_messages')
    .values({
      member_id: memberId,
      author: 'operator',
      texts: titles,
      idempotency_key: null,
      sent_at: now(),
      read_at: null,
    })
    .execute();
  await startSession(page, userName, token);
}

export function serviceWidgetSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  test.describe('service-widget', () => {
    const load = opener(integration, 'service-widget');

    test('SERV-10 SERV-11 SERV-12 SERV-13 SERV-14 service button shows the channels: several links open a list, and a single link opens directly', {
      tag: '@integration',
    }, async ({ page, gateway, host, context }) => {
      const requests: string[] = [];
      page.on('request', request => requests.push(new URL(request.url()).pathname));
      await load({ page, gateway, host });
      await expect(toggle(page)).toBeVisible();
      expect(requests.filter(path => path.startsWith('/wps/'))).toEqual([]);
      await toggle(page).click();
      await expect(buttons(page)).toHaveText([
        'All contact options',
        'Telegram',
        'Facebook',
        'WhatsApp',
        'Get the app',
      ]);

      const telegram = page.getByRole('button', { name: 'Telegram' });
      await expect(telegram).toHaveAttribute('aria-expanded', 'false');
      await telegram.click();
      const links = page.locator('.lk-service-links').getByRole('link');
      await expect(links).toHaveText(['Telegram', 'Telegram @lobbykit']);
      await telegram.click();
      await expect(links).toHaveCount(0);

      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Facebook' }).click();
      const tab = await opened;
      await tab.waitForURL(/\/sandbox\/contact\/facebook$/);
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await tab.close();
      expect(await eventsNamed(page, 'contact')).toEqual([
        { channel: 'facebook', url: `${gateway.url}/sandbox/contact/facebook`, lobby: 'default' },
      ]);
      await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');

      await toggle(page).click();
      await page.getByRole('button', { name: 'Get the app' }).click();
      expect(await eventsNamed(page, 'download-request')).toEqual([{ lobby: 'default' }]);
    });

    test('SERV-01 SERV-02 SERV-03 SERV-06 SERV-08 service modal links to pages and opens the service window', async ({
      page,
      gateway,
      host,
      context,
    }) => {
      await load({ page, gateway, host });
      await openPanel(page);
      // The entries that require a login, messages and live chat, are missing for a visitor.
      await expect(entries(page).locator('b')).toHaveText(['Customer service', 'Announcements', 'Help center']);
      const opened = context.waitForEvent('page');
      await entries(page).filter({ hasText: 'Get help from our team' }).click();
      const tab = await opened;
      await tab.waitForURL(/\/sandbox\/contact\/service$/);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
      await expect(panel(page)).toBeVisible();
      await entries(page).filter({ hasText: 'Announcements' }).click();
      await expect(panel(page)).toBeHidden();
      expect(await eventsNamed(page, 'navigate-request')).toEqual([{ to: 'notice', lobby: 'default' }]);
      expect(await eventsNamed(page, 'open')).toHaveLength(1);
      expect(await eventsNamed(page, 'close')).toHaveLength(1);
    });

    test('SERV-04 mask, close button, Escape and any change of the route close the service modal and restore the focus', async ({
      page,
      gateway,
      host,
    }) => {
      await load({ page, gateway, host });
      const actions: (() => Promise<unknown>)[] = [
        () => page.mouse.click(195, 40),
        () => panel(page).getByRole('button', { name: 'Close' }).click(),
        () => page.keyboard.press('Escape'),
        () => page.evaluate(() => history.pushState(null, '', '/one')),
        () => page.evaluate(() => history.pushState(null, '', '/two')),
        () => page.evaluate(() => history.pushState(null, '', '/three')),
      ];
      for (const [index, close] of actions.entries()) {
        await openPanel(page);
        await stayOnPage(page);
        await expect(panel(page)).toBeVisible();
        await close();
        await expect(panel(page)).toBeHidden();
        await expect.poll(async () => (await eventsNamed(page, 'close')).length).toBe(index + 1);
      }
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(buttons(page).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(buttons(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
      await toggle(page).click();
      await page.mouse.click(20, 20);
      await expect(buttons(page)).toHaveCount(0);
    });

    test('SERV-04 modal closed while opening stays closed and emits each event once', async ({
      page,
      gateway,
      host,
    }) => {
      await load({ page, gateway, host });
      await page.evaluate(() => {
        const { heard } = window as unknown as TestWindow;
        const push = heard.push.bind(heard);
        heard.push = event => {
          if (event.name === 'open' && location.pathname !== '/away')
            setTimeout(() => history.pushState(null, '', '/away'));
          return push(event);
        };
      });
      await toggle(page).click();
      await buttons(page).filter({ hasText: 'All contact options' }).click();
      await expect.poll(() => eventsNamed(page, 'close')).toHaveLength(1);
      await openPanel(page);
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect.poll(() => eventsNamed(page, 'close')).toHaveLength(2);
      expect(await eventsNamed(page, 'open')).toHaveLength(2);
    });

    test('SERV-05 SERV-07 SERV-09 S27 member sees unread messages, and chats in a new tab, or in the current tab if the browser blocks a new tab', {
      tag: '@integration',
    }, async ({ page, gateway, host, context }) => {
      await logInMember(page, gateway);
      await load({ page, gateway, host });
      await expect(page.getByRole('button', { name: 'Contact us, you have unread messages' })).toBeVisible();
      await openPanel(page);
      await expect(entries(page).locator('b')).toHaveText([
        'Customer service',
        'Messages',
        'Announcements',
        'Live chat',
        'Help center',
      ]);
      const chat = entries(page).filter({ hasText: 'Chat with us now' });
      await expect(chat.locator('[part~=dot]')).toBeVisible();
      await expect(entries(page).filter({ hasText: 'Help center' }).locator('[part~=dot]')).toHaveCount(0);
      const opened = context.waitForEvent('page');
      await chat.click();
      const tab = await opened;
      await expect(tab.getByRole('textbox')).toBeVisible();
      // The chat receives only the origin of the page, not its URL.
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, `${host.url}/`]);
      await tab.close();
      expect(await eventsNamed(page, 'contact')).toEqual([expect.objectContaining({ channel: 'chat' })]);

      await page.evaluate(() => {
        window.open = () => null;
      });
      await chat.click();
      await expect(page.getByRole('textbox')).toBeVisible();
      await page.goBack();
      await expect(toggle(page)).toBeVisible();
    });

    once('a failed live chat shows the SDK text and leaves no open window', async ({ page, gateway, host }) => {
      await logInMember(page, gateway);
      await load({ page, gateway, host });
      await page.route('**/CBS_launchChat', route =>
        route.fulfill({
          status: 400,
          json: { success: false, message: 'The desk is closed' },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      await openPanel(page);
      await entries(page).filter({ hasText: 'Chat with us now' }).click();
      await expect(panel(page).getByRole('status')).toContainText(core['error.unknown']);
      await expect(page.getByText('The desk is closed')).toHaveCount(0);
      await expect.poll(() => page.context().pages()).toHaveLength(1);
      await expect(panel(page).getByRole('status')).toBeInViewport({ ratio: 1 });
    });

    test('service widget follows the selected language', async ({ page, gateway, host }) => {
      await load({ page, gateway, host }, { open: true });
      await expect(panel(page)).toBeVisible();
      await onLobby(page, 'setLanguage', 'VI');
      await expect(page.getByRole('dialog', { name: serviceVi['service.title'] })).toBeVisible();
      await expect(entries(page).last()).toContainText(serviceVi['service.entry.help']);
    });

    for (const theme of themesOf(integration)) {
      test(`service buttons, links and modal have no accessibility violations, ${theme}`, async ({
        page,
        gateway,
        host,
      }) => {
        await load({ page, gateway, host });
        await expect(toggle(page)).toBeVisible();
        await onLobby(page, 'setTheme', theme);
        await expect(page.locator('.lk-service-widget')).toHaveAttribute('data-theme', theme);
        const check = async () => {
          expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
        };
        await toggle(page).click();
        await page.getByRole('button', { name: 'Telegram' }).click();
        await expect(page.locator('.lk-service-links')).toBeVisible();
        await check();
        await buttons(page).filter({ hasText: 'All contact options' }).click();
        await expect(entries(page).first()).toBeVisible();
        await check();
      });
    }
  });
}
