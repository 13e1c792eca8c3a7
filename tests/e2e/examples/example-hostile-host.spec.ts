/** Hostile host page: six widgets work, keep their styles and leave the page unchanged, with any switches on. */
import { fileURLToPath } from 'node:url';
import { ensureFile } from '../../helpers/debian.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';
import { expectCorrectStyles } from './example-kit.ts';
import { useAll } from './use-all.ts';

const ALL = ['unset', 'revert', 'text', 'boxes', 'forms', 'before', 'small', 'large', 'rtl', 'library'];
/** Combinations of hostile switches whose effects do not cancel each other. */
const WORST = ['unset.text.boxes.forms.before.large.rtl.library', 'revert.small.library', 'text.boxes.forms.before'];

for (const on of ['', ...WORST]) {
  test(
    `EMBED-12 six widgets work and leave the page unchanged: ${on || 'a calm page'}`,
    slowUnless(on === 'text.boxes.forms.before'),
    async ({ page, gateway }) => {
      await winRounds(gateway, 'RNG', stakes(5));
      const found = complaints(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/examples/hostile-host/?on=${on}`);
      await useAll(page);
      expect(found).toEqual([]);
    },
  );
}

/** Loads the original code of old libraries in place of the imitations that the page contains. */
const LIBRARIES: Readonly<Record<string, () => string>> = {
  'Prototype 1.7.3': () => ensureFile('/usr/share/javascript/prototype/prototype-1.7.3.js', 'libjs-prototype'),
  'MooTools 1.5.1': () => fileURLToPath(import.meta.resolve('mootools-core-dist/dist/mootools-core.js')),
  'MooTools 1.5.1 with what 1.2 had': () =>
    fileURLToPath(import.meta.resolve('mootools-core-dist/dist/mootools-core-compat.js')),
};

for (const [library, fileOf] of Object.entries(LIBRARIES)) {
  test(`EMBED-12 six widgets work and leave the page unchanged: a page with ${library}`, { tag: '@slow' }, async ({
    page,
    gateway,
  }) => {
    await winRounds(gateway, 'RNG', stakes(5));
    const found = complaints(page);
    await page.route('**/hostile-host/library.js', route => route.fulfill({ path: fileOf() }));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/examples/hostile-host/');
    await useAll(page);
    // Prototype sets an inline event handler to detect the browser's features. The policy of the page blocks this
    // handler and logs a message.
    const isItsOwn = (text: string) =>
      library.startsWith('Prototype') && text.startsWith('Executing inline event handler');
    expect(found.filter(text => !isItsOwn(text))).toEqual([]);
  });
}

test('each switch adds and removes its hostile rule at run time and is stored in the URL', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/examples/hostile-host/');
  await runningTimer(page);
  const card = page.locator('.shop h1');
  const styles = () => card.evaluate(one => getComputedStyle(one).cssText || one.getBoundingClientRect().height);
  const calm = await styles();
  for (const name of ALL) {
    const input = page.locator(`input[name=${name}]`);
    await input.check();
    await expect(page).toHaveURL(new RegExp(`on=${name}$`));
    if (name === 'library') await expect.poll(() => page.evaluate(() => 'each' in [])).toBe(true);
    else if (name === 'rtl') await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    else await expect(page.locator(`head > link[href="rules/${name}.css"]`)).toHaveCount(1);
    await input.uncheck();
    await expect(page).not.toHaveURL(/on=/);
  }
  await expect.poll(styles).toEqual(calm);
  await page.getByRole('button', { name: 'All at once' }).click();
  await expect(page.locator('input:checked')).toHaveCount(7);
  await page.getByRole('button', { name: 'A calm page' }).click();
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('a widget uses the direction of its language, not that of an rtl page', async ({ page }) => {
  await page.goto('/examples/hostile-host/?on=rtl');
  await runningTimer(page);
  for (const widget of ['lottery-board', 'game-grid', 'download-bar', 'service-widget']) {
    await expect(page.locator(`lobby-${widget} [part~=base]`)).toHaveCSS('direction', 'ltr');
  }
  await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
});

test('a widget in a hidden container is hidden, and the host can hide a widget', async ({ page }) => {
  await page.goto('/examples/hostile-host/');
  await runningTimer(page);
  const board = page.locator('lobby-lottery-board');
  await board.evaluate(one => one.assignedSlot!.parentElement!.style.setProperty('visibility', 'hidden'));
  await expect(board.getByRole('timer').first()).toBeHidden();
  await board.evaluate(one => one.assignedSlot!.parentElement!.style.removeProperty('visibility'));
  await expect(board.getByRole('timer').first()).toBeVisible();
  await board.evaluate(one => one.style.setProperty('display', 'none'));
  await expect(board.getByRole('timer').first()).toBeHidden();
});

test('the hostile example without switches is readable in both themes, on phone and desktop', { tag: '@slow' }, async ({
  page,
}) => {
  await page.goto('/examples/hostile-host/');
  await runningTimer(page);
  await expectCorrectStyles(page);
});
