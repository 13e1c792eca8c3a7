/** Behavior of the login modal in every integration. */
import type { Page } from '@playwright/test';
import { accountVi as vi } from '../../../sdk/i18n/account-vi.ts';
import { typeCaptcha } from '../../helpers/captcha/captcha.ts';
import { px } from '../../helpers/lengths.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { stayOnPage } from '../../helpers/pages/stay-on-page.ts';
import type { Integration, MovableGateway, TestWindow, WidgetPage } from '../../integrations/stage.ts';
import { BARE_PAGE, eventsNamed, expect, onLobby, respond, test, testOf, themesOf } from '../../integrations/stage.ts';
import {
  captcha,
  dialog,
  latestCode,
  logIn,
  PASSWORD,
  password,
  requestCode,
  submit,
  userName,
  watchFields,
} from './login-steps.ts';

/** Phone number of the seeded account member0. */
const KNOWN_NUMBER = '901000000';

export function loginModalSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  const drawn = testOf(integration.whole || integration.ownRenderer);
  test.describe('login-modal', () => {
    type Stage = { readonly gateway: MovableGateway; readonly host: Parameters<Integration['setup']>[0]['host'] };
    const goTo = async (page: Page, { gateway, host }: Stage, widget: WidgetPage = {}) =>
      page.goto(await integration.setup({ gateway: gateway.url, host }, { ...widget, widget: 'login-modal' }));
    const open = async (page: Page, stage: Stage, widget: WidgetPage = {}) => {
      await goTo(page, stage, { ...widget, params: { open: true, ...widget.params } });
      await expect(submit(page)).toBeVisible();
    };

    test('LOGIN-13 LOGIN-17 LOGIN-29 login modal logs a member in, emits its events and closes', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      await open(page, { gateway, host });
      // The toast disappears automatically, so the test waits for it during the submit.
      await Promise.all([expect(page.getByText('You’re logged in.')).toBeVisible(), logIn(page, 'member40', PASSWORD)]);
      await expect(dialog(page)).toBeHidden();
      expect(await eventsNamed(page, 'login')).toEqual([
        expect.objectContaining({ session: expect.objectContaining({ userName: 'member40', type: 40 }) }),
      ]);
      expect(await eventsNamed(page, 'close-request')).toEqual([{ source: 'done', lobby: 'default' }]);
      expect(await eventsNamed(page, 'close')).toHaveLength(1);
      const session = await page.evaluate(() => sessionStorage.getItem('lobbykit.default.MC_SESSION_INFO'));
      expect(JSON.parse(session!).userName).toBe('member40');
    });

    drawn(
      'LOGIN-19 LOGIN-20 LOGIN-30 S10 captcha appears only after a failed login, and the typed input is preserved',
      async ({ page, gateway, host }) => {
        await open(page, { gateway, host });
        await expect(captcha(page)).toHaveCount(0);
        await logIn(page, `nobody${integration.name.length}`, 'wrong-one');
        await expect(page.getByRole('alert')).toHaveText('Wrong username or password.');
        await expect(captcha(page)).toBeVisible();
        await expect(password(page)).toHaveValue('wrong-one');
        // The image is drawn on a canvas and not loaded by URL: the canvas has the size of the image.
        await expect.poll(() => page.locator('canvas').evaluate((one: HTMLCanvasElement) => one.width)).toBe(192);
        await submit(page).click();
        await expect(captcha(page)).toBeFocused();
        await expect(page.getByRole('alert')).toHaveText('Enter the characters in the picture.');
        await userName(page).fill('agent1');
        await password(page).fill(PASSWORD);
        await typeCaptcha(page);
        await page.keyboard.press('Enter');
        await expect(dialog(page)).toBeHidden();
        expect(await eventsNamed(page, 'login-failed')).toEqual([
          expect.objectContaining({ error: expect.objectContaining({ code: 'login.failed' }) }),
        ]);
      },
    );

    drawn(
      'LOGIN-15 SMS-01 SMS-12 login by code solves the puzzle by keyboard and shows the countdown in the button',
      { tag: '@slow' },
      async ({ page, gateway, host }) => {
        await open(page, { gateway, host }, { params: { method: 'sms' } });
        await page.getByRole('textbox', { name: 'Mobile number' }).fill(KNOWN_NUMBER);
        const code = page.getByRole('textbox', { name: 'SMS code' });
        await expect(code).not.toBeEditable();
        await requestCode(page, gateway);
        await expect(page.getByText(/^Resend in \d+ s$/)).toBeVisible();
        await expect(page.getByRole('button', { name: 'Send code' })).toHaveCount(0);
        await code.fill(await latestCode(gateway, KNOWN_NUMBER));
        await submit(page).click();
        await expect(dialog(page)).toBeHidden();
        expect(await eventsNamed(page, 'login')).toHaveLength(1);
      },
    );

    once('LOGIN-06 TRIAL-04 REG-20 trial starts only with a confirmed age', async ({ page, gateway, host }) => {
      await open(page, { gateway, host });
      await page.getByRole('button', { name: 'try it free' }).click();
      const age = page.getByRole('checkbox', { name: 'I am 18 or older' });
      await expect(age).not.toBeChecked();
      await page.getByRole('button', { name: 'Start playing' }).click();
      await expect(page.getByRole('alert')).toHaveText('Please confirm your age first.');
      await age.check();
      await page.getByRole('button', { name: 'Start playing' }).click();
      await expect(dialog(page)).toBeHidden();
      expect(await eventsNamed(page, 'login')).toEqual([
        expect.objectContaining({ session: expect.objectContaining({ type: 4 }) }),
      ]);
    });

    test('LOGIN-05 login modal requests navigation to registration and recovery', async ({ page, gateway, host }) => {
      await open(page, { gateway, host });
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByRole('button', { name: 'Forgot password?' }).click();
      expect((await eventsNamed(page, 'navigate-request')).map(({ to }) => to)).toEqual(['register', 'forget']);
    });

    test('login modal opens for a login request, traps the focus while open and restores the focus when closed', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      await goTo(page, { gateway, host });
      // With a script tag, page code runs after the code that its tags need.
      await page.waitForFunction(() => Boolean((window as unknown as TestWindow).testLobby));
      // The code of the widget may still be loading.
      await expect.poll(() => eventsNamed(page, 'ready')).toHaveLength(1);
      await page.evaluate(() => {
        const opener = document.createElement('button');
        opener.textContent = 'Open';
        document.body.prepend(opener);
        opener.addEventListener('click', () => {
          const { testLobby } = window as unknown as { testLobby: { request(name: string, detail: object): void } };
          testLobby.request('login-request', { reason: 'launch', lobby: 'default' });
        });
      });
      const opener = page.getByRole('button', { name: 'Open', exact: true });
      await opener.focus();
      await opener.press('Enter');
      await expect(userName(page)).toBeFocused();
      // While the modal is open, the focus must not return to the opener behind it.
      await expect(dialog(page)).toHaveAccessibleDescription('Log in to play.');
      expect(await eventsNamed(page, 'open')).toEqual([{ lobby: 'default' }]);
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab');
        expect(await opener.evaluate(one => one === document.activeElement)).toBe(false);
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    test('login modal keeps its input when the page changes hash, query or state, and closes when the path changes', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      await open(page, { gateway, host });
      await userName(page).fill('member');
      await stayOnPage(page);
      await page.goBack();
      await expect(userName(page)).toHaveValue('member');
      await page.evaluate(() => history.pushState(null, '', '/another'));
      await expect(dialog(page)).toBeHidden();
    });

    test('close requests by button, mask and Escape name their source, and preventing them leaves the modal open', {
      tag: '@integration',
    }, async ({ page, gateway, host }) => {
      await open(page, { gateway, host });
      await respond(page, 'close-request', 'prevent');
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await page.keyboard.press('Escape');
      await page.mouse.click(195, 20);
      await expect(dialog(page)).toBeVisible();
      expect((await eventsNamed(page, 'close-request')).map(({ source }) => source)).toEqual([
        'button',
        'escape',
        'mask',
      ]);
      await respond(page, 'close-request', 'allow');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    });

    test('light DOM of the login modal has the fields that a password manager looks for', async ({
      page,
      gateway,
      host,
    }) => {
      await open(page, { gateway, host });
      expect(await watchFields(page)).toEqual([
        { name: '', field: 'username', type: 'text', autocomplete: 'username' },
        { name: '', field: 'password', type: 'password', autocomplete: 'current-password' },
      ]);
      await page.getByRole('button', { name: 'Show password' }).click();
      await expect(password(page)).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: 'Mobile number' }).click();
      await expect(page.getByRole('button', { name: 'Send code' })).toBeVisible();
      expect(await watchFields(page)).toEqual([
        { name: '', field: 'mobileNum', type: 'tel', autocomplete: 'tel-national' },
        { name: '', field: 'messageCode', type: 'text', autocomplete: 'one-time-code' },
      ]);
    });

    test('I18N-03 login modal, including its errors, follows the language', { tag: '@integration' }, async ({
      page,
      gateway,
      host,
    }) => {
      await open(page, { gateway, host });
      await submit(page).click();
      await expect(page.getByRole('alert')).toHaveCount(2);
      await onLobby(page, 'setLanguage', 'VI');
      await expect(page.getByRole('heading', { name: vi['login.title'] })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveText([vi['field.account'], vi['field.password']]);
    });

    for (const theme of themesOf(integration)) {
      test(`login modal with errors and captcha has no accessibility violations, ${theme}`, async ({
        page,
        gateway,
        host,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, { gateway, host }, { params: { theme } });
        await logIn(page, `nobody-${theme}`.replace('-', ''), 'wrong-one');
        await expect(captcha(page)).toBeVisible();
        expect(await axeFindings(page, { without: BARE_PAGE })).toEqual([]);
      });
    }

    once('password field and its error are visible above an on-screen keyboard', async ({ page, gateway, host }) => {
      await page.setViewportSize({ width: 390, height: 480 });
      await open(page, { gateway, host });
      await logIn(page, 'member0', 'no');
      const error = page.getByRole('alert');
      for (const seen of [password(page), error]) {
        const box = await seen.boundingBox();
        expect(box!.y).toBeGreaterThanOrEqual(0);
        expect(box!.y + box!.height).toBeLessThanOrEqual(480);
      }
    });

    once(
      'login modal does not scroll horizontally at 320 px and has touch targets of 44 px',
      async ({ page, gateway, host }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await goTo(page, { gateway, host }, { language: 'VI', params: { open: true } });
        await expect(page.getByRole('button', { name: vi['login.submit'], exact: true })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        for (const control of await dialog(page).getByRole('button').all()) {
          const { height, width } = (await control.boundingBox())!;
          // The touch target includes an invisible edge around the visible control.
          const edge = await control.evaluate(one =>
            Math.max(0, -Number.parseFloat(getComputedStyle(one, '::after').top)),
          );
          expect(px(height + 2 * (edge || 0))).toBeGreaterThanOrEqual(44);
          expect(px(width)).toBeGreaterThanOrEqual(44);
        }
      },
    );
  });
}
