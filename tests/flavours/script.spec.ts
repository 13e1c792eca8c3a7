/** The script tag on a page of another origin, under the strict policy of S24. */

import { attributesOf, hearEvents, lobbyConfig, test } from '../common/stage.ts';
import { runSuites } from '../common/suite.ts';
import { strictPolicy } from '../helpers/host-page.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(hearEvents);
  await page.addInitScript(() => {
    const kit = () => (window as unknown as { lobbykit: { lobby(): unknown } }).lobbykit.lobby();
    Object.defineProperty(window, 'testLobby', { get: kit });
  });
});

runSuites({
  name: 'script tag',
  setup: async ({ gateway, host }, board) => {
    const { merchant, language, languages } = lobbyConfig(gateway, board);
    const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-gateway="${gateway}" data-merchant="${merchant}" data-language="${language}" data-languages="${languages.join()}" defer></script>`;
    const body = `<lobby-lottery-board${attributesOf(board.params)}></lobby-lottery-board>`;
    return host.put('/script.html', `<!doctype html><title>Host</title>${script}${body}`, {
      policy: strictPolicy(gateway),
    });
  },
});
