/** Feedback form with images that reach the gateway. */
import type { Page } from '@playwright/test';
import { core } from '../../../sdk/i18n/english/core.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, expect, field, holdBack, kit, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';

const IMAGE = '**/wps/feedback/image';
const MESSAGE = 'The draw of last night is still open on my phone.';
const MB = 1024 ** 2;

/** Screenshot of the site, as a member would take it with a phone. */
const picture = async (page: Page, name: string) => ({ name, mimeType: 'image/png', buffer: await page.screenshot() });
const attach = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type="file"]').setInputFiles(files);
const pictures = (page: Page) => page.locator('.picture');
const content = (page: Page) => field(page, en['feedback.content']);
const send = (page: Page) => button(page, en['feedback.send']).click();
/** Returns a text of the site with the file name filled in. */
const about = (text: string, name: string) => text.replace('{{name}}', name);

test('EP-06 VALID-15 VALID-17 VALID-18 feedback errors are shown below their field or with the file name before a request is sent', {
  tag: '@slow',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/wps/feedback')) sent.push(request.url());
  });
  await page.goto('/m/customer');
  await content(page).fill('abc');
  await field(page, en['feedback.remark']).fill('x'.repeat(141));
  await expect(page.getByText('141 / 140')).toBeVisible();
  await send(page);
  await expect(page.getByText(kit['field.feedback'].replace('{{min}}', '5').replace('{{max}}', '500'))).toBeVisible();
  await expect(page.getByText(kit['field.remark'].replace('{{max}}', '140'))).toBeVisible();
  await expect(content(page)).toBeFocused();

  await attach(
    page,
    { name: 'dance.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
    { name: 'poster.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * MB + 1) },
  );
  await expect(page.getByRole('alert').filter({ hasText: 'dance.gif' })).toContainText(kit['field.images-kind']);
  await expect(page.getByText(`poster.png ${kit['field.images-size'].replace('{{max}}', '5')}`)).toBeVisible();
  await expect(pictures(page)).toHaveCount(0);
  expect(sent).toEqual([]);
});

test('EP-06 VALID-16 VALID-18 S41 images are previewed, uploaded one by one, removed or retried, and stored with the message', async ({
  page,
  gateway,
}) => {
  const userName = await asMember(page, gateway);
  await page.goto('/m/customer');
  await content(page).fill(MESSAGE);
  await field(page, en['feedback.contact']).fill('chat name: lan');
  const letGo = await holdBack(page, IMAGE);
  await attach(page, await picture(page, 'one.png'));
  await expect(page.getByText(about(en['feedback.sending'], 'one.png'))).toBeAttached();
  await letGo();
  await expect(page.getByText(about(en['feedback.sent'], 'one.png'))).toBeAttached();
  const drawn = () =>
    pictures(page)
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width);
  await expect.poll(drawn).toBe(256);

  await page.unroute(IMAGE);
  await page.route(IMAGE, route => route.abort());
  await attach(page, await picture(page, 'two.png'), await picture(page, 'three.png'), await picture(page, 'four.png'));
  await expect(page.getByText(`four.png ${kit['field.images-count'].replace('{{max}}', '3')}`)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: core['error.connection'] })).toHaveCount(2);
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await button(page, about(en['feedback.remove'], 'two.png')).click();
  await expect(pictures(page)).toHaveCount(2);
  await page.unroute(IMAGE);
  await button(page, about(en['feedback.again'], 'three.png')).click();
  await expect(page.getByText(about(en['feedback.sent'], 'three.png'))).toBeAttached();
  await send(page);

  const thanks = page.getByRole('heading', { name: en['feedback.thanks'] });
  await expect(thanks).toBeFocused();
  const [stored, ...others] = await gateway.db
    .selectFrom('feedback as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .select(['f.id', 'f.content', 'f.contact', 'f.remark'])
    .where('m.user_name', '=', userName)
    .execute();
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ content: MESSAGE, contact: 'chat name: lan', remark: '' });
  const images = await gateway.db
    .selectFrom('feedback_images')
    .select('media_type')
    .where('feedback_id', '=', stored?.id ?? 0)
    .execute();
  expect(images).toEqual([{ media_type: 'image/png' }, { media_type: 'image/png' }]);
  await button(page, en['feedback.another']).click();
  await expect(content(page)).toHaveValue('');
  await expect(pictures(page)).toHaveCount(0);
});

test('EP-06 R12 S41 the feedback input is preserved after a failed message and after a visit to another page', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/customer');
  await content(page).fill(MESSAGE);
  await field(page, en['feedback.remark']).fill('MB 2201');
  await attach(page, { name: 'song.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') });
  await expect(page.getByRole('alert').filter({ hasText: 'song.png' })).toContainText(kit['field.images-kind']);
  await button(page, about(en['feedback.remove'], 'song.png')).click();
  await attach(page, await picture(page, 'one.png'));
  await page.route('**/wps/feedback', route => route.abort());
  await send(page);
  await expect(page.getByRole('alert').filter({ hasText: core['error.connection'] })).toBeVisible();
  await page.unroute('**/wps/feedback');
  await page.getByRole('main').getByRole('link', { name: en['title.help'] }).click();
  await expect(page.locator('.help-question').first()).toBeVisible();
  await button(page, en['header.back']).click();
  await expect(content(page)).toHaveValue(MESSAGE);
  await expect(field(page, en['feedback.remark'])).toHaveValue('MB 2201');
  await expect(pictures(page)).toHaveCount(1);
  await send(page);
  await expect(page.getByText(en['feedback.thanks'])).toBeVisible();
});
