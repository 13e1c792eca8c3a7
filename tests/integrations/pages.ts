/** Host pages of the three integrations, which the suites of other engines open too. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostSite, strictPolicy } from '../helpers/pages/host-page.ts';
import { bundleForPage } from '../helpers/sources/bundle.ts';
import { root } from '../helpers/sources/sources.ts';
import { attributesOf, EVENT_NAMES, type Integration, lobbyConfig, recordEvents, type WidgetPage } from './stage.ts';

/** Bundles the code on first use, and only once. */
function bundled(code: string): () => Promise<string> {
  let built: Promise<string> | undefined;
  return () => (built ??= bundleForPage(code));
}

const recordScript = `(${recordEvents})(${JSON.stringify(EVENT_NAMES)});`;

/** Markup of the page's own script, and of the widget's tag. */
const first = (host: HostSite, { first: code }: WidgetPage) =>
  code === undefined
    ? ''
    : `<script src="${new URL(host.put('/first.js', code, { type: 'text/javascript' })).pathname}"></script>`;
const tagOf = ({ widget = 'lottery-board', params }: WidgetPage) =>
  `<lobby-${widget}${attributesOf(params)}></lobby-${widget}>`;

/** A script tag on a page of another origin, with the strict policy of S24. */
const byLoader = (name: string, loader: string): Integration => ({
  name,
  whole: true,
  init: `${recordScript}
    (window.lobbykit ??= []).push(kit => Object.defineProperty(window, 'testLobby', { get: () => kit.lobby() }));`,
  setup: async ({ gateway, host }, page) => {
    const { merchant, language, languages } = lobbyConfig(gateway, page);
    const script = `<script src="${gateway}/sdk/latest/${loader}" data-lobby-gateway="${gateway}" data-lobby-merchant="${merchant}" data-lobby-language="${language}" data-lobby-languages="${languages.join()}" defer></script>`;
    const head = `<!doctype html><title>Host</title>${first(host, page)}${script}`;
    const code = page.first === undefined ? gateway : `${gateway} ${host.url}`;
    return host.put('/script.html', `${head}${tagOf(page)}`, { policy: strictPolicy(gateway, code) });
  },
});

export const scriptTag = byLoader('script tag', 'lobbykit.js');
/** The other loader of the script tag, for pages with most widgets. */
export const scriptTagAll = byLoader('script tag, one file', 'lobbykit-all.js');

const elementsCode = bundled(`
  import { createLobby } from 'lobbykit';
  import 'lobbykit/elements/lottery-board';
  import 'lobbykit/elements/game-grid';
  import 'lobbykit/elements/login-modal';
  import 'lobbykit/elements/service-widget';
  import 'lobbykit/elements/winner-board';
  import 'lobbykit/elements/download-bar';
  window.testLobby = createLobby(JSON.parse(document.body.dataset.config));
`);

/** Custom elements from the built npm package, bundled like a host bundles them. */
export const elements: Integration = {
  name: 'elements',
  init: recordScript,
  setup: async ({ gateway, host }, page) => {
    host.put('/elements.js', await elementsCode(), { type: 'text/javascript' });
    const config = JSON.stringify(lobbyConfig(gateway, page));
    const body = `<body data-config='${config}'>${tagOf(page)}`;
    const script = `${first(host, page)}<script type="module" src="/elements.js"></script>`;
    return host.put('/elements.html', `<!doctype html><title>Host</title>${script}${body}`, {
      policy: strictPolicy(gateway, "'self'"),
    });
  },
};

const reactCode = bundled(`
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
    ${JSON.stringify(EVENT_NAMES)}.map(name => [
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

/** React components from the built npm package in a real React tree that listens to their events. */
export const react: Integration = {
  name: 'react',
  ownRenderer: true,
  setup: async ({ gateway, host }, page) => {
    host.put('/react.js', await reactCode(), { type: 'text/javascript' });
    host.put('/styles.css', readFileSync(join(root, 'dist/styles.css'), 'utf8'), { type: 'text/css' });
    const data = JSON.stringify({
      config: lobbyConfig(gateway, page),
      widget: page.widget ?? 'lottery-board',
      params: page.params ?? {},
    });
    const head = `<link rel="stylesheet" href="/styles.css">${first(host, page)}<script type="module" src="/react.js"></script>`;
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${gateway}; img-src ${gateway}`;
    return host.put('/react.html', `<!doctype html><title>Host</title>${head}<body data-page='${data}'><main></main>`, {
      policy,
    });
  },
};
