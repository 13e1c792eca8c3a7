/** Behavior of the download bar in every integration. */
import type { Page } from '@playwright/test';
import { downloadEn as en } from '../../../sdk/i18n/download-en.ts';
import { downloadVi as vi } from '../../../sdk/i18n/download-vi.ts';
import { IPHONE, LINKS, pretend, publish } from '../../helpers/download.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import type { Integration } from '../../integrations/stage.ts';
import {
  BARE_PAGE,
  eventsNamed,
  expect,
  onLobby,
  opener,
  startSession,
  test,
  testOf,
} from '../../integrations/stage.ts';
import { downloadDialogsSuite } from './dialogs-suite.ts';

const KEY = 'lobbykit.default.hideDownloadBar';

const bar = (page: Page) => page.getByRole('region', { name: en['download.bar'], exact: true });
const install = (page: Page) => bar(page).getByRole('button', { name: en['download.get'] });

export function downloadBarSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  test.describe('download-bar', () => {
    const load = opener(integration, 'download-bar');

    test('APP-01 APP-21 download bar shows icon, description, five stars, a download and a close button, and is styled', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      await publish(gateway, [...LINKS, { resourceType: 'AppDownloadIcon', url: '/art/lottery/mb.svg' }]);
      await load({ page, gateway, host });
      await expect(bar(page)).toContainText(en['download.title']);
      await expect(bar(page).locator('[part~=icon] img')).toHaveAttribute('src', `${gateway.url}/art/lottery/mb.svg`);
      const stars = bar(page).getByRole('img', { name: en['download.stars'] });
      await expect(stars.locator('svg')).toHaveCount(5);
      await expect(install(page)).toBeVisible();
      await expect(bar(page).getByRole('button', { name: en['download.hide'] })).toBeVisible();
      expect((await bar(page).boundingBox())?.height).toBe(60);
      expect(await eventsNamed(page, 'ready')).toEqual([{ lobby: 'default' }]);
      for (const theme of ['light', 'dark']) {
        await onLobby(page, 'setTheme', theme);
        await expect(page.locator('.lk-download-bar')).toHaveAttribute('data-theme', theme);
        expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
      }
      await onLobby(page, 'setLanguage', 'VI');
      await expect(page.getByRole('region', { name: vi['download.bar'], exact: true })).toBeVisible();
    });

    test('APP-02 S30 download bar uses the colors and texts of the template and ignores invalid colors', async ({
      page,
      gateway,
      host,
    }) => {
      await publish(gateway, LINKS, {
        app_background: 'rgb(10, 30, 60)',
        app_desc: 'Ours, in your pocket',
        app_desc_font_color: '#ffee00',
      });
      await load({ page, gateway, host });
      await expect(bar(page)).toContainText('Ours, in your pocket');
      await expect(bar(page)).toHaveCSS('background-color', 'rgb(10, 30, 60)');
      await expect(bar(page)).toHaveCSS('color', 'rgb(255, 238, 0)');

      await publish(gateway, LINKS, { app_background: 'url(https://x.example/a)', app_desc_font_color: 'red;top:0' });
      await page.reload();
      await expect(bar(page)).toBeVisible();
      await expect(bar(page)).not.toHaveAttribute('data-own');
    });

    test('APP-03 a closed download bar stays hidden and stores 1 as hideDownloadBar', { tag: '@integration' }, async ({
      page,
      gateway,
      host,
    }) => {
      await publish(gateway, LINKS);
      await load({ page, gateway, host });
      await bar(page).getByRole('button', { name: en['download.hide'] }).click();
      await expect(bar(page)).toHaveCount(0);
      expect(await eventsNamed(page, 'dismiss')).toEqual([{ lobby: 'default' }]);
      expect(await page.evaluate(key => localStorage.getItem(key), KEY)).toBe('1');
      await page.reload();
      await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
      await expect(bar(page)).toHaveCount(0);
    });

    once('APP-04 download bar is hidden in the installed app', async ({ page, gateway, host }) => {
      await pretend(page, IPHONE('18.1'), true);
      await load({ page, gateway, host });
      await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
      await expect(bar(page)).toHaveCount(0);
    });

    once('APP-05 download bar in a shortcut is visible only with an iOS link', async ({ page, gateway, host }) => {
      await page.addInitScript(() => localStorage.setItem('lobbykit.default.WEBCLIP', '1'));
      await publish(gateway, LINKS.slice(0, 2));
      await load({ page, gateway, host });
      await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
      await expect(bar(page)).toHaveCount(0);
      await publish(gateway, LINKS);
      await page.reload();
      await expect(bar(page)).toBeVisible();
    });

    once('APP-06 APP-07 bar is hidden on an iOS version without PWA support', async ({ page, gateway, host }) => {
      await pretend(page, IPHONE('11.2'));
      await load({ page, gateway, host });
      await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
      await expect(bar(page)).toHaveCount(0);
    });

    once(
      'APP-08 download bar with a login requirement is visible only with a session',
      async ({ page, gateway, host }) => {
        await publish(gateway, LINKS);
        await load({ page, gateway, host }, { requireLogin: true });
        await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
        await expect(bar(page)).toHaveCount(0);
        await startSession(page);
        await page.reload();
        await expect(bar(page)).toBeVisible();
      },
    );
  });
  downloadDialogsSuite(integration);
}
