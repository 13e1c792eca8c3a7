/** Contact options by role, and their targets. */
import { en } from '../../../site/src/shared/i18n/en.ts';
import { expect, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';

test('ROUTE-32 SERV-07 SERV-11 SERV-12 SERV-15 SERV-21 a visitor gets service window, channels and help center, but no chat', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/customer');
  const links = page.getByRole('navigation', { name: en['customer.ways'] });
  const service = links.getByRole('link', { name: en['customer.online'] });
  await expect(service).toHaveAttribute('target', '_blank');
  const [opened] = await Promise.all([page.waitForEvent('popup'), service.click()]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).origin).toBe(new URL(gateway.url).origin);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await expect(opened.getByRole('heading').first()).toBeVisible();
  for (const name of ['telegram', 'facebook', 'whatsapp'] as const) {
    const channel = page.locator(`.channel[data-channel="${name}"]`).first();
    await expect(channel).toHaveAttribute('href', /^http/);
    await expect(channel).toHaveAttribute('rel', 'noopener noreferrer');
  }
  await expect(links.getByRole('listitem')).toHaveCount(2);
  await expect(links).not.toContainText(en['customer.chat']);
  await page.getByRole('button', { name: en['title.customer'] }).click();
  const modal = page.getByRole('dialog', { name: en['title.customer'] });
  await expect(modal.locator('[part~=entry]')).toHaveCount(3);
  await expect(modal.locator('[data-entry=messages], [data-entry=chat]')).toHaveCount(0);
});

test('SERV-07 SERV-09 a member opens the live chat, and the page offers no chat if it is unavailable', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/customer');
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: en['customer.chat'] }).click(),
  ]);
  await chat.waitForURL(/^http/);
  await expect(chat.getByRole('textbox')).toBeVisible();

  await page.route('**/wps/system/whitelabel', async route => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({ response, json: { ...envelope, value: { ...envelope.value, CBS3: false } } });
  });
  await page.reload();
  const links = page.getByRole('navigation', { name: en['customer.ways'] });
  await expect(links.getByRole('listitem')).toHaveCount(2);
  await expect(links).not.toContainText(en['customer.chat']);
});

test('SERV-18 R11 the customer service page without a service link shows a message and the other contact options', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route('**/wps/system/serviceLinks', route => route.fulfill({ status: 500 }));
  await page.goto('/m/customer');
  await expect(page.getByText(en['customer.closed'])).toBeVisible();
  await expect(page.getByRole('link', { name: en['customer.online'] })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: en['feedback.title'] })).toBeVisible();
});
