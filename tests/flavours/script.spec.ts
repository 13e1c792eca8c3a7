/** The script tag on a page of another origin, under the strict policy of S24. */

import { attributesOf, HEARD, hearEvents, lobbyConfig, test } from '../common/stage.ts';
import { runSuites } from '../common/suite.ts';
import { strictPolicy } from '../helpers/host-page.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(hearEvents, HEARD);
  await page.addInitScript(() => {
    const page = window as unknown as { lobbykit?: { push(task: (kit: { lobby(): unknown }) => void): unknown } };
    page.lobbykit ??= [];
    page.lobbykit.push(kit => Object.defineProperty(window, 'testLobby', { get: () => kit.lobby() }));
  });
});

runSuites({
  name: 'script tag',
  setup: async ({ gateway, host }, widget) => {
    const { merchant, language, languages } = lobbyConfig(gateway, widget);
    const script = `<script src="${gateway}/sdk/latest/lobbykit.js" data-gateway="${gateway}" data-merchant="${merchant}" data-language="${language}" data-languages="${languages.join()}" defer></script>`;
    const tag = `lobby-${widget.widget ?? 'lottery-board'}`;
    const body = `<${tag}${attributesOf(widget.params)}></${tag}>`;
    return host.put('/script.html', `<!doctype html><title>Host</title>${script}${body}`, {
      policy: strictPolicy(gateway),
    });
  },
});
