/** How a login modal behaves, whatever it is embedded by. */
import type { Page } from '@playwright/test';
import type { Flavour, MovableGateway, WidgetPage } from './stage.ts';
import { CAPTCHA, expect, heard, test } from './stage.ts';

/** Password of the seeded accounts. */
const PASSWORD = 'Lobby-2026';

const dialog = (page: Page) => page.getByRole('dialog');
const userName = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const captcha = (page: Page) => page.getByRole('textbox', { name: 'Captcha' });
const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Log in', exact: true });

/** Fills the form in, the captcha too where the gateway asks for one, and sends it by Enter. */
async function logIn(page: Page, name: string, secret: string) {
  await userName(page).fill(name);
  await password(page).fill(secret);
  await page.keyboard.press('Enter');
}

export function loginModalSuite(flavour: Flavour): void {
  test.describe('login-modal', () => {
    type Stage = { readonly gateway: MovableGateway; readonly host: Parameters<Flavour['setup']>[0]['host'] };
    const goTo = async (page: Page, { gateway, host }: Stage, widget: WidgetPage = {}) =>
      page.goto(await flavour.setup({ gateway: gateway.url, host }, { ...widget, widget: 'login-modal' }));
    const open = async (page: Page, stage: Stage, widget: WidgetPage = {}) => {
      await goTo(page, stage, { ...widget, params: { open: true, ...widget.params } });
      await expect(submit(page)).toBeVisible();
    };

    test('LOGIN-13 LOGIN-17 LOGIN-29 signs a member in, says so and closes', async ({ page, gateway, host }) => {
      await open(page, { gateway, host });
      await logIn(page, 'member40', PASSWORD);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText('You are logged in')).toBeVisible();
      const logins = await heard(page, 'login');
      expect(logins).toEqual([
        expect.objectContaining({ session: expect.objectContaining({ userName: 'member40', type: 40 }) }),
      ]);
      expect(await heard(page, 'close-request')).toEqual([{ source: 'done', lobby: 'default' }]);
      expect(await heard(page, 'close')).toHaveLength(1);
      const kept = await page.evaluate(() => sessionStorage.getItem('lobbykit.default.MC_SESSION_INFO'));
      expect(JSON.parse(kept!).userName).toBe('member40');
    });

    test('LOGIN-19 LOGIN-20 LOGIN-30 asks for a captcha only after a failure, and loses nothing typed', async ({
      page,
      gateway,
      host,
    }) => {
      await open(page, { gateway, host });
      await expect(captcha(page)).toHaveCount(0);
      await logIn(page, `nobody${flavour.name.length}`, 'wrong-one');
      await expect(page.getByRole('alert')).toHaveText('Wrong account or password');
      await expect(captcha(page)).toBeVisible();
      await expect(password(page)).toHaveValue('wrong-one');
      await expect(page.locator('canvas')).not.toHaveAttribute('data-wait');
      await submit(page).click();
      await expect(captcha(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveText('Enter a captcha');
      await userName(page).fill('agent1');
      await password(page).fill(PASSWORD);
      await captcha(page).fill(CAPTCHA);
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toBeHidden();
      expect(await heard(page, 'login-failed')).toEqual([
        expect.objectContaining({ error: expect.objectContaining({ code: 'login.failed' }) }),
      ]);
    });
  });
}
