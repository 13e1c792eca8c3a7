/** React components from the built npm package, in a real React tree. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEARD, lobbyConfig } from '../common/stage.ts';
import { runSuites } from '../common/suite.ts';
import { bundleForPage } from '../helpers/bundle.ts';
import { root } from '../helpers/sources.ts';

const code = bundleForPage(`
  import { createLobby } from 'lobbykit';
  import { DownloadBar, GameGrid, LobbyProvider, LoginModal, LotteryBoard, ServiceWidget, WinnerBoard } from 'lobbykit/react';
  import { createRoot } from 'react-dom/client';

  const { config, widget, params } = JSON.parse(document.body.dataset.page);
  const lobby = (window.testLobby = createLobby(config));
  window.heard = [];
  window.prevented = new Set(['launch-request', 'login-request', 'navigate-request', 'download-request']);
  const Widget = {
    'lottery-board': LotteryBoard,
    'game-grid': GameGrid,
    'winner-board': WinnerBoard,
    'login-modal': LoginModal,
    'download-bar': DownloadBar,
    'service-widget': ServiceWidget,
  }[widget];
  const listeners = Object.fromEntries(
    ${JSON.stringify(HEARD)}.map(name => [
      'on' + name.split('-').map(word => word[0].toUpperCase() + word.slice(1)).join(''),
      event => {
        if (window.prevented.has(name)) event.preventDefault();
        window.heard.push({ name, detail: JSON.parse(JSON.stringify(event.detail)), prevented: event.defaultPrevented });
      },
    ]),
  );
  createRoot(document.querySelector('main')).render(
    <LobbyProvider lobby={lobby}>
      <Widget {...params} {...listeners} />
    </LobbyProvider>,
  );
`);

runSuites({
  name: 'react',
  setup: async ({ gateway, host }, widget) => {
    host.put('/react.js', await code, { type: 'text/javascript' });
    host.put('/styles.css', readFileSync(join(root, 'dist/styles.css'), 'utf8'), { type: 'text/css' });
    const data = JSON.stringify({
      config: lobbyConfig(gateway, widget),
      widget: widget.widget ?? 'lottery-board',
      params: widget.params ?? {},
    });
    const head = '<link rel="stylesheet" href="/styles.css"><script type="module" src="/react.js"></script>';
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${gateway}; img-src ${gateway}`;
    return host.put('/react.html', `<!doctype html><title>Host</title>${head}<body data-page='${data}'><main></main>`, {
      policy,
    });
  },
});
