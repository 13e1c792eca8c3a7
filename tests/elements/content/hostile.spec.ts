/** The login form is in the light DOM: page CSS must not break the form, and SDK CSS must not affect the page. */
import type { Page } from '@playwright/test';
import type { HostSite } from '../../helpers/pages/host-page.ts';
import { expect, type MovableGateway, test } from '../../integrations/stage.ts';

/** Page CSS that could break the form: careless rules for all elements, and specific rules for forms. */
const HOSTILE = `
  * { color: #fff !important; background: #fff !important; letter-spacing: .4em; }
  input, button, label, select { border: 9px solid lime !important; width: 40px !important; height: 9px !important;
    text-transform: uppercase !important; font: 9px cursive !important; opacity: .1 !important; }
  div, form, p { display: none !important; }
  body form label span { visibility: hidden !important; }
  #page input { margin: 50px !important; }
`;

const stylesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => {
    const style = getComputedStyle(element);
    const { color, backgroundColor, borderTopWidth, opacity, textTransform, fontFamily, display, letterSpacing } =
      style;
    const { width, height } = element.getBoundingClientRect();
    const box = { width: Math.round(width), height: Math.round(height) };
    return {
      color,
      backgroundColor,
      borderTopWidth,
      opacity,
      textTransform,
      fontFamily,
      display,
      letterSpacing,
      ...box,
    };
  });

const PARTS = [
  '.lk-light .lk-field',
  '.lk-light input[data-field=username]',
  '.lk-light .lk-label',
  '.lk-light .lk-login-link',
];

/**
 * Returns a function that opens the login on a page with the given CSS rules and returns the computed styles after the
 * panel animation has ended.
 */
const opener =
  ({ page, gateway, host }: { page: Page; gateway: MovableGateway; host: HostSite }) =>
  async (path: string, css: string) => {
    const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
    const style = css && `<style>${css}</style>`;
    const body = `<div id="page"><lobby-login-modal open></lobby-login-modal></div>`;
    await page.goto(host.put(path, `<!doctype html><title>Host</title>${style}${script}${body}`));
    await expect(page.getByLabel('Username')).toBeAttached();
    await expect(page.locator('.lk-light')).toBeAttached();
    await page.waitForTimeout(500);
    return Promise.all(PARTS.map(part => stylesOf(page, `${part} >> nth=0`)));
  };

test('login modal looks the same on a hostile page as on an empty page', async ({ page, gateway, host }) => {
  const show = opener({ page, gateway, host });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calm = await show('/calm.html', '');
  expect(calm[1]).toMatchObject({
    color: 'rgb(20, 24, 36)',
    opacity: '1',
    borderTopWidth: '0px',
    textTransform: 'none',
  });
  // The container of the element belongs to the page, so the page may hide that container.
  const hostile = await show('/hostile.html', `${HOSTILE} #page { display: block !important; }`);
  expect(hostile).toEqual(calm);
});

test('EMBED-12 `!important` rules in a cascade layer of the page affect only the fields of the login modal', async ({
  page,
  gateway,
  host,
}) => {
  const show = opener({ page, gateway, host });
  const panel = () => stylesOf(page, '[role=dialog]');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const calm = await show('/calm.html', '');
  const calmPanel = await panel();
  const rule = (mark: string) =>
    `@layer site { * { color: rgb(1, 2, 3)${mark}; } input { border: 9px solid lime${mark}; opacity: .5${mark}; } }`;
  expect(await show('/layer.html', rule(''))).toEqual(calm);
  const layered = await show('/important.html', rule(' !important'));
  for (const part of layered) expect(part).toMatchObject({ color: 'rgb(1, 2, 3)' });
  expect(layered[1]).toMatchObject({ borderTopWidth: '9px', opacity: '0.5' });
  expect(await panel()).toEqual(calmPanel);
});

test('login stylesheets change no element of the page', async ({ page, gateway, host }) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  const own =
    '<form class="lk"><label class="lk-field">Name <input name="own"></label><button>Go</button><p>text</p></form>';
  await page.goto(host.put('/own.html', `<!doctype html><title>Host</title>${script}${own}<main></main>`));
  const parts = ['form.lk', '.lk > label', 'input[name=own]', 'form.lk > button', 'form.lk > p'];
  const before = await Promise.all(parts.map(part => stylesOf(page, part)));
  await page.evaluate(() => {
    const modal = document.createElement('lobby-login-modal');
    modal.setAttribute('open', '');
    document.querySelector('main')?.append(modal);
  });
  await expect(page.locator('.lk-light input[data-field=username]')).toBeVisible();
  expect(await Promise.all(parts.map(part => stylesOf(page, part)))).toEqual(before);
});

test('a page that serializes every submitted form receives no field and no event of the login', async ({
  page,
  gateway,
  host,
}) => {
  const script = `<script src="${gateway.url}/sdk/latest/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>`;
  await page.goto(
    host.put(
      '/serialize.html',
      `<!doctype html><title>Host</title>${script}<script>
window.sent = [];
document.addEventListener('submit', event => sent.push(event.type));
document.addEventListener('keydown', event => {
  if (event.key === 'Enter') for (const form of document.forms) sent.push(...new FormData(form).keys());
});
</script><lobby-login-modal open></lobby-login-modal>`,
    ),
  );
  await page.getByRole('textbox', { name: 'Username' }).fill('member0');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('wrong-one');
  await password.press('Enter');
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { sent: string[] }).sent)).toEqual([]);
});
