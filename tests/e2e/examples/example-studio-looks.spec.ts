/**
 * Accessibility of the embed studio: axe, all widths and keyboard (EMBED-20).
 *
 * @module-tag slow
 */

import { axeFindings } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../fixtures.ts';
import { settled, shownCode, studio } from './studio-kit.ts';

for (const theme of ['light', 'dark'] as const) {
  test(
    `EMBED-20 the studio has no accessibility violations, ${theme}, on phone and desktop`,
    slowUnless(theme === 'light'),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const [width, search] of [
        [390, `?theme=${theme}&limit=2`],
        [1280, `?theme=${theme}&accent=%23ffd400&text=%23999999&limit=0&integration=react&widget=download-bar`],
        [1280, '?gateway=http%3A%2F%2F127.0.0.1%3A9&merchant=a%20b'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(studio(search));
        await expect(page.locator('.stage')).toHaveAttribute('data-state', /^(ready|empty|unreachable)$/);
        // Frame and samples show the visitor's colors; their low contrast is reported next to them.
        expect(await axeFindings(page, { exclude: ['iframe', '.warning-sample'] })).toEqual([]);
      }
    },
  );
}

for (const width of [320, 390, 768, 1280]) {
  test(
    `EMBED-20 the studio does not scroll horizontally at ${width} px and has targets 44 px high`,
    slowUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const search of ['', '?width=free&integration=element&accent=%23ffd400&text=%23999999']) {
        await page.goto(studio(search));
        await settled(page);
        await page.locator('details').evaluateAll(all => {
          for (const one of all as HTMLDetailsElement[]) one.open = true;
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        const small = await page
          .locator('button, summary, select, .choice-one, .flag, input:not([type="radio"], [type="checkbox"])')
          .evaluateAll(all =>
            all
              .map(one => ({ html: one.outerHTML.slice(0, 90), box: one.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 40))
              .map(({ html, box }) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`),
          );
        expect(small).toEqual([]);
      }
    },
  );
}

test('EMBED-20 the selection of widget and integration and the copy button are usable by keyboard', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio());
  await page.getByRole('radio', { name: 'Lottery board' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Game grid' })).toBeChecked();
  await page.getByRole('radio', { name: 'Script tag' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const copy = page.getByRole('button', { name: 'Copy main.ts' });
  await expect(copy).toBeFocused();
  await expect(copy).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied main.ts' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shownCode(page, 'main.ts'));
});
