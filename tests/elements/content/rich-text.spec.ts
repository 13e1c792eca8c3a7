/**
 * External HTML in a real page: without a policy, under a strict policy, with HTML forbidden, and without the sanitizer
 * chunk.
 */
import { test as base, expect, type Page } from '@playwright/test';
import { attacks, documents, RUNNING, sharedAttacks } from '../../fixtures/attacks.ts';
import { type HostSite, startHostSite } from '../../helpers/pages/host-page.ts';
import type { RichPage } from '../../helpers/pages/rich-page.tsx';
import { sendsAgain } from '../../helpers/pages/sends-again.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { bundleInChunks } from '../../helpers/sources/bundle.ts';

const strict = (policy: string) =>
  `default-src 'none'; script-src 'self'; require-trusted-types-for 'script'; trusted-types ${policy}`;
const all = [...attacks, ...sharedAttacks()];

interface Watched {
  /** First arguments of every alert, confirm and prompt in any frame. */
  readonly ran: string[];
  /** Requested URLs outside of the host page's site, with their request details. */
  readonly left: string[];
  readonly errors: string[];
}

const test = base.extend<{ watched: Watched }, { host: HostSite }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
    async ({}, use) => {
      const host = await startHostSite();
      const type = 'text/javascript';
      for (const [name, text] of await bundleInChunks('tests/helpers/pages/rich-page.tsx'))
        for (const copy of ['rich', 'copy']) host.put(`/${copy}/${name}`, text, { type });
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  watched: async ({ page, host }, use) => {
    const watched: Watched = { ran: [], left: [], errors: [] };
    await page.exposeFunction('noteRun', (message: string) => watched.ran.push(message));
    await page.addInitScript(() => {
      const { noteRun } = window.top as unknown as { noteRun(message: string): void };
      for (const name of ['alert', 'confirm', 'prompt'])
        Object.assign(window, { [name]: (message: unknown) => noteRun(String(message)) });
    });
    await page.route(
      url => !url.href.startsWith(host.url),
      route => {
        const request = route.request();
        watched.left.push(`${request.headers().referer ?? ''}${request.resourceType()} ${request.url()}`);
        return route.abort();
      },
    );
    page.on('pageerror', error => watched.errors.push(error.message));
    await use(watched);
  },
});

type Shown = Window & { rich: RichPage; copy: RichPage };

/** Opens a page that shows `texts` and waits until all of them are rendered completely. */
async function show(page: Page, host: HostSite, texts: readonly string[], policy: string | null = null) {
  await page.goto(host.put('/page.html', body('rich'), { policy }));
  await showIn(page, 'rich', texts);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

const body = (...copies: readonly string[]) => {
  const places = copies.map(
    copy => `<main id="place-${copy}"></main><script type="module" src="/${copy}/page.js"></script>`,
  );
  return `<!doctype html><title>Host</title>${places.join('')}`;
};

async function showIn(page: Page, copy: 'rich' | 'copy', texts: readonly string[]) {
  await page.waitForFunction(name => name in window, copy);
  await page.evaluate(([name, list]) => (window as unknown as Shown)[name].show(list), [copy, texts] as const);
  await expect(page.locator(`#place-${copy} section`)).toHaveCount(texts.length);
}

/** Triggers the events that a reader causes, and waits until all images have loaded or failed. */
const live = (page: Page) =>
  page.evaluate(async () => {
    (window as unknown as Shown).rich.touch();
    await new Promise(resolve => {
      const last = new Image();
      last.onerror = resolve;
      last.src = '/not-there.png';
    });
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  });

const strangers = (page: Page) => page.evaluate(() => (window as unknown as Shown).rich.strangers());

test('S4 the attack texts run without the sanitizer (control)', async ({ page, host, watched }) => {
  await page.goto(host.put('/control.html', '<!doctype html><title>Host</title><body></body>'));
  await page.evaluate(texts => {
    // Creates the boxes first, because some texts replace functions of the page.
    const boxes = texts.map(() => document.body.appendChild(document.createElement('div')));
    for (const [place, html] of texts.entries()) {
      boxes[place]!.innerHTML = html.replaceAll('alert(1)', `alert(${place})`);
    }
  }, all);
  await expect.poll(() => new Set(watched.ran).size).toBeGreaterThanOrEqual(RUNNING);
});

for (const [name, policy] of [
  ['a page without policy', null],
  ['a strict page with Trusted Types', strict('lobbykit')],
] as const) {
  test(
    `S4 S5 S6 on ${name} attack texts run no code, send no request and leave no foreign markup`,
    slowUnless(policy !== null),
    async ({ page, host, watched }) => {
      await show(page, host, all, policy);
      await live(page);
      expect(await strangers(page)).toEqual([]);
      const pictures = await page
        .locator('.lk-rich img')
        .evaluateAll(all => all.map(one => `image ${(one as HTMLImageElement).src}`));
      // The allowed profile includes images, and their requests send no referrer.
      const left = watched.left.filter(request => !pictures.includes(request));
      expect({ ...watched, left }).toEqual({ ran: [], left: [], errors: [] });
    },
  );
}

test('S3 sanitizing preserves the text and the structure of editor content', async ({ page, host, watched }) => {
  await show(page, host, documents);
  const shapes = await page.evaluate(texts => {
    const shapeOf = (node: Node): unknown =>
      node.nodeType === Node.TEXT_NODE
        ? node.textContent
        : [(node as Element).localName, [...node.childNodes].map(shapeOf)];
    const shown = [...document.querySelectorAll('.lk-rich > div')];
    return texts.map((html, place) => {
      const expected = new DOMParser().parseFromString(html, 'text/html').body;
      return { expected: [...expected.childNodes].map(shapeOf), shown: [...shown[place]!.childNodes].map(shapeOf) };
    });
  }, documents);
  for (const { expected, shown } of shapes) expect(shown).toEqual(expected);
  await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', 'https://help.test/a?b=1#c');
  await expect(page.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', 'mailto:a@b.test');
  await expect(page.getByAltText('A car')).toHaveAttribute('width', '320');
  expect(watched.errors).toEqual([]);
});

test('S5 only styles of the allowed profile are applied, also under a strict policy', async ({ page, host }) => {
  const style =
    'color: rgb(1, 2, 3); TEXT-ALIGN:center; font-size:20px; position:fixed; background:url(/a.png); line-height:var(--x)';
  for (const policy of [null, strict('lobbykit')]) {
    await show(page, host, [`<p style="${style}">styled</p>`], policy);
    const seen = await page.getByText('styled').evaluate(element => {
      const { color, textAlign, fontSize, position, backgroundImage } = getComputedStyle(element);
      return { color, textAlign, fontSize, position, backgroundImage };
    });
    expect(seen).toEqual({
      color: 'rgb(1, 2, 3)',
      textAlign: 'center',
      fontSize: '20px',
      position: 'static',
      backgroundImage: 'none',
    });
  }
});

test('S6 a link opens a page without referrer and opener', async ({ page, host, context }) => {
  await context.route('https://help.test/**', route =>
    route.fulfill({ body: route.request().headers().referer ?? 'none' }),
  );
  await show(page, host, ['<a href="https://help.test/a" target="_self" rel="opener">Help</a>']);
  const [opened] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Help' }).click()]);
  await expect(opened.locator('body')).toHaveText('none');
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('S6 a link to the same origin opens in the same tab and keeps the session of the tab', async ({
  page,
  host,
  context,
}) => {
  await show(page, host, [`<a href="${host.put('/next.html', 'Next')}" target="_blank">On</a>`]);
  await page.getByRole('link', { name: 'On' }).click();
  await expect(page).toHaveURL(/next\.html$/);
  expect(context.pages()).toHaveLength(1);
});

test('S7 a page that forbids HTML shows plain text and reports the degradation once', async ({
  page,
  host,
  watched,
}) => {
  const texts = [
    '<p>Draws on <b>Monday</b></p><script>alert(1)</script>',
    '<ul><li>One</li><li>Two &amp; three</li></ul>',
  ];
  await show(page, host, texts, strict('another'));
  await expect(page.locator('.lk-rich').first()).toHaveText('Draws on Monday');
  await expect(page.locator('.lk-rich p')).toHaveText(['Draws on Monday', 'One', 'Two & three']);
  expect(await page.evaluate(() => (window as unknown as Shown).rich.degraded)).toBe(1);
  expect(watched).toEqual({ ran: [], left: [], errors: [] });
});

test('S7 two SDK copies share the only Trusted Types policy that a strict page allows', async ({
  page,
  host,
  watched,
}) => {
  await page.goto(host.put('/two.html', body('rich', 'copy'), { policy: strict('lobbykit') }));
  for (const copy of ['rich', 'copy'] as const) {
    await showIn(page, copy, ['<p>Draws on <b>Monday</b></p><img src=x onerror=alert(1)>']);
    await expect(page.locator(`#place-${copy} b`)).toHaveText('Monday');
  }
  await live(page);
  expect(await page.evaluate(() => (window as unknown as Shown).copy.degraded)).toBe(0);
  expect(watched).toEqual({ ran: [], left: [], errors: [] });
});

test('S4 a text over 200 kB is shown as plain text without a degradation report', async ({ page, host }) => {
  await show(page, host, [`<b>long</b>${' word'.repeat(40_000)}`, '<b>short</b>']);
  await expect(page.locator('.lk-rich b')).toHaveText(['short']);
  await expect(page.locator('.lk-rich').first()).toContainText('long word word');
  expect(await page.evaluate(() => (window as unknown as Shown).rich.degraded)).toBe(0);
});

test('S3 content is shown as plain text until the sanitizer has loaded, and a failed load offers a retry', async ({
  page,
  host,
}) => {
  // Matches the chunk with any suffix that the bundler adds; an exact name would match no request.
  const chunk = /\/html-content[^/]*\.js$/;
  const lost: string[] = [];
  await page.route(chunk, route => {
    lost.push(route.request().url());
    return route.abort();
  });
  await page.goto(host.put('/page.html', body('rich')));
  await showIn(page, 'rich', ['<p>Draws on <b>Monday</b></p>']);
  await expect.poll(() => lost, 'the file of the cleaner').toHaveLength(1);
  await expect(page.getByRole('alert')).toContainText('Not as its writer meant it');
  await expect(page.getByText('Draws on Monday')).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: 'Again' }).click();
  if (!(await sendsAgain(page))) {
    // A browser that caches failed modules loads the chunk only in a new page, so the retry button remains.
    await expect(page.getByRole('button', { name: 'Again' })).toBeEnabled();
    await expect(page.getByRole('alert')).toContainText('Not as its writer meant it');
    await page.reload();
    await showIn(page, 'rich', ['<p>Draws on <b>Monday</b></p>']);
  }
  await expect(page.locator('.lk-rich b')).toHaveText('Monday');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
