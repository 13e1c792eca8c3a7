/** EMBED-05 Loader for pages with most widgets: the example with six widgets, loaded by `lobbykit-all.js`. */
import type { Page } from '@playwright/test';
import { watchFiles } from '../../helpers/pages/script-page.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { complaints, expect, test } from '../fixtures.ts';
import { useAll } from './use-all.ts';

/** Serves `lobbykit-all.js` to the page instead of its loader. */
const byAll = (page: Page, path: string) =>
  page.route(path, async route => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/lobbykit.js', '/lobbykit-all.js');
    await route.fulfill({ response, body });
  });

/**
 * Lists requested files of the other build, and files that were requested twice. Stylesheets of prerendered content are
 * allowed, because they belong to both builds.
 */
const strangers = (files: readonly string[]) =>
  files.filter((file, at) => !/^(lobbykit-all\.js|all[.-].*|first-.*\.css)$/.test(file) || files.indexOf(file) !== at);

test('EMBED-05 six widgets of one bundle work on a hostile page and request no file of the other build', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await winRounds(gateway, 'RNG', stakes(5));
  const found = complaints(page);
  const files = watchFiles(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await byAll(page, '**/examples/hostile-host/?on=*');
  await page.goto('/examples/hostile-host/?on=text.boxes.forms.before');
  await useAll(page);
  expect(found).toEqual([]);
  expect(files.filter(file => /^all\.\w+\.js$/.test(file))).toHaveLength(1);
  expect(strangers(files)).toEqual([]);
});
