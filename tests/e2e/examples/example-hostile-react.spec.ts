/**
 * React components under the CSS rules of a hostile page: legible, focusable with a visible ring, with targets of 44
 * px. tests/elements/looks/pixels.spec.ts compares them with a calm page.
 */
import type { Locator, Page } from '@playwright/test';
import { px } from '../../helpers/lengths.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { widgetOf } from '../../helpers/pages/widget-of.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';
import { useAll } from './use-all.ts';

/**
 * Hostile switches that style elements directly or all elements; the last one sets the page to rtl and removes
 * outlines.
 */
const WORST = ['unset.text.boxes.forms.before.large.rtl', 'revert.small', 'text.boxes.forms.before'];

async function show(page: Page, on: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/examples/hostile-react/?on=${on}`);
  // Typical CSS resets of outlines. They are added by script, because the policy of the example permits no style
  // element.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*:focus, button:focus, a:focus, input:focus { outline: 0; box-shadow: none }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await runningTimer(page);
}

/** Controls within an element that are visible and focusable. */
const controls = (within: Locator) =>
  within.locator(':is(button, a[href], input, select):not([tabindex="-1"])').filter({ visible: true });

/**
 * Checks that the control or an invisible edge around it is a target of 44 px, and that keyboard focus shows a ring.
 */
async function isWithinReach(control: Locator) {
  const found = await control.evaluate(one => {
    // Measures the label or field, because a checkbox or slider is drawn next to its input, and a field around its
    // input.
    const target = one.closest('label, .lk-field') ?? one;
    const seen = target.getBoundingClientRect();
    const boxes = ['::before', '::after']
      .map(pseudo => getComputedStyle(target, pseudo))
      .filter(({ position, content }) => position === 'absolute' && content !== 'none')
      .map(({ width, height }) => ({ width: Number.parseFloat(width), height: Number.parseFloat(height) }));
    const largest = (side: 'width' | 'height') => Math.max(seen[side], ...boxes.map(box => box[side]));
    return { name: one.outerHTML.slice(0, 120), width: largest('width'), height: largest('height') };
  });
  expect.soft(px(found.height), found.name).toBeGreaterThanOrEqual(44);
  expect.soft(px(found.width), found.name).toBeGreaterThanOrEqual(44);
  const marks = () =>
    control.evaluate(one => {
      const drawn = [one, one.parentElement, one.nextElementSibling, one.closest('.lk-field')].filter(
        place => place !== null,
      );
      return drawn.map(place => {
        const styleOf = (pseudo?: string) => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(place, pseudo);
          return `${outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`} ${boxShadow}`;
        };
        return `${styleOf()} ${styleOf('::after')}`;
      });
    });
  await control.page().evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const calm = await marks();
  await control.focus();
  await expect.soft(control, found.name).toBeFocused();
  expect.soft(await marks(), `a ring: ${found.name}`).not.toEqual(calm);
}

async function areWithinReach(within: Locator, min: number) {
  await expect.poll(() => controls(within).count()).toBeGreaterThanOrEqual(min);
  // Presses Tab first, because the focus ring is shown only for keyboard users and the test has clicked before.
  await within.page().keyboard.press('Tab');
  for (const control of await controls(within).all()) await isWithinReach(control);
}

const isLegible = async (page: Page, widget: string) => {
  expect(
    await axeFindings(page, {
      include: [`widget-place:has(> .lk-${widget})`],
      rules: ['color-contrast', 'button-name', 'label', 'target-size'],
    }),
  ).toEqual([]);
};

for (const on of WORST) {
  test(
    `EMBED-12 six React components work and leave the page unchanged: ${on}`,
    slowUnless(on === WORST[0]),
    async ({ page, gateway }) => {
      await winRounds(gateway, 'RNG', stakes(5));
      const found = complaints(page);
      await show(page, on);
      await useAll(page);
      expect(found).toEqual([]);
    },
  );

  test(`EMBED-12 React components are legible and reachable by finger and keyboard: ${on}`, {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    await winRounds(gateway, 'RNG', stakes(5));
    await show(page, on);
    for (const [widget, min] of [
      ['download-bar', 2],
      ['lottery-board', 12],
      ['winner-board', 1],
      ['game-grid', 12],
      ['service-widget', 1],
    ] as const) {
      await areWithinReach(widgetOf(page, widget), min);
      await isLegible(page, widget);
    }

    await page.locator('.lk-service-toggle').click();
    await page.getByText('All contact options').click();
    await areWithinReach(page.getByRole('dialog', { name: 'Customer service' }), 4);
    await isLegible(page, 'service-widget');
    await page.keyboard.press('Escape');

    await widgetOf(page, 'lottery-board')
      .getByRole('button', { name: /^Favorite: / })
      .first()
      .click();
    await areWithinReach(page.getByRole('dialog'), 7);
    await isLegible(page, 'login-modal');
  });
}
