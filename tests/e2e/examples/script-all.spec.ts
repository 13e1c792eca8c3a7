/** EMBED-05 The loader for pages with most widgets: the example of all six, asked for by `lobbykit-all.js`. */
import type { Page } from '@playwright/test';
import { watchFiles } from '../../helpers/pages/script-page.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { complaints, expect, test } from '../fixtures.ts';
import { useAll } from './use-all.ts';

/** Lets the page name the other loader. */
const byAll = (page: Page, path: string) =>
  page.route(path, async route => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('/lobbykit.js', '/lobbykit-all.js');
    await route.fulfill({ response: answer, body });
  });

/** Files of the other build, and what was asked for twice; sheets of first content are those of both. */
const strangers = (asked: readonly string[]) =>
  asked.filter((file, at) => !/^(lobbykit-all\.js|all[.-].*|first-.*\.css)$/.test(file) || asked.indexOf(file) !== at);

test('EMBED-05 all six widgets of one file work on a hostile page, and ask for no file of the other build', async ({
  page,
  gateway,
}) => {
  await winRounds(gateway, 'RNG', stakes(5));
  const found = complaints(page);
  const asked = watchFiles(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await byAll(page, '**/examples/hostile-host/?on=*');
  await page.goto('/examples/hostile-host/?on=text.boxes.forms.before');
  await useAll(page);
  expect(found).toEqual([]);
  expect(asked.filter(file => /^all\.\w+\.js$/.test(file))).toHaveLength(1);
  expect(strangers(asked)).toEqual([]);
});
