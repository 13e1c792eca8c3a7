/**
 * EMBED-10 Copied snippets reserve the height of their widget: content below does not move during loading on phone and
 * desktop.
 */

import { readFileSync } from 'node:fs';
import type { PlaceholderWidget, TagAttributes } from '../../../sdk/protocol/embed/placeholder-height.ts';
import { placeholderStyle } from '../../../sdk/protocol/embed/placeholder-style.ts';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { root } from '../../helpers/sources/sources.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { attributesOf, expect, test } from '../../integrations/stage.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Widgets with their attributes, and a selector that matches once the widget is usable. */
const cases: [widget: PlaceholderWidget, attributes: Readonly<Record<string, string>>, ready: string][] = [
  ['lottery-board', {}, '[part~=countdown]'],
  ['lottery-board', { limit: '1' }, '[part~=countdown]'],
  ['lottery-board', { limit: '2' }, '[part~=countdown]'],
  ['lottery-board', { limit: '4' }, '[part~=countdown]'],
  ['lottery-board', { layout: 'rows', limit: '3' }, '[part~=countdown]'],
  ['lottery-board', { layout: 'schedule' }, '[part~=countdown]'],
  ['lottery-board', { layout: 'full', limit: '2' }, '[part~=countdown]'],
  ['game-grid', {}, '[part~=image][data-art=shown]'],
  ['winner-board', {}, '[part~=row]'],
  ['winner-board', { limit: '3' }, '[part~=row]'],
  ['winner-board', { still: '' }, '[part~=row]'],
  ['download-bar', {}, '[part~=stars]'],
  ['service-widget', {}, '.lk-service-toggle'],
];

/** Attributes tested without the slow flag: each widget with defaults, and the most different board. */
const IN_GATE = new Set(['', ' layout="full" limit="2"']);

for (const [widget, attributes, ready] of cases) {
  const written = attributesOf(attributes).replaceAll('=""', '');
  for (const viewport of SIZES) {
    test(
      `EMBED-10 the snippet <lobby-${widget}${written}> causes no layout shift at ${viewport.width} px`,
      slowUnless(viewport.width === 390 && IN_GATE.has(written)),
      async ({ page, gateway, host }) => {
        if (widget === 'winner-board') await winRounds(gateway, 'RNG', stakes(20));
        await page.setViewportSize(viewport);
        const shifts = await recordShifts(page);
        const head = `<style>${placeholderStyle(widget, attributes as TagAttributes)}</style>${scriptTag(`${gateway.url}/sdk/latest/`)}`;
        const body = `<h1>Above</h1><lobby-${widget}${written}></lobby-${widget}><p>Below</p>`;
        await page.goto(host.put('/snippet.html', hostPage(head, body)));
        await page.locator(ready).first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await shifts()).toEqual([]);
      },
    );
  }
}

test('EMBED-10 README snippet and script tag example use the heights of the placeholder table', () => {
  const read = (file: string) => readFileSync(`${root}${file}`, 'utf8').replaceAll(/^ +/gm, '');
  const rules = (widget: PlaceholderWidget, attributes: TagAttributes) =>
    placeholderStyle(widget, attributes).replaceAll(/^ +/gm, '');
  expect(read('README.md')).toContain(`<style>\n${rules('lottery-board', { limit: '4' })}</style>\n<script src=`);
  const page = read('examples/public/script-tag/index.html');
  const tags = [...page.matchAll(/^<lobby-([a-z-]+)([^>]*)>/gm)];
  expect(tags.map(([, name]) => name)).toContain('lottery-board');
  for (const [, name = '', written = ''] of tags) {
    const pairs = [...written.matchAll(/ ([a-z-]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]);
    expect(read('examples/public/script-tag/blog.css')).toContain(
      rules(name as PlaceholderWidget, Object.fromEntries(pairs)),
    );
  }
});
