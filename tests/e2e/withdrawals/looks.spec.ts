/** Steps of a withdrawal in both themes: accessibility and horizontal scrolling. */
import type { Locator, Page } from '@playwright/test';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../account/account-kit.ts';
import { asAccount } from '../games/games-kit.ts';
import { request, withdrawer } from './withdraw-kit.ts';

const HOUR = 3_600_000;

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [language, width] of [
  ['VI', 320],
  ['EN', 390],
] as const) {
  test(
    `OUT-01 OUT-05 OUT-06 the withdrawal steps have no accessibility violations and no horizontal scrolling, ${language}, ${width} px`,
    slowUnless(language === 'VI'),
    async ({ page, gateway }) => {
      const member = await withdrawer(gateway);
      const { db } = gateway;
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(code => localStorage.setItem('language', code), language);
      await asAccount(page, gateway, member.name);
      const check = async (label: string, shown: Locator) => {
        await expect(shown.first(), label).toBeVisible();
        expect(await axeInBothThemes(page), label).toEqual([]);
        expect(await sideways(page), label).toBe(0);
      };
      const open = (query = '') => page.goto(`/m/withdraw${query}`);
      const next = page.locator('.action-bar').getByRole('button');

      const row = db.updateTable('members').where('id', '=', member.id);
      const { payment_hash } = await db
        .selectFrom('members')
        .select('payment_hash')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      await row.set({ payment_hash: null }).execute();
      await open();
      await check('the withdrawal password', page.locator('form input[type="password"]'));
      await row.set({ payment_hash }).execute();

      await open('?at=card');
      await check('a card', page.locator('.methods'));
      await open('?at=reset');
      await check('a forgotten password', page.locator('.withdraw-part h2'));

      await open();
      const amount = page.locator('.amount input');
      await amount.fill('1');
      await check('a wrong amount', page.locator('.amount').getByRole('alert'));
      await amount.fill('60000');
      await check('an amount', page.locator('.facts'));
      await page.locator('.cashier-row').getByRole('button').first().click();
      await check('the cards', page.getByRole('dialog').locator('.withdraw-card'));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await next.click();
      await check('the confirmation', page.locator('.facts'));
      await next.click();
      await check('the keys', page.getByRole('dialog'));
      await page.keyboard.type('111112');
      await check('a wrong password', page.getByRole('dialog').getByRole('alert'));

      await open(`?order=${await request(member, '60000')}`);
      await check('one on its way', page.locator('.timeline'));
      await page.locator('.order-cancel').click();
      await check('the confirmation of a cancellation', page.getByRole('dialog'));
      await page.getByRole('dialog').locator('.choice .lk-button').last().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await check('one that was cancelled', page.locator('.timeline > [data-tone="closed"]'));

      await db
        .updateTable('withdrawal_lockouts')
        .set({ locked_until: gateway.now() + HOUR })
        .where('member_id', '=', member.id)
        .execute();
      await open();
      await check('a locked password', page.locator('.withdraw-blocked'));
    },
  );
}
