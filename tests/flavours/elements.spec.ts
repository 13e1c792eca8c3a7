/** Custom elements from the built npm package, bundled as a host bundles them. */
import { attributesOf, HEARD, hearEvents, lobbyConfig, test } from '../common/stage.ts';
import { runSuites } from '../common/suite.ts';
import { bundleForPage } from '../helpers/bundle.ts';
import { strictPolicy } from '../helpers/host-page.ts';

const code = bundleForPage(`
  import { createLobby } from 'lobbykit';
  import 'lobbykit/elements/lottery-board';
  import 'lobbykit/elements/game-grid';
  import 'lobbykit/elements/login-modal';
  import 'lobbykit/elements/service-widget';
  import 'lobbykit/elements/winner-board';
  import 'lobbykit/elements/download-bar';
  window.testLobby = createLobby(JSON.parse(document.body.dataset.config));
`);

test.beforeEach(({ page }) => page.addInitScript(hearEvents, HEARD));

runSuites({
  name: 'elements',
  setup: async ({ gateway, host }, widget) => {
    host.put('/elements.js', await code, { type: 'text/javascript' });
    const config = JSON.stringify(lobbyConfig(gateway, widget));
    const tag = `lobby-${widget.widget ?? 'lottery-board'}`;
    const body = `<body data-config='${config}'><${tag}${attributesOf(widget.params)}></${tag}>`;
    const script = '<script type="module" src="/elements.js"></script>';
    return host.put('/elements.html', `<!doctype html><title>Host</title>${script}${body}`, {
      policy: strictPolicy(gateway, "'self'"),
    });
  },
});
