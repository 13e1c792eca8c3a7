/** Steps through a login modal, with access to the gateway's database. */
import type { Page } from '@playwright/test';
import { solveSlide } from '../../helpers/captcha/slide.ts';
import type { MovableGateway } from '../../integrations/stage.ts';

/** Password of the seeded accounts. */
export const PASSWORD = 'Lobby-2026';

export const dialog = (page: Page) => page.getByRole('dialog').first();
export const userName = (page: Page) => page.getByRole('textbox', { name: 'Username' });
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
export const captcha = (page: Page) => page.getByRole('textbox', { name: 'Captcha' });
export const submit = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });

/** Enters name and password and submits them by Enter. */
export async function logIn(page: Page, name: string, secret: string) {
  await userName(page).fill(name);
  await password(page).fill(secret);
  await page.keyboard.press('Enter');
}

/** Requests a code and solves the puzzle. */
export async function requestCode(page: Page, gateway: MovableGateway) {
  await page.getByRole('button', { name: 'Send code' }).click();
  await solveSlide(page, gateway);
}

/** Returns the code in the latest message to a number. */
export async function latestCode({ db }: MovableGateway, number: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const messages = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').execute();
    const code = /\d{6}/.exec(messages.find(({ recipient }) => recipient.includes(number))?.body ?? '');
    if (code) return code[0];
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error(`No message came to ${number}.`);
}

/** Fields in the light DOM as found by a password manager, without shadow roots. */
export const watchFields = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('form .lk-field input')].map(input => ({
      name: input.name,
      field: input.dataset.field,
      type: input.type,
      // The property is empty in a browser engine that does not support the value, so the attribute is read.
      autocomplete: input.getAttribute('autocomplete'),
    })),
  );
