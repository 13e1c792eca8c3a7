/** Dialogs of the download bar in every integration. */
import type { Page } from '@playwright/test';
import { downloadEn as en } from '../../../sdk/i18n/download-en.ts';
import { IN_APP, IPHONE, IPHONE_CHROME, LINKS, offerInstall, pretend, publish } from '../../helpers/download.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import type { Integration } from '../../integrations/stage.ts';
import { BARE_PAGE, eventsNamed, expect, onLobby, opener, respond, test, testOf } from '../../integrations/stage.ts';

const bar = (page: Page) => page.getByRole('region', { name: en['download.bar'], exact: true });
const install = (page: Page) => bar(page).getByRole('button', { name: en['download.get'] });
const popup = (page: Page) => page.getByRole('dialog', { name: en['download.title'] });
const guide = (page: Page) => page.getByRole('dialog', { name: en['guide.title'] });
const homeScreen = (page: Page) => page.getByRole('dialog', { name: en['homescreen.title'] });
const kinds = (page: Page) =>
  popup(page)
    .getByRole('link')
    .evaluateAll(links => links.map(link => (link as HTMLElement).dataset.kind));

/** Checks the accessibility of the page in both themes. */
async function readable(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await onLobby(page, 'setTheme', theme);
    await expect(page.locator('.lk-download-bar')).toHaveAttribute('data-theme', theme);
    expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
  }
}

export function downloadDialogsSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  const drawn = testOf(integration.whole || integration.ownRenderer);
  test.describe('download-bar: dialogs', () => {
    const open = opener(integration, 'download-bar');
    const load = async (stage: Parameters<typeof open>[0]) => {
      await open(stage);
      await respond(stage.page, 'download-request', 'allow');
    };

    test('APP-09 APP-10 S8 download dialog lists the links, the home-screen link and, on wide screens, a QR code', async ({
      page,
      gateway,
      host,
    }) => {
      await publish(gateway, [...LINKS, { resourceType: 'Android', url: 'https://x.example/second' }]);
      await load({ page, gateway, host });
      await install(page).click();
      expect(await eventsNamed(page, 'download-request')).toEqual([{ lobby: 'default' }]);
      await expect(popup(page)).toBeVisible();
      await expect.poll(() => kinds(page)).toEqual(['Android', 'MOBILECONFIG', 'IOS']);
      await expect(popup(page).locator('[data-kind=Android]')).toHaveAttribute('href', `${gateway.url}/app/lobby.apk`);
      await expect(popup(page).locator('[data-kind=IOS]')).toHaveAttribute('href', LINKS[2]!.url);
      const code = popup(page).getByRole('img', { name: en['download.code'] });
      await expect(code).toBeHidden();
      await page.setViewportSize({ width: 900, height: 800 });
      await expect(code).toBeVisible();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.addEventListener('click', event => event.preventDefault(), { once: true }));
      await popup(page).locator('[data-kind=Android]').click();
      expect(await eventsNamed(page, 'download')).toEqual([
        { kind: 'Android', url: `${gateway.url}/app/lobby.apk`, lobby: 'default' },
      ]);
      await popup(page).getByRole('button', { name: en['download.home'] }).click();
      await expect(homeScreen(page)).toContainText(en['homescreen.other']);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      // A host page that prevents the download request shows its own downloads.
      await respond(page, 'download-request', 'prevent');
      await install(page).click();
      await expect.poll(() => eventsNamed(page, 'download-request')).toHaveLength(2);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    drawn(
      'APP-16 APP-17 guide on iOS has three steps, can be closed and ends at the home-screen dialog',
      async ({ page, gateway, host }) => {
        await pretend(page, IPHONE('18.1'));
        await publish(gateway, LINKS);
        await load({ page, gateway, host });
        await install(page).click();
        await expect.poll(() => kinds(page)).toEqual(['MOBILECONFIG', 'IOS', 'Android']);
        await popup(page).getByRole('button', { name: en['download.home'] }).click();
        const steps = guide(page).getByRole('listitem');
        await expect(steps).toHaveCount(3);
        await expect(popup(page)).toHaveCount(0);
        await expect(guide(page).getByRole('button', { name: en['guide.back'] })).toBeDisabled();
        for (const step of [2, 3]) {
          await guide(page).getByRole('button', { name: en['guide.next'] }).click();
          await expect(steps.nth(step - 1)).toHaveAttribute('aria-current', 'step');
          await expect(steps.nth(step - 1)).toBeInViewport({ ratio: 0.9 });
        }
        await guide(page).getByRole('button', { name: en['guide.done'] }).click();
        await expect(guide(page)).toHaveCount(0);
        await expect(homeScreen(page)).toContainText(en['homescreen.safari']);
        // This iOS version needs no tips.
        await expect(homeScreen(page)).not.toContainText(en['homescreen.tips']);
        await homeScreen(page).getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await install(page).click();
        await popup(page).getByRole('button', { name: en['download.home'] }).click();
        await guide(page).getByRole('button', { name: 'Close' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      },
    );

    once('APP-16 guide in Chrome on iOS shows the share button of Chrome', async ({ page, gateway, host }) => {
      await pretend(page, IPHONE_CHROME('17.5'));
      await load({ page, gateway, host });
      await install(page).click();
      await popup(page).getByRole('button', { name: en['download.home'] }).click();
      const steps = guide(page).getByRole('listitem');
      await expect(steps).toHaveCount(3);
      await expect(steps.nth(0)).toContainText(en['guide.1.words.iosBrowser']);
      await expect(steps.nth(1)).toContainText(en['guide.2.words.iosBrowser']);
      await expect(steps.nth(2)).toContainText(en['guide.3.words']);
      await expect(guide(page)).not.toContainText(en['guide.1.words']);
      await readable(page);
      for (const step of [1, 2]) {
        await guide(page).getByRole('button', { name: en['guide.next'] }).click();
        await expect(steps.nth(step)).toHaveAttribute('aria-current', 'step');
      }
      await guide(page).getByRole('button', { name: en['guide.done'] }).click();
      await expect(homeScreen(page)).toContainText(en['homescreen.iosBrowser']);
    });

    for (const [platform, userAgent] of Object.entries(IN_APP)) {
      once(
        `home-screen dialog in a browser inside another app on ${platform} copies the link for use in a full browser`,
        async ({ page, gateway, host }) => {
          await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
          await pretend(page, userAgent);
          await load({ page, gateway, host });
          await install(page).click();
          await popup(page).getByRole('button', { name: en['download.home'] }).click();
          const other = platform === 'iOS' ? 'Safari' : 'Chrome';
          await expect(homeScreen(page)).toContainText(en['homescreen.app'].replace('{{browser}}', other));
          const link = homeScreen(page).getByRole('textbox', { name: en['homescreen.link'] });
          await expect(link).toHaveValue(page.url());
          await readable(page);
          await homeScreen(page).getByRole('button', { name: en['homescreen.copy'] }).click();
          await expect(homeScreen(page).getByRole('status')).toHaveText(en['homescreen.copied']);
          expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
        },
      );
    }

    once('home-screen dialog without a clipboard selects the link', async ({ page, gateway, host }) => {
      await pretend(page, IN_APP.iOS);
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
      await load({ page, gateway, host });
      await install(page).click();
      await popup(page).getByRole('button', { name: en['download.home'] }).click();
      await homeScreen(page).getByRole('button', { name: en['homescreen.copy'] }).click();
      await expect(homeScreen(page).getByRole('status')).toHaveText(en['homescreen.select']);
      const link = homeScreen(page).getByRole('textbox', { name: en['homescreen.link'] });
      const selected = await link.evaluate((input: HTMLInputElement) =>
        input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
      );
      expect(selected).toBe(page.url());
    });

    once('APP-18 APP-19 iOS below 12.2 shows tips and the profile link', async ({ page, gateway, host }) => {
      await pretend(page, IPHONE('12.1'));
      await publish(gateway, LINKS);
      await load({ page, gateway, host });
      await install(page).click();
      await popup(page).getByRole('button', { name: en['download.home'] }).click();
      const next = guide(page).getByRole('button', { name: en['guide.next'] });
      await guide(page).getByRole('list').focus();
      await page.keyboard.press('ArrowRight');
      await expect(guide(page).getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step');
      await next.click();
      await guide(page).getByRole('button', { name: en['guide.done'] }).click();
      await expect(homeScreen(page).getByRole('region', { name: en['homescreen.tips'] })).toBeVisible();
      await expect(homeScreen(page).getByRole('link', { name: en['homescreen.profile'] })).toHaveAttribute(
        'href',
        `${gateway.url}/app/lobby.mobileconfig`,
      );
    });

    test('dialogs with QR code, steps and tips have no accessibility violations in the light and the dark theme', async ({
      page,
      gateway,
      host,
    }) => {
      await pretend(page, IPHONE('12.1'));
      await publish(gateway, LINKS);
      await load({ page, gateway, host });
      await install(page).click();
      await page.setViewportSize({ width: 900, height: 800 });
      await expect(popup(page).getByRole('img', { name: en['download.code'] })).toBeVisible();
      await readable(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await popup(page).getByRole('button', { name: en['download.home'] }).click();
      const next = guide(page).getByRole('button', { name: en['guide.next'] });
      for (const step of [1, 2]) {
        await next.click();
        await expect(guide(page).getByRole('listitem').nth(step)).toHaveAttribute('aria-current', 'step');
      }
      await readable(page);
      await guide(page).getByRole('button', { name: en['guide.done'] }).click();
      await expect(homeScreen(page).getByRole('region', { name: en['homescreen.tips'] })).toBeVisible();
      await readable(page);
    });

    once('install prompt of the browser replaces the guide', async ({ page, gateway, host }) => {
      await publish(gateway, LINKS);
      await load({ page, gateway, host });
      await expect(install(page)).toBeVisible();
      expect(await offerInstall(page)).toBe(true);
      await install(page).click();
      await popup(page).getByRole('button', { name: en['download.home'] }).click();
      await expect(page.locator('html[data-asked=yes]')).toBeAttached();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
}
