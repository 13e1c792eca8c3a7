/**
 * Hostile content of an operator's editor on the pages that show it: HTML and URLs that try to run code or send
 * requests.
 */
import type { Page } from '@playwright/test';
import { ATTRIBUTES, TAGS } from '../../../sdk/dom/safe/rich-profile.ts';
import { encryptPath } from '../../../site/gateway/features/service/encrypted-links.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { attacks, noUrls, RUNNING, sharedAttacks } from '../../fixtures/attacks.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { button, expect, test } from '../account/account-kit.ts';

const texts = [...attacks, ...sharedAttacks()];
const urls = [...noUrls, ...texts];
const ANNOUNCEMENTS = '**/wps/relay/MCSFE_getListAnnouncements';
const PROMOTIONS = '**/wps/relay/MCSFE_getAvailablePromotions';
const HELP = '**/wps/system/helpCenter*';
const SETTINGS = '**/wps/system/settings/consolidated';

test.use({ noticed: false });

/** Policy variants: the gateway's policy, no policy, and the gateway's policy with Trusted Types. */
const policies = {
  'its own policy': (own: string) => own,
  'no policy': () => '',
  'Trusted Types': (own: string) => `${own}; require-trusted-types-for 'script'; trusted-types lobbykit`,
};

/** Attributes that the sanitizer adds, in addition to the attributes of the allowed HTML profile. */
const ADDED = ['style', 'target', 'rel', 'referrerpolicy', 'loading', 'decoding'];

interface PageCheck {
  /**
   * Interacts with the texts as a reader would. Returns elements and attributes that violate the allowed HTML profile.
   */
  look(): string[];
}

/** Runs in the page, and adds `look` to its `window`. */
function checkInPage([tags, attributes]: readonly [readonly string[], readonly string[]]) {
  const look = () => {
    const wrong: string[] = [];
    for (const element of document.querySelectorAll('.lk-rich > div *')) {
      const href = element.getAttribute('href');
      if (!tags.includes(element.localName)) wrong.push(element.localName);
      if (href !== null && !/^(https?|mailto|tel):/.test(href)) wrong.push(href);
      for (const name of element.getAttributeNames()) if (!attributes.includes(name)) wrong.push(name);
      for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error', 'load'])
        element.dispatchEvent(new Event(type));
    }
    return wrong;
  };
  Object.assign(window, { look });
}

interface Watched {
  readonly ran: string[];
  /** Lists requests to other origins, except for images in texts, which the allowed HTML profile permits. */
  readonly left: string[];
}

/** Watches a page whose next `pages` URLs are served with `policy`. */
async function watch(page: Page, site: string, policy: (own: string) => string, pages = 1): Promise<Watched> {
  const watched: Watched = { ran: [], left: [] };
  await page.exposeFunction('noteRun', (message: string) => watched.ran.push(message));
  await page.addInitScript(checkInPage, [TAGS, [...ATTRIBUTES, ...ADDED]] as const);
  await page.addInitScript(() => {
    const { noteRun } = window.top as unknown as { noteRun(message: string): void };
    for (const name of ['alert', 'confirm', 'prompt'])
      Object.assign(window, { [name]: (message: unknown) => noteRun(String(message)) });
  });
  await page.route(
    url => url.origin !== new URL(site).origin,
    route => {
      if (route.request().resourceType() !== 'image') watched.left.push(route.request().url());
      return route.abort();
    },
  );
  await page.route(
    /\/m\/[a-zA-Z]+(\?.*)?$/,
    async route => {
      const response = await route.fetch();
      const headers = { ...response.headers() };
      headers['content-security-policy'] = policy(headers['content-security-policy'] ?? '');
      return route.fulfill({ response, headers });
    },
    // Changes the policy of the page only, not that of frames in its texts.
    { times: pages },
  );
  return watched;
}

/** Changes the value of the gateway's responses to `url`. */
const spoil = (page: Page, url: string, change: (value: Record<string, unknown>) => unknown) =>
  page.route(url, async route => {
    const response = await route.fetch();
    const body = await response.json();
    return route.fulfill({ response, json: { ...body, value: change(body.value) } });
  });

/** Pages that show URLs of settings, announcements and promotions. */
const PLACES = ['/m/home', '/m/customer', '/m/activity', '/m/app'];

test('ANN-21 the attack texts run code without the sanitizer, as a control', async ({ page, gateway }) => {
  const watched = await watch(page, gateway.url, policies['no policy']);
  await page.goto('/m/help');
  await page.evaluate(list => {
    const boxes = list.map(() => document.body.appendChild(document.createElement('div')));
    for (const [at, html] of list.entries()) boxes[at]!.innerHTML = html.replaceAll('alert(1)', `alert(${at})`);
  }, attacks);
  await expect.poll(() => new Set(watched.ran).size).toBeGreaterThanOrEqual(RUNNING);
});

for (const [name, policy] of Object.entries(policies)) {
  test(
    `ANN-21 announcements with attack texts run no code, send no request and leave no foreign markup, with ${name}`,
    slowUnless(name === 'its own policy'),
    async ({ page, gateway }) => {
      const watched = await watch(page, gateway.url, policy);
      await spoil(page, ANNOUNCEMENTS, value => ({
        ...value,
        // All announcements are already marked as read, so opening an announcement sends no request and all can be
        // opened.
        player: texts.map((content, id) => ({ id, title: `Text ${id}`, content, read: true })),
      }));
      await page.goto('/m/notice');
      const notices = page.locator('.announcement');
      await expect(notices).toHaveCount(texts.length);
      // The sanitizer loads with the first text.
      await notices.first().locator('summary').click();
      await expect(page.locator('.announcement-text .lk-rich > div')).toHaveCount(1);
      await page.evaluate(() => {
        for (const summary of document.querySelectorAll<HTMLElement>('.announcement:not([open]) > summary'))
          summary.click();
      });
      await expect(page.locator('.announcement-text .lk-rich > div')).toHaveCount(texts.length);
      expect(await page.evaluate(() => (window as unknown as PageCheck).look())).toEqual([]);
      expect(watched).toEqual({ ran: [], left: [] });
    },
  );

  test(`S4 help center answers with attack texts run no code and send no request, with ${name}`, {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    const watched = await watch(page, gateway.url, policy);
    await spoil(page, HELP, () => texts.map((content, id) => ({ id, title: `Text ${id}`, content })));
    await page.goto('/m/help');
    const questions = page.locator('.help-question');
    await expect(questions).toHaveCount(texts.length);
    // The sanitizer loads with the first answer.
    await questions.first().click();
    await expect(page.locator('.help-answer .lk-rich > div')).toHaveCount(1);
    const wrong = await page.evaluate(async () => {
      const found: string[] = [];
      for (const question of document.querySelectorAll<HTMLElement>('.help-question[aria-expanded=false]')) {
        question.click();
        await new Promise(resolve => setTimeout(resolve));
        found.push(...(window as unknown as PageCheck).look());
      }
      return found;
    });
    await expect(questions.last()).toHaveAttribute('aria-expanded', 'true');
    expect(wrong).toEqual([]);
    expect(watched).toEqual({ ran: [], left: [] });
  });

  test(
    `S4 promotions with attack texts run no code and send no request, with ${name}`,
    slowUnless(name === 'its own policy'),
    async ({ page, gateway }) => {
      const watched = await watch(page, gateway.url, policy);
      await spoil(page, PROMOTIONS, value => ({
        ...value,
        content: texts.map((content, id) => ({ id, title: `Text ${id}`, content })),
      }));
      await page.goto('/m/activityDetail?id=0');
      const title = page.getByRole('heading', { name: `Text ${texts.length - 1}`, exact: true });
      const shown = page.locator('.lk-rich > div');
      await expect(shown).toHaveCount(1);
      const wrong = await page.evaluate(async count => {
        const found: string[] = [];
        for (let id = 0; id < count; id++) {
          history.replaceState(history.state, '', `/m/activityDetail?id=${id}`);
          await new Promise(resolve => setTimeout(resolve));
          found.push(...(window as unknown as PageCheck).look());
        }
        return found;
      }, texts.length);
      await expect(title).toBeVisible();
      expect(wrong).toEqual([]);
      expect(watched).toEqual({ ran: [], left: [] });
    },
  );

  test(
    `S8 hostile URLs are not opened or loaded, with ${name}`,
    slowUnless(name === 'its own policy'),
    async ({ page, gateway }) => {
      const watched = await watch(page, gateway.url, policy, PLACES.length);
      const resources = (kinds: readonly string[]) =>
        urls.map((url, at) => ({ resourceType: kinds[at % kinds.length], url, labelNameEn: `Link ${at}` }));
      await spoil(page, SETTINGS, value => ({
        ...value,
        downloadLinks: resources(['Android', 'IOS', 'MOBILECONFIG', 'AppDownloadIcon']),
        customerServiceResources: resources(['TELEGRAM', 'FACEBOOK2', 'WHATSAPP']),
      }));
      await spoil(page, ANNOUNCEMENTS, value => ({
        ...value,
        banners: urls.map((url, id) => ({ id, title: `Banner ${id}`, url, link: url, groupName: 'hot' })),
      }));
      await spoil(page, PROMOTIONS, value => ({
        ...value,
        content: urls.map((url, id) => ({
          id,
          title: `Text ${id}`,
          announcementImages: [1, 2].map(sequence => ({ url, sequence })),
        })),
      }));
      for (const path of PLACES) {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const wrong = await page.evaluate(() => {
          const followed = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href);
          const shown = [...document.querySelectorAll<HTMLImageElement>('img[src]')].map(({ src }) => src);
          const own = `${location.protocol}//${location.hostname}`;
          return [...followed, ...shown].filter(url => {
            const { protocol, username } = new URL(url);
            return !(protocol === 'https:' || url.startsWith(own)) || username !== '';
          });
        });
        expect(wrong, path).toEqual([]);
        // Unusual but valid URLs, such as a path with brackets, are shown. This proves that the hostile URLs were
        // checked and omitted.
        if (path === '/m/customer') expect(await page.locator('.channel').count()).toBeGreaterThan(0);
      }
      expect(watched).toEqual({ ran: [], left: [] });
    },
  );
}

test('S8 S23 a service path with an invalid window URL opens no window', async ({ page, gateway, context }) => {
  const watched = await watch(page, gateway.url, policies['its own policy']);
  await page.route('**/wps/system/status', route =>
    route.fulfill({ json: { success: true, value: { maintenance: true, regionRestriction: false } } }),
  );
  for (const url of urls.slice(0, 12)) {
    await page.route('**/wps/system/serviceLinks', route =>
      route.fulfill({
        json: { success: true, value: { version: { pathList: [{ type: '3', path: encryptPath(url) }] } } },
      }),
    );
    await page.goto('/m/home');
    await button(page, en['status.contact']).click();
    await expect(page.getByRole('alert')).toHaveText(en['status.noContact']);
  }
  await expect.poll(() => context.pages().length).toBe(1);
  expect(watched).toEqual({ ran: [], left: [] });
});
