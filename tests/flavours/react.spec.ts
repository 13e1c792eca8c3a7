/** React components from the built npm package, in a real React tree. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lobbyConfig } from '../common/stage.ts';
import { runSuites } from '../common/suite.ts';
import { bundleForPage } from '../helpers/bundle.ts';
import { root } from '../helpers/sources.ts';

const code = bundleForPage(`
  import { createLobby } from 'lobbykit';
  import { LobbyProvider, LotteryBoard } from 'lobbykit/react';
  import { createRoot } from 'react-dom/client';

  const { config, params } = JSON.parse(document.body.dataset.page);
  const lobby = (window.testLobby = createLobby(config));
  window.heard = [];
  const hear = name => event => {
    if (event.cancelable) event.preventDefault();
    window.heard.push({ name, detail: event.detail, prevented: event.defaultPrevented });
  };
  createRoot(document.querySelector('main')).render(
    <LobbyProvider lobby={lobby}>
      <LotteryBoard
        {...params}
        onLaunchRequest={hear('launch-request')}
        onLoginRequest={hear('login-request')}
        onFavourite={hear('favourite')}
        onDraw={hear('draw')}
        onReady={hear('ready')}
        onError={hear('error')}
      />
    </LobbyProvider>,
  );
`);

runSuites({
  name: 'react',
  setup: async ({ gateway, host }, board) => {
    host.put('/react.js', await code, { type: 'text/javascript' });
    host.put('/styles.css', readFileSync(join(root, 'dist/styles.css'), 'utf8'), { type: 'text/css' });
    const data = JSON.stringify({ config: lobbyConfig(gateway, board), params: board.params ?? {} });
    const head = '<link rel="stylesheet" href="/styles.css"><script type="module" src="/react.js"></script>';
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${gateway}; img-src ${gateway}`;
    return host.put('/react.html', `<!doctype html><title>Host</title>${head}<body data-page='${data}'><main></main>`, {
      policy,
    });
  },
});
