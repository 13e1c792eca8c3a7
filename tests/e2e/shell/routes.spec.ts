/** All pages of the site as visitor, member, trial member and agent: screen or redirect, bars and back navigation. */
import type { Page } from '@playwright/test';
import type { PageTextKey } from '../../../site/src/shared/i18n/en.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, logIn, site, test } from '../account/account-kit.ts';
import { PAGES, type Role } from '../pages.ts';

const SHELL = ['/m/login', '/m/register', '/m/forget'];
const NO_FOOTER_MENU = [
  ...SHELL,
  '/m/changePsw',
  '/m/app',
  '/m/activityDetail',
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/activity/signIn',
];
/** Pages whose back button leads home; the account shell has a separate link for that (FRAME-31). */
const BACK_TO_HOME = ['/m/trail', '/m/notice', '/m/activity', '/m/message'];
const BANNERS =
  /^\/m\/(hot|rng|pvp|fish|gameList|gameCenter|sports|inhouse|esports|cockfight|live|lottery|lott|elott)$/;

interface Seen {
  readonly at: string;
  readonly title: string;
  readonly header: 'home' | 'page' | null;
  /** Heading in the page header; null if there is none. */
  readonly heading: string | null;
  readonly back: boolean;
  readonly footerMenu: boolean;
  readonly banner: boolean;
  /** True if the age limit, the responsible play text and the help link are below the page. */
  readonly legal: boolean;
  /** True if the page has content. */
  readonly page: boolean;
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** Expected title and bars of a URL. */
function pageAt(at: string, title: PageTextKey): Seen {
  const path = pathOf(at);
  const header = path === '/m/home' ? 'home' : SHELL.includes(path) ? null : 'page';
  return {
    at,
    title: site[title],
    header,
    heading: header === 'page' ? site[title] : null,
    back: header === 'page' && path !== '/m/changePsw',
    footerMenu: !NO_FOOTER_MENU.includes(path),
    banner: BANNERS.test(path),
    legal: header !== null,
    page: true,
  };
}

/** Expected redirect of a role without access to the page. */
function elsewhere(address: string, role: Role): Seen {
  const path = pathOf(address);
  const home = pageAt('/m/home', 'page.title');
  if (role === 'visitor') {
    if (['/m/changePsw', '/m/agent'].includes(path)) return home;
    return pageAt(`/m/login?${new URLSearchParams({ next: address })}`, 'page.login');
  }
  const closedToGuests = ['/m/changePsw', '/m/voucherCenter', '/m/withdraw', '/m/limits', '/m/securityCenter'];
  return role === 'guest' && closedToGuests.includes(path) ? pageAt('/m/trail', 'title.trial') : home;
}

const check = (page: Page): Promise<Seen> =>
  page.evaluate(
    ({ back, menu }) => {
      const top = document.querySelector('.column > .top');
      const home = top?.classList.contains('home-top') ?? false;
      const main = document.querySelector('main');
      return {
        at: location.pathname + location.search,
        title: document.title,
        header: home ? 'home' : top ? 'page' : null,
        heading: home ? null : (top?.querySelector('h1')?.textContent ?? null),
        back: top?.querySelector(`[aria-label="${back}"]`) != null,
        footerMenu: document.querySelector(`nav[aria-label="${menu}"]`) !== null,
        banner: document.querySelector('.kind-banner') !== null,
        legal: ['.age', '.responsible a[href="/m/limits"]', 'a[href="/m/help"]'].every(
          part => (document.querySelector(`.foot ${part}`)?.textContent ?? '') !== '',
        ),
        page: main !== null && main.childElementCount > 0 && !main.querySelector('.page-wait'),
      };
    },
    { back: site['header.back'], menu: site['bottom.label'] },
  );

const intervals = [20, 40, 80, 160];
const reaches = (page: Page, seen: Seen) =>
  expect.poll(() => check(page), { intervals, message: seen.at }).toEqual(seen);
const go = (page: Page, ...addresses: string[]) =>
  page.evaluate(all => {
    for (const address of all) history.pushState(null, '', address);
  }, addresses);

/** Page that is opened before each tested page. No tested page leads to this page. */
const BEFORE = '/m/useragreement?from=walk';

async function walk(page: Page, role: Role) {
  for (const [address, title, roles] of PAGES) {
    await go(page, BEFORE, address);
    const seen = roles.includes(role) ? pageAt(address, title) : elsewhere(address, role);
    await reaches(page, seen);
    if (!seen.back) continue;
    // Searches in the header, because a page with steps has a back button too.
    await page.getByRole('banner').getByRole('button', { name: site['header.back'], exact: true }).click();
    const target = BACK_TO_HOME.includes(pathOf(seen.at)) ? '/m/home' : BEFORE;
    await expect.poll(async () => (await check(page)).at, { intervals, message: `back from ${address}` }).toBe(target);
  }
}

test('P2 ROUTE-03 ROUTE-39 FRAME-01 FRAME-02 FRAME-03 FRAME-04 FRAME-05 FRAME-06 FRAME-08 a visitor sees public pages, and all other pages lead to the login with a return URL', async ({
  page,
}) => {
  await page.goto('/m/help');
  await walk(page, 'visitor');
  // An unknown URL adds no history entry (OPEN: ROUTE-03).
  await go(page, '/m/help');
  await go(page, '/m/nothing-here');
  await reaches(page, pageAt('/m/home', 'page.title'));
  await page.goBack();
  await reaches(page, pageAt('/m/help', 'title.help'));
});

for (const [role, name] of [
  ['member', 'member0'],
  ['guest', 'guest4'],
  ['agent', 'agent1'],
] as const) {
  test(
    `P2 MEMBER-02 AGENT-28 ROUTE-39 FRAME-01 FRAME-03 FRAME-04 FRAME-05 FRAME-06 FRAME-08 TRIAL-08 a ${role} sees the pages of this role, and all other pages redirect`,
    slowUnless(role === 'agent'),
    async ({ page }) => {
      await logIn(page, name);
      await expect(page).toHaveURL(/\/m\/home$/);
      await page.goto('/m/help');
      await walk(page, role);
    },
  );
}

test('ROUTE-24 ROUTE-38 TEAM-03 an agent can open agent record and contracts, type 0 only the contracts, and type 40 is led home', {
  tag: '@slow',
}, async ({ page, browser, gateway }) => {
  const pages = [
    ['/m/transaction/record?types=A', 'title.agentTransactions'],
    ['/m/member/agent/getSalaryContract', 'title.salaryContract'],
    ['/m/member/agent/getDevidendContract', 'title.dividendContract'],
    ['/m/member/agent/getHourContract', 'title.hourContract'],
  ] as const;
  await logIn(page, 'agent1');
  await expect(page).toHaveURL(/\/m\/home$/);
  for (const [address, title] of pages) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: site[title], exact: true })).toBeVisible();
    await expect(page).toHaveTitle(site[title]);
  }
  for (const name of ['member0', 'member40'] as const) {
    const context = await browser.newContext({ baseURL: gateway.url, locale: 'en' });
    const member = await context.newPage();
    await logIn(member, name);
    await expect(member).toHaveURL(/\/m\/home$/);
    for (const [address, title] of pages) {
      const opens = name === 'member0' && address.endsWith('Contract');
      await member.goto(address);
      if (opens) await expect(member.getByRole('heading', { level: 1, name: site[title], exact: true })).toBeVisible();
      else await expect(member).toHaveURL(/\/m\/home$/);
    }
    await context.close();
  }
});
