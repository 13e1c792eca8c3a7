/** Home: banners, announcements, menu, a section per category, footer (HOME-01..23, TAB-01..06). */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect, test } from '../account/account-kit.ts';
import { complaints, type MovableGateway } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';

/** Categories of the sections, in page order. */
const kinds = (page: Page) =>
  page.locator('[data-kind]').evaluateAll(sections => sections.map(section => section.getAttribute('data-kind')));
const section = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);
/** The first playable item of a section. */
const content = (page: Page, kind: string) => {
  const role = kind === 'LOTT' ? 'article' : kind === 'SPORTS' || kind === 'COCKFIGHT' ? 'button' : 'gridcell';
  return section(page, kind).getByRole(role).first();
};
const IN_ORDER = ['HOT', 'LOTT', 'RNG', 'INHOUSE', 'LIVE', 'PVP', 'COCKFIGHT', 'FISH', 'SPORTS', 'ESPORTS'];

/** Requests for lists of games, by type and vendor. */
function lists(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.endsWith('GCSGAME_gameList')) return;
    const [kind, vendor, no, size] = ['gameType', 'vassalage', 'pageNo', 'pageSize'].map(name =>
      searchParams.get(name),
    );
    requests.push(`${kind} ${vendor ?? '-'} ${no}/${size}`);
  });
  return requests;
}

/** Moves a category to another position in the order of the server. */
const place = ({ db, changed }: MovableGateway, code: string, position: number) =>
  db
    .updateTable('game_types')
    .set({ position })
    .where('code', '=', code)
    .execute()
    .then(() => changed());

test('HOME-14 HOME-15 HOME-16 HOME-17 HOME-18 HOME-19 HOME-20 home has a section per category in server order, each loaded when it is nearly visible', async ({
  page,
}) => {
  const found = complaints(page);
  const requests = lists(page);
  await page.goto('/m/home');
  await expect(section(page, 'ESPORTS')).toBeAttached();
  expect(await kinds(page)).toEqual(IN_ORDER);
  await expect(section(page, 'HOT').getByRole('gridcell')).toHaveCount(6);
  await expect(section(page, 'LOTT').getByRole('article')).toHaveCount(3);
  // Sections far below the screen send no request.
  expect(requests.filter(list => /^(FISH|ESPORTS)/.test(list))).toEqual([]);
  for (const kind of IN_ORDER) {
    await section(page, kind).scrollIntoViewIfNeeded();
    await expect(content(page, kind)).toBeVisible();
  }
  await expect
    .poll(() => [...requests].sort())
    .toEqual(['ESPORTS - 1/29', 'FISH - 1/29', 'LIVE - 1/29', 'PVP - 1/29', 'RNG - 1/29', 'RNG BGS 1/29']);
  await expect(section(page, 'SPORTS').getByRole('button')).toHaveText([
    'BTI Sports',
    '123BET',
    'Ironline Sports',
    'Terrace Odds',
    'Paddock',
  ]);
  // The row loads a complete page of games after an interaction.
  const rail = section(page, 'FISH').locator('.rail');
  await rail.hover();
  await expect(rail.getByRole('gridcell')).toHaveCount(29);
  await section(page, 'INHOUSE').getByRole('link', { name: en['home.all'] }).click();
  await expect(page).toHaveURL(/\/m\/inhouse$/);
  expect(found).toEqual([]);
});

test('HOME-14 TAB-02 the sections of home follow a changed server order', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await place(gateway, 'LOTT', 90);
  await page.goto('/m/home');
  await expect(section(page, 'LOTT')).toBeAttached();
  expect((await kinds(page)).at(-1)).toBe('LOTT');
  await place(gateway, 'LOTT', 0);
});

test('HOME-17 a sports vendor opens its games', { tag: '@slow' }, async ({ page }) => {
  await page.goto('/m/home');
  await section(page, 'SPORTS').getByRole('button', { name: 'Ironline Sports' }).click();
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=SPORTS&vassalage=IRONLINE$/);
});

test('TAB-01 TAB-02 TAB-04 TAB-06 the category menu of home starts with hot games and slots, marks the current page and has no lottery', async ({
  page,
}) => {
  await page.goto('/m/home');
  const menu = page.getByRole('navigation', { name: en['menu.kinds'] });
  await expect(menu.getByRole('link')).toHaveText([
    en['kind.HOT'],
    en['kind.RNG'],
    en['kind.INHOUSE'],
    en['kind.LIVE'],
    en['kind.PVP'],
    en['kind.COCKFIGHT'],
    en['kind.FISH'],
    en['kind.SPORTS'],
    en['kind.ESPORTS'],
  ]);
  await expect(menu.locator('[aria-current]')).toHaveText(en['kind.HOT']);
  await section(page, 'LOTT')
    .getByRole('link', { name: en['home.more'].replace('{{name}}', en['kind.LOTT']) })
    .click();
  await expect(page).toHaveURL(/\/m\/lott$/);
});

test('HOME-01 the announcement line is moved by CSS only, can be stopped and leads to the messages', async ({
  page,
}) => {
  await page.goto('/m/home');
  const row = page.locator('.marquee-row');
  const running = () => row.evaluate(element => element.getAnimations().map(({ playState }) => playState));
  await expect.poll(running).toEqual(['running']);
  await page.getByRole('button', { name: en['marquee.stop'] }).click();
  await expect.poll(running).toEqual(['paused']);
  await page.getByRole('button', { name: en['marquee.go'] }).click();
  await page.mouse.move(10, 700);
  await expect.poll(running).toEqual(['running']);
  await page.getByRole('link', { name: /Three regions, every day/ }).click();
  // Messages require a member (MSG-01).
  await expect(page).toHaveURL(`/m/login?${new URLSearchParams({ next: '/m/message' })}`);
});

test('HOME-21 HOME-22 HOME-23 home ends with providers, payment methods, responsible gaming and copyright', async ({
  page,
  gateway,
}) => {
  await page.goto('/m/home');
  const providers = page.getByRole('region', { name: en['home.providers'] });
  await providers.getByRole('button').click();
  const names = await providers.getByRole('listitem').allTextContents();
  expect(names).toContain('Jade Lantern');
  expect(names).not.toContain('BTI Sports');
  expect(names).not.toContain('123BET');
  expect(new Set(names).size).toBe(names.length);
  const methods = await gateway.db.selectFrom('payment_methods').select('name').execute();
  await expect(page.getByRole('region', { name: en['home.payments'] }).getByRole('listitem')).toHaveText(
    methods.map(({ name }) => name),
  );
  await expect(page.getByText(en['footer.responsible'])).toBeVisible();
  await expect(page.getByText(/^© \d{4} lobbykit demo/)).toBeVisible();
});

test('R15 HOME-14 a list that fails to load shows an error in its section, other sections work, and a retry loads the list', async ({
  page,
}) => {
  const failing = /GCSGAME_(gameList|getVendors|hotGamesV2)/;
  await page.route(failing, route => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/m/home');
  const hot = section(page, 'HOT');
  await expect(hot.getByRole('alert')).toContainText(en['home.hotFailed']);
  // Sections that do not depend on a vendor list are shown.
  await expect(section(page, 'LOTT').getByRole('article').first()).toBeVisible();
  const others = page.getByRole('alert').filter({ hasText: en['home.othersFailed'] });
  await expect(others).toBeVisible();
  await page.unroute(failing);
  await hot.getByRole('button', { name: en['failed.retry'] }).click();
  await expect(hot.getByRole('gridcell')).toHaveCount(6);
  await others.getByRole('button', { name: en['failed.retry'] }).click();
  await expect(section(page, 'FISH')).toBeAttached();
});

test("a member's home has no accessibility violations, and no text stays in the old language after a language change", async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/home');
  for (const kind of IN_ORDER) await section(page, kind).scrollIntoViewIfNeeded();
  await expect(content(page, 'ESPORTS')).toBeVisible();
  expect(await axeInBothThemes(page)).toEqual([]);

  const name = await content(page, 'RNG').locator('.lk-name').textContent();
  await page.getByRole('combobox').selectOption('VI');
  await expect(page.getByText(vi['footer.responsible'])).toBeVisible();
  await expect(content(page, 'RNG').locator('.lk-name')).not.toHaveText(name ?? '');
  await expect(page.getByRole('link', { name: /Ba miền, mỗi ngày/ })).toBeAttached();
  const shown = await page.locator('main').evaluate(main => {
    const found: string[] = [];
    const walk = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) found.push(node.nodeValue?.trim() ?? '');
    return found;
  });
  const old = Object.entries(en).filter(([key, text]) => text !== vi[key as keyof typeof vi]);
  expect(shown.filter(text => old.some(([, english]) => english === text))).toEqual([]);
});

test('HOME-20 a category without games shows an empty state and causes no layout shift', { tag: '@slow' }, async ({
  page,
}) => {
  await page.route(/GCSGAME_gameList.*ESPORTS/, async route => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { success: true, value: { games: [], pageNum: 1, totalPages: 1 } },
    });
  });
  await page.goto('/m/home');
  await section(page, 'ESPORTS').scrollIntoViewIfNeeded();
  await expect(section(page, 'ESPORTS')).toContainText(en['home.listNone']);
});
