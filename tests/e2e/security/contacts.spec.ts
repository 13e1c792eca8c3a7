/** Email and mobile in the security center, bound by codes, in a real browser with the real gateway (SAFE-02). */
import type { Page } from '@playwright/test';
import { security as words } from '../../../site/src/features/security/texts.en.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import {
  button,
  expect,
  field,
  kit,
  lastMessage,
  makeMember,
  newNumber,
  nextMessage,
  otherCode,
  PASSWORD,
  secret,
  test,
} from '../account/account-kit.ts';
import { fill } from '../deposits/cashier-kit.ts';
import type { MovableGateway } from '../fixtures.ts';
import { asAccount } from '../games/games-kit.ts';

const DAY = 24 * 3_600_000;

/** Presses a button that sends a code, and returns the code from the message. */
async function codeBy(page: Page, gateway: MovableGateway, label: string): Promise<string> {
  const before = await lastMessage(gateway);
  const box = page.locator('.lk-field', { has: field(page, label) });
  await box.getByRole('button', { name: words['sc.c.send'], exact: true }).click();
  return /^\d{6}/.exec(await nextMessage(gateway, before, /^\d{6} /))?.[0] ?? '';
}

const rowOf = (page: Page, id: 'email' | 'mobile') =>
  page.getByRole('link', { name: new RegExp(`^${words[`sc.${id}`]}`) });

test('SAFE-02 an email address is bound by code and password and is replaced by a code sent to the old address', async ({
  page,
  gateway,
}) => {
  const name = await makeMember(gateway);
  const [first, second] = [`${name}@example.com`, `${name}@example.org`];
  await asAccount(page, gateway, name);
  await page.goto('/m/securityCenter');
  await rowOf(page, 'email').click();
  await expect(page.getByText(words['sc.c.none'])).toBeVisible();
  await field(page, words['sc.c.newEmail']).fill('nobody');
  await button(page, words['sc.c.send']).click();
  await expect(page.getByText('Enter a valid email address.')).toBeVisible();
  await field(page, words['sc.c.newEmail']).fill(first);
  const code = await codeBy(page, gateway, words['sc.c.code']);
  await expect(page.getByText(fill(words['sc.c.sent'], { to: `${first[0]}***@example.com` }))).toBeVisible();
  await field(page, words['sc.c.code']).fill(otherCode(code));
  await secret(page, words['sc.c.login']).fill(PASSWORD);
  await button(page, words['sc.c.save']).click();
  await expect(page.getByText(kit['error.code-wrong'])).toBeVisible();
  await field(page, words['sc.c.code']).fill(code);
  await button(page, words['sc.c.save']).click();
  await expect(rowOf(page, 'email')).toContainText(`${first[0]}***@example.com`);

  await rowOf(page, 'email').click();
  await field(page, words['sc.c.newEmail']).fill(second);
  // A code was sent a moment ago, so another request is rejected until the minimum delay has passed.
  await page
    .locator('.lk-field', { has: field(page, words['sc.c.oldEmail']) })
    .getByRole('button', { name: words['sc.c.send'] })
    .click();
  await expect(page.getByText(words['sc.c.often'].split('{{')[0] ?? '')).toBeVisible();
  await gateway.advance(61_000);
  await field(page, words['sc.c.oldEmail']).fill(await codeBy(page, gateway, words['sc.c.oldEmail']));
  await field(page, words['sc.c.code']).fill(await codeBy(page, gateway, words['sc.c.code']));
  await button(page, words['sc.c.save']).click();
  await expect(rowOf(page, 'email')).toContainText(`${second[0]}***@example.org`);

  const numbers = [newNumber(), newNumber()] as const;
  await gateway.db
    .updateTable('members')
    .set({ dialing_code: '84', mobile: numbers[0] })
    .where('user_name', '=', name)
    .execute();
  await page.reload();
  await rowOf(page, 'mobile').click();
  await field(page, words['sc.c.newMobile']).fill(numbers[1]);
  await field(page, words['sc.c.code']).fill(await codeBy(page, gateway, words['sc.c.code']));
  await button(page, words['sc.c.byPassword']).click();
  await expect(page.getByText(words['sc.c.later'])).toBeVisible();
  await secret(page, words['sc.c.login']).fill(PASSWORD);
  await button(page, words['sc.c.save']).click();
  const waits = page.getByRole('status').filter({ hasText: numbers[1].slice(-3) });
  await expect(waits).toBeVisible();
  await expect(rowOf(page, 'mobile')).toContainText(numbers[0].slice(-3));
  await waits.getByRole('button', { name: words['sc.c.keep'] }).click();
  await expect(waits).toHaveCount(0);
  await gateway.advance(DAY);
  const row = gateway.db.selectFrom('members').select('mobile').where('user_name', '=', name);
  expect((await row.executeTakeFirstOrThrow()).mobile).toBe(numbers[0]);
});

for (const [theme, width] of [
  ['light', 390],
  ['dark', 320],
] as const) {
  test(
    `SAFE-02 contact forms have no accessibility violations and no horizontal scrolling, ${theme}, ${width} px`,
    slowUnless(theme === 'light'),
    async ({ page, gateway }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme });
      const name = await makeMember(gateway);
      const contacts = { email: `${name}@example.com`, dialing_code: '84', mobile: newNumber() };
      await gateway.db.updateTable('members').set(contacts).where('user_name', '=', name).execute();
      await asAccount(page, gateway, name);
      for (const kind of ['email', 'mobile'] as const) {
        await page.goto(`/m/securityCenter?at=${kind}`);
        await expect(page.getByRole('heading', { name: words[`sc.c.${kind}`] })).toBeVisible();
        if (kind === 'mobile') await button(page, words['sc.c.byPassword']).click();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
}
