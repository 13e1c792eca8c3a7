/** Widgets fit the container of a page in every layout, language and width. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { bundleForPage } from '../../helpers/sources/bundle.ts';
import { root } from '../../helpers/sources/sources.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { expect, test } from '../../integrations/stage.ts';

const WIDTHS = [320, 390, 600, 1280];

/** Common containers without a fixed width for the widget. */
const BOXES: Readonly<Record<string, string>> = {
  block: '<div>WIDGET</div>',
  grid: '<div style="display:grid">WIDGET</div>',
  'grid of two columns': '<div style="display:grid;grid-template-columns:auto auto"><p>Beside</p>WIDGET</div>',
  'grid of fractions': '<div style="display:grid;grid-template-columns:1fr 1fr"><p>Beside</p>WIDGET</div>',
  'flex row': '<div style="display:flex">WIDGET</div>',
  'flex row beside text': '<div style="display:flex;gap:8px"><p>Beside</p>WIDGET</div>',
  'flex column': '<div style="display:flex;flex-direction:column;align-items:flex-start">WIDGET</div>',
  'table cell': '<table><tr><td>WIDGET</td></tr></table>',
  'inline block': '<div style="display:inline-block">WIDGET</div>',
  'box of 600 px': '<div style="width:600px;max-width:100%">WIDGET</div>',
  float: '<div style="float:left">WIDGET</div><div style="clear:both"></div>',
};

/** In-flow widgets with a part (a class in React) that exists once they are usable. */
const WIDGETS: readonly (readonly [tag: string, attributes: string, ready: string])[] = [
  ['lobby-lottery-board', '', '[part~=countdown]'],
  ['lobby-lottery-board', ' layout="full"', '[part~=countdown]'],
  ['lobby-game-grid', '', '[part~=tile]'],
  ['lobby-winner-board', '', '[part~=row]'],
  ['lobby-download-bar', '', '[part~=stars]'],
];
const COMPONENTS: readonly (readonly [component: string, ready: string])[] = [
  ['LotteryBoard', '.lk-countdown'],
  ['GameGrid', '.lk-tile'],
  ['WinnerBoard', '.lk-winner'],
  ['DownloadBar', '.lk-stars'],
];

/**
 * Containers whose widget overflows the window or the container, or is too narrow; `widget` is the selector of the
 * widget.
 */
const misfits = (page: Page, widget: string) =>
  page.evaluate(selector => {
    const available = document.documentElement.clientWidth;
    return [...document.querySelectorAll<HTMLElement>('[data-box]')].flatMap(box => {
      const found = box.querySelector(selector)!;
      const { left, right, width } = found.getBoundingClientRect();
      // A wrapper with `display: contents` has no box.
      const around = [found.parentElement!, found.parentElement!.parentElement!].find(
        one => one.getClientRects().length > 0,
      )!;
      const max = Math.min(available, Math.round(around.getBoundingClientRect().right));
      const fits = left >= 0 && Math.round(right) <= max && width >= 100;
      return fits ? [] : [`${box.dataset.box}: ${Math.round(left)} to ${Math.round(right)} of ${max}`];
    });
  }, widget);

/** Width in px of the part of an element that is outside of the window, left or right. */
const outside = (part: Locator) =>
  part.evaluate(element => {
    const { left, right } = element.getBoundingClientRect();
    return Math.max(0, -left, Math.round(right) - document.documentElement.clientWidth);
  });

/** Height in px that the widget adds to its container. */
const spaceOf = (widget: Locator) =>
  widget.evaluate((tag: HTMLElement) => {
    const box = tag.closest('[data-box]')!;
    const withIt = box.getBoundingClientRect().height;
    tag.style.setProperty('display', 'none', 'important');
    const without = box.getBoundingClientRect().height;
    tag.style.removeProperty('display');
    return withIt - without;
  });

/** Checks every container at every width once its widget is usable. */
async function expectToFit(page: Page, widget: string, ready: string) {
  for (const box of Object.keys(BOXES)) {
    await page.locator(`[data-box="${box}"] ${ready}`).first().waitFor({ state: 'attached' });
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => misfits(page, widget), { message: `${width} px` }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

const STYLE = '<style>body{margin:0}td{padding:0}</style>';
const boxesWith = (widget: string) =>
  Object.entries(BOXES)
    .map(([name, markup]) => `<section data-box="${name}">${markup.replace('WIDGET', widget)}</section>`)
    .join('');

for (const [tag, attributes, ready] of WIDGETS) {
  for (const language of ['EN', 'VI', 'PT']) {
    test(
      `EMBED-11 <${tag}${attributes}> in ${language} fits its container`,
      slowUnless(language === 'PT'),
      async ({ page, gateway, host }) => {
        if (tag === 'lobby-winner-board') await winRounds(gateway, 'RNG', stakes(20));
        const script = scriptTag(`${gateway.url}/sdk/latest/`, { 'data-lobby-language': language });
        const body = boxesWith(`<${tag}${attributes}></${tag}>`);
        await page.goto(host.put('/boxes.html', hostPage(STYLE + script, body), { policy: null }));
        await expectToFit(page, tag, ready);
      },
    );
  }
}

/** Floating widgets take no space in their container and are inside the window. */
const FLOATING: readonly (readonly [tag: string, attributes: string, shown: string])[] = [
  ['lobby-service-widget', '', '[part~=button]'],
  ['lobby-login-modal', ' open', '[part~=panel]'],
];

for (const [tag, attributes, shown] of FLOATING) {
  for (const language of ['EN', 'VI', 'PT']) {
    test(
      `EMBED-11 <${tag}${attributes}> in ${language} takes no space in its container`,
      slowUnless(tag === 'lobby-service-widget' && language === 'PT'),
      async ({ page, gateway, host }) => {
        const script = scriptTag(`${gateway.url}/sdk/latest/`, { 'data-lobby-language': language });
        for (const [name, markup] of Object.entries(BOXES)) {
          const box = `<section data-box="${name}">${markup.replace('WIDGET', `<${tag}${attributes}></${tag}>`)}</section>`;
          await page.goto(host.put('/floating.html', hostPage(STYLE + script, box), { policy: null }));
          const part = page.locator(`${tag} ${shown}`).first();
          await expect(part).toBeVisible();
          expect(await spaceOf(page.locator(tag)), name).toBe(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 844 });
            await expect.poll(() => outside(part), { message: `${name} at ${width} px` }).toBe(0);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
          }
        }
      },
    );
  }
}

for (const [component, ready] of COMPONENTS) {
  for (const language of ['EN', 'VI', 'PT']) {
    test(`EMBED-11 <${component}> of React in ${language} fits its container`, { tag: '@slow' }, async ({
      page,
      gateway,
      host,
    }) => {
      if (component === 'WinnerBoard') await winRounds(gateway, 'RNG', stakes(20));
      const code = await bundleForPage(`
      import { createLobby } from 'lobbykit';
      import { ${component}, LobbyProvider } from 'lobbykit/react';
      import { createRoot } from 'react-dom/client';
      const lobby = createLobby({ gateway: '${gateway.url}', merchant: 'demo', language: '${language}' });
      for (const place of document.querySelectorAll('[data-place]'))
        createRoot(place).render(<LobbyProvider lobby={lobby}><${component} /></LobbyProvider>);
    `);
      host.put('/boxes.js', code, { type: 'text/javascript' });
      host.put('/styles.css', readFileSync(`${root}dist/styles.css`, 'utf8'), { type: 'text/css' });
      const head = `${STYLE}<style>[data-place]{display:contents}</style><link rel="stylesheet" href="/styles.css"><script type="module" src="/boxes.js"></script>`;
      await page.goto(host.put('/boxes.html', hostPage(head, boxesWith('<div data-place></div>')), { policy: null }));
      await expectToFit(page, '.lk', ready);
    });
  }
}
