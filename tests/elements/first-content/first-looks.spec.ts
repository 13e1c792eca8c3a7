/** Prerendered markup in the language and colors of its page. */
import { downloadVi } from '../../../sdk/i18n/download-vi.ts';
import { gamesVi } from '../../../sdk/i18n/games-vi.ts';
import { serviceVi } from '../../../sdk/i18n/service-vi.ts';
import { type Drawn, expectHydrated, isDefined, markupOf, waitLong } from '../../helpers/first/first-drawing.ts';
import { holdElements, hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';
import { winsOf } from '../../widgets/winner-board/suite.ts';

/** Widgets, each with one of its texts, and with a part whose background has a known color in the dark theme. */
const WIDGETS: readonly { drawn: Drawn; text: string; ground: string; color: string }[] = [
  {
    drawn: { tag: 'lobby-winner-board', parts: '.lk', number: '[part~=amount]', style: /\d/ },
    text: gamesVi['winners.title'],
    ground: '.lk-winners-window',
    color: 'rgb(22, 27, 38)',
  },
  {
    drawn: { tag: 'lobby-download-bar', parts: '.lk', number: '[part~=text]', style: /./ },
    text: downloadVi['download.title'],
    ground: '.lk-app-bar',
    color: 'rgb(46, 36, 16)',
  },
  {
    drawn: { tag: 'lobby-service-widget', parts: '.lk', number: '.lk-service-toggle', style: /^$/ },
    text: serviceVi['service.toggle'],
    ground: '.lk-service-toggle',
    color: 'rgb(216, 30, 63)',
  },
];

for (const { drawn, text, ground, color } of WIDGETS) {
  test(
    `I18N-01 THEME-02 prerendered ${drawn.tag} uses the language and dark theme of the page`,
    slowUnless(drawn.tag === 'lobby-winner-board'),
    async ({ page, gateway, host }) => {
      await winsOf(gateway);
      await waitLong(page);
      const release = await holdElements(page);
      const script = scriptTag(`${gateway.url}/sdk/latest/`, {
        'data-lobby-language': 'VI',
        'data-lobby-theme': 'dark',
      });
      await page.goto(host.put('/dark.html', hostPage(script, `<${drawn.tag}></${drawn.tag}>`)));
      const surface = page.locator(ground);
      await expect(surface).toHaveCSS('background-color', color);
      expect(await isDefined(page, drawn)).toBe(false);
      const before = await markupOf(page, drawn);
      expect(JSON.stringify(before)).toContain(text);

      release();
      await expectHydrated(page, drawn);
      expect(await markupOf(page, drawn)).toEqual(before);
      await expect(surface).toHaveCSS('background-color', color);
    },
  );
}
