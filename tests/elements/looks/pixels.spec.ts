/**
 * Widgets on a hostile page and under a strict policy equal those on a calm page: 0 pixels differ beyond antialiasing
 * in both themes. Clocks of gateway and page are fixed, so nothing else can differ.
 */
import { writeFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type Gateway, startGateway } from '../../../site/gateway/main.ts';
import { CAPTCHA } from '../../helpers/captcha/captcha.ts';
import { TEST_NOW } from '../../helpers/gateway.ts';
import { imageAt } from '../../helpers/gateway-image.ts';
import { widgetOf } from '../../helpers/pages/widget-of.ts';
import { differingPixels, type Shot } from '../../helpers/pictures/same-picture.ts';
import { isSlowRun, slowUnless } from '../../helpers/slow.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';

const test = base.extend<object, { still: Gateway }>({
  still: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
    async ({}, use) => {
      const now = () => TEST_NOW;
      const gateway = await startGateway({
        port: 0,
        dataDir: null,
        databaseImage: await imageAt(TEST_NOW),
        staticDir: 'dist',
        logLevel: 'error',
        runsWorkers: false,
        captchaText: () => CAPTCHA,
        now,
      });
      await winRounds({ db: gateway.db, now }, 'RNG', stakes(6));
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker' },
  ],
});

/**
 * Sets of rules of the hostile page, which are documented in `examples/public/hostile-host`. The default test run uses
 * the last two sets.
 */
const HOSTILE = [
  'unset.large.rtl',
  'revert.small',
  'text.boxes.before.large',
  'forms.text.library',
  'unset.text.boxes.forms.before.small.rtl.library',
];

/** Hostile rules without `!important`, for React components, which render in the light DOM. */
const HOSTILE_TO_REACT = ['unset.large.rtl', 'revert.small', 'text.boxes.forms.before'];

/** Waits until every widget is ready and every visible image has loaded. */
async function atRest(page: Page) {
  for (const tag of ['lottery-board', 'winner-board', 'game-grid', 'download-bar']) {
    const element = page.locator(`lobby-${tag}`);
    if (await element.count()) await expect(element).toHaveJSProperty('state', 'ready');
  }
  await expect(widgetOf(page, 'winner-board').getByRole('listitem')).toHaveCount(5);
  await expect(widgetOf(page, 'game-grid').locator('[part~=tile]')).not.toHaveCount(0);
  await expect(widgetOf(page, 'download-bar').getByRole('button', { name: 'Install' })).toBeVisible();
  await expect(widgetOf(page, 'service-widget').getByRole('button')).toBeVisible();
  await expect(widgetOf(page, 'lottery-board').getByRole('tab')).toHaveCount(4);
  await page.evaluate(() => document.fonts.ready);
}

/** Moves a widget to whole pixels; at fractional positions its edges are blended. */
function toWholePixels(element: HTMLElement | SVGElement): void {
  const { top } = (element.shadowRoot ?? element).querySelector('[part~=base]')!.getBoundingClientRect();
  const rest = Math.ceil(top) - top;
  element.style.setProperty('position', 'relative', 'important');
  element.style.setProperty('top', `${rest}px`, 'important');
}

/** Yields each visible part of the widgets with its name, one after another. */
async function* parts(page: Page): AsyncGenerator<readonly [name: string, part: Locator]> {
  const widget = (name: string) => widgetOf(page, name);
  const closeDialog = async (dialog: Locator) => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  yield ['service button', widget('service-widget').locator('.lk-service-toggle')];
  await widget('service-widget').locator('.lk-service-toggle').click();
  await page.getByText('All contact options').click();
  const service = page.getByRole('dialog', { name: 'Customer service' });
  await expect(service.locator('[part~=entry]').first()).toBeVisible();
  yield ['service panel', service];
  await closeDialog(service);
  // The service widget floats above the next part.
  await widget('service-widget').evaluate(element => element.remove());

  for (const name of ['download-bar', 'lottery-board', 'winner-board', 'game-grid']) {
    await widget(name).evaluate(toWholePixels);
    yield [name, widget(name).locator('[part~=base]')];
  }

  await widget('lottery-board').getByRole('button', { name: 'Past results' }).click();
  const history = page.getByRole('dialog', { name: 'Past results' });
  await expect(history.locator('.lk-balls').first()).toBeVisible();
  yield ['past results', history];
  await closeDialog(history);

  await widget('download-bar').getByRole('button', { name: 'Install' }).click();
  const download = page.getByRole('dialog').filter({ has: page.getByRole('link') });
  await expect(download).toBeVisible();
  yield ['downloads', download];
  await closeDialog(download);

  await widget('lottery-board')
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  // The login fields are in the light DOM, subject to the rules of the page.
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect(widget('login-modal').locator('.lk-login-header > svg')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  yield ['login', widget('login-modal').locator('[part~=panel]')];
}

async function show(page: Page, url: string, theme: 'light' | 'dark') {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.clock.setFixedTime(TEST_NOW);
  await page.addInitScript(() => {
    performance.now = () => 1_000;
  });
  await page.goto(url);
  await atRest(page);
  // Removes the page's own content, which may look different and shift the widgets vertically.
  await page.evaluate(() => {
    for (const own of document.querySelectorAll(':is([slot=host], header, .policy, footer):not(.lk *)')) own.remove();
    // Hides the page behind an open dialog: at fractional pixels, the first row of the dialog shows the content behind
    // it.
    document
      .querySelector('host-frame')
      ?.shadowRoot?.querySelector<HTMLElement>('.panel')
      ?.style.setProperty('visibility', 'hidden');
  });
}

const shoot = async (part: Locator): Promise<Shot> => {
  const radius = await part.evaluate(element => Number.parseFloat(getComputedStyle(element).borderTopLeftRadius) || 0);
  return { png: await part.screenshot({ animations: 'disabled' }), radius };
};

/** Screenshots of the parts of a page. Each is repeated until two in a row are equal. */
async function shootAll(page: Page): Promise<Map<string, Shot>> {
  const shots = new Map<string, Shot>();
  for await (const [name, part] of parts(page)) {
    await expect
      .poll(async () => {
        const before = shots.get(name);
        shots.set(name, await shoot(part));
        return before && differingPixels(before, shots.get(name)!);
      })
      .toBe(0);
  }
  return shots;
}

async function compare(page: Page, calm: ReadonlyMap<string, Shot>, note: (name: string) => string) {
  let compared = 0;
  for await (const [name, part] of parts(page)) {
    const expected = calm.get(name)!;
    let seen: Shot | undefined;
    await expect
      .poll(
        async () => {
          seen = await shoot(part);
          return differingPixels(expected, seen, png => writeFileSync(note(`${name}-differs.png`), png));
        },
        { message: name },
      )
      .toBe(0)
      .catch(error => {
        writeFileSync(note(`${name}-calm.png`), expected.png);
        if (seen) writeFileSync(note(`${name}-seen.png`), seen.png);
        throw error;
      });
    compared++;
  }
  expect(compared).toBe(9);
}

for (const theme of ['light', 'dark'] as const) {
  test(
    `EMBED-12 every widget is pixel-identical on a hostile page, ${theme}`,
    slowUnless(theme === 'light'),
    async ({ page, context, still }, info) => {
      await show(page, `${still.url}/examples/hostile-host/`, theme);
      const calm = await shootAll(page);
      for (const rules of isSlowRun ? HOSTILE : HOSTILE.slice(-2)) {
        const hostile = await context.newPage();
        await show(hostile, `${still.url}/examples/hostile-host/?on=${rules}`, theme);
        await test.step(rules, () => compare(hostile, calm, name => info.outputPath(`${rules}-${name}`)));
        await hostile.close();
      }
    },
  );

  test(
    `EMBED-12 every React component is pixel-identical on a hostile page, ${theme}`,
    { tag: '@slow' },
    async ({ page, context, still }, info) => {
      await show(page, `${still.url}/examples/hostile-react/`, theme);
      const calm = await shootAll(page);
      for (const rules of HOSTILE_TO_REACT) {
        const hostile = await context.newPage();
        await show(hostile, `${still.url}/examples/hostile-react/?on=${rules}`, theme);
        await test.step(rules, () => compare(hostile, calm, name => info.outputPath(`${rules}-${name}`)));
        await hostile.close();
      }
    },
  );

  test(
    `EMBED-12 every widget is pixel-identical under a strict policy, ${theme}`,
    { tag: '@slow' },
    async ({ page, context, still }, info) => {
      const url = `${still.url}/examples/strict-csp/`;
      await page.route(url, async route => {
        const response = await route.fetch();
        const { 'content-security-policy': policy, ...headers } = response.headers();
        expect(policy).toContain("style-src 'none'");
        await route.fulfill({ response, headers });
      });
      await show(page, url, theme);
      const calm = await shootAll(page);
      const strict = await context.newPage();
      await show(strict, url, theme);
      await compare(strict, calm, name => info.outputPath(name));
    },
  );
}
