/** Every page of the site as visitor, member, guest and agent: the right screen or the way to another, its bars, its way back. */
import type { Page } from '@playwright/test';
import type { PageTextKey } from '../../site/src/i18n/en.ts';
import { expect, logIn, site, test } from './account-kit.ts';

type Role = 'visitor' | 'member' | 'guest' | 'agent';

/** Whose page it is: the roles that see it; all others are led elsewhere. */
const ALL: readonly Role[] = ['visitor', 'member', 'guest', 'agent'];
const SIGNED_IN: readonly Role[] = ['member', 'guest', 'agent'];
const ACCOUNTS: readonly Role[] = ['member', 'agent'];
const AGENTS: readonly Role[] = ['agent'];

const PAGES: readonly (readonly [path: string, title: PageTextKey, roles: readonly Role[]])[] = [
  ['/m/register', 'page.register', ['visitor']],
  ['/m/forget', 'page.forget', ['visitor']],
  ['/m/changePsw', 'page.changePassword', ACCOUNTS],
  ['/m/lottery', 'title.lottery', ALL],
  ['/m/lott', 'title.lottery', ALL],
  ['/m/elott', 'title.lottery', ALL],
  ['/m/hot', 'kind.HOT', ALL],
  ['/m/rng', 'kind.RNG', ALL],
  ['/m/pvp', 'kind.PVP', ALL],
  ['/m/fish', 'kind.FISH', ALL],
  ['/m/gameList?gameType=LIVE', 'kind.LIVE', ALL],
  ['/m/gameCenter?gameType=ESPORTS', 'kind.ESPORTS', ALL],
  ['/m/sports', 'kind.SPORTS', ALL],
  ['/m/inhouse', 'kind.INHOUSE', ALL],
  ['/m/esports', 'kind.ESPORTS', ALL],
  ['/m/cockfight', 'kind.COCKFIGHT', ALL],
  ['/m/live', 'kind.LIVE', ALL],
  ['/m/voucherCenter', 'title.deposit', ACCOUNTS],
  ['/m/withdraw', 'title.withdraw', ACCOUNTS],
  ['/m/member/home', 'title.center', SIGNED_IN],
  ['/m/myAccount/index', 'title.center', SIGNED_IN],
  ['/m/member/benefits', 'title.benefits', SIGNED_IN],
  ['/m/activity/signIn', 'title.signIn', SIGNED_IN],
  ['/m/rewardCenter', 'title.rewards', SIGNED_IN],
  ['/m/mall/mallHome', 'title.mall', SIGNED_IN],
  ['/m/gameRecord', 'title.bets', SIGNED_IN],
  ['/m/transaction/record', 'title.transactions', SIGNED_IN],
  ['/m/transaction/record?types=A', 'title.agentTransactions', AGENTS],
  ['/m/securityCenter', 'title.security', ACCOUNTS],
  ['/m/webEmail', 'title.mail', SIGNED_IN],
  ['/m/message', 'title.messages', SIGNED_IN],
  ['/m/messageDetail?id=1', 'title.message', SIGNED_IN],
  ['/m/notice', 'title.notices', ALL],
  ['/m/member/notice?types=A', 'title.agentNotices', AGENTS],
  ['/m/help', 'title.help', ALL],
  ['/m/app', 'title.app', ALL],
  ['/m/activity', 'title.promotions', ALL],
  ['/m/activityDetail?id=1', 'title.promotion', ALL],
  ['/m/customer', 'title.customer', ALL],
  ['/m/useragreement', 'title.agreement', ALL],
  ['/m/trail', 'title.trial', ALL],
  ['/m/set', 'title.settings', ALL],
  ['/m/other', 'title.other', ALL],
  ['/m/vip', 'title.vip', SIGNED_IN],
  ['/m/agent', 'title.agent', AGENTS],
  ['/m/agent/team/overview', 'title.overview', AGENTS],
  ['/m/agentRegister', 'title.openAccount', AGENTS],
  ['/m/agent/team/pnl', 'title.pnl', AGENTS],
  ['/m/member/team', 'title.team', AGENTS],
  ['/m/teamBetting', 'title.teamBets', AGENTS],
  ['/m/member/agent/agentRebeat', 'title.rebate', AGENTS],
  ['/m/member/teamRebate', 'title.rebateIncome', AGENTS],
  ['/m/member/agent/agentDivident', 'title.dividend', AGENTS],
  ['/m/member/agent/getSalaryContract', 'title.salaryContract', AGENTS],
  ['/m/member/agent/getDevidendContract', 'title.dividendContract', AGENTS],
  ['/m/member/agent/getHourContract', 'title.hourContract', AGENTS],
];

const SHELL = ['/m/login', '/m/register', '/m/forget'];
const NO_FOOTER_MENU = [...SHELL, '/m/changePsw', '/m/app', '/m/activityDetail'];
/** Pages whose way back leads home; the shell has a link of its own for that (FRAME-31). */
const BACK_TO_HOME = ['/m/trail', '/m/notice', '/m/activity', '/m/message'];
const BANNERS = /^\/m\/(hot|rng|pvp|fish|gameList|gameCenter|sports|inhouse|esports|cockfight|live)$/;

interface Seen {
  readonly at: string;
  readonly title: string;
  readonly header: 'home' | 'page' | null;
  /** Of a header with a title. */
  readonly heading: string | null;
  readonly back: boolean;
  readonly footerMenu: boolean;
  readonly banner: boolean;
  /** Something of the page itself is there. */
  readonly page: boolean;
}

const pathOf = (address: string) => address.replace(/\?.*/, '');

/** What stands at the address once it is reached. */
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
    page: true,
  };
}

/** Where somebody is led who asks for a page that is not theirs. */
function elsewhere(address: string, role: Role): Seen {
  const path = pathOf(address);
  const home = pageAt('/m/home', 'page.title');
  if (role === 'visitor') {
    if (path === '/m/changePsw') return home;
    return pageAt(`/m/login?${new URLSearchParams({ next: address })}`, 'page.login');
  }
  const closedToGuests = ['/m/changePsw', '/m/voucherCenter', '/m/withdraw', '/m/securityCenter'];
  return role === 'guest' && closedToGuests.includes(path) ? pageAt('/m/trail', 'title.trial') : home;
}

const look = (page: Page): Promise<Seen> =>
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
        page: main !== null && main.childElementCount > 0 && !main.querySelector('.page-wait'),
      };
    },
    { back: site['header.back'], menu: site['bottom.label'] },
  );

const intervals = [20, 40, 80, 160];
const reaches = (page: Page, seen: Seen) =>
  expect.poll(() => look(page), { intervals, message: seen.at }).toEqual(seen);
const go = (page: Page, ...addresses: string[]) =>
  page.evaluate(all => {
    for (const address of all) history.pushState(null, '', address);
  }, addresses);

/** A page that none of the tested ones leads back to. */
const BEFORE = '/m/useragreement?from=walk';

async function walk(page: Page, role: Role) {
  for (const [address, title, roles] of PAGES) {
    await go(page, BEFORE, address);
    const seen = roles.includes(role) ? pageAt(address, title) : elsewhere(address, role);
    await reaches(page, seen);
    if (!seen.back) continue;
    // Where a page has steps they have a way back too.
    await page.getByRole('banner').getByRole('button', { name: site['header.back'], exact: true }).click();
    const target = BACK_TO_HOME.includes(pathOf(seen.at)) ? '/m/home' : BEFORE;
    await expect.poll(async () => (await look(page)).at, { intervals, message: `back from ${address}` }).toBe(target);
  }
}

test('ROUTE-03..39 FRAME-01..08 a visitor finds every page of everybody, and the login with the way back before the others', async ({
  page,
}) => {
  await page.goto('/m/help');
  await walk(page, 'visitor');
  // An address nobody knows leaves no step in the history (OPEN: ROUTE-03).
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
  test(`ROUTE-03..39 FRAME-01..08 TRIAL-08 a ${role} finds every page that is theirs, and is led away from the others`, async ({
    page,
  }) => {
    await logIn(page, name);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/help');
    await walk(page, role);
  });
}
