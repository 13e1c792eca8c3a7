/** The packed package in projects outside of the repository: React with Vite, a server, a plain page (EMBED-01). */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type HostSite, startHostSite } from '../../helpers/pages/host-page.ts';
import { install, type Packed, pack } from '../../helpers/sources/packed.ts';
import { root } from '../../helpers/sources/sources.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

let packed: Packed;
let app: string;
let host: HostSite;

test.beforeAll(async () => {
  packed = pack();
  app = install(packed, ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript']);
  host = await startHostSite();
});

test.afterAll(async () => {
  await host.stop();
  packed.remove();
});

/** Runs a tool in the external project and returns its output. */
function tool(name: string, args: readonly string[], env: Record<string, string> = {}): string {
  const bin = join(app, 'node_modules/.bin', name);
  const clean = { ...process.env, NODE_OPTIONS: '', NODE_ENV: '', ...env };
  const { status, stdout, stderr } = spawnSync(bin, args, { cwd: app, encoding: 'utf8', env: clean });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

/** Serves every file of a directory, with URLs below `path`. */
function serve(folder: string, path: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[name.split('.').pop() ?? ''];
    if (type) host.put(`${path}${name}`, readFileSync(join(folder, name), 'utf8'), { type: `${type}; charset=utf-8` });
  }
}

/** Writes files of the external project, by path. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    writeFileSync(join(app, path), text);
  }
}

const shell = (entry: string, body = '<div id="app"></div>') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stranger</title><link rel="icon" href="data:,">
<body>${body}<script type="module" src="${entry}"></script></body></html>`;

test('a Vite React app builds with types and shares one lobby between component and custom element', async ({
  page,
  gateway,
}) => {
  write({
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        noEmit: true,
        // The compiler of the external project also checks the declarations of the package.
        skipLibCheck: false,
        types: [],
      },
      include: ['spa'],
    }),
    'spa/index.html': shell('./main.tsx'),
    'spa/main.tsx': `
import { createLobby } from 'lobbykit';
import 'lobbykit/elements/winner-board';
import { LobbyProvider, LotteryBoard } from 'lobbykit/react';
import 'lobbykit/styles.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const lobby = createLobby({ gateway: '${gateway.url}', merchant: 'demo', language: 'EN' });

function App() {
  const [told, setTold] = useState('');
  return (
    <LobbyProvider lobby={lobby}>
      <LotteryBoard limit={2} onReady={() => setTold(before => before + ' board')} />
      <lobby-winner-board still limit={5} onlobby-ready={event => setTold(before => before + ' ' + event.detail.lobby)} />
      <p id="told">{told}</p>
    </LobbyProvider>
  );
}

createRoot(document.querySelector('#app')!).render(<StrictMode><App /></StrictMode>);
`,
  });
  tool('tsc', ['-p', '.']);
  tool('vite', ['build', 'spa', '--base', '/spa/', '--logLevel', 'warn']);
  serve(join(app, 'spa/dist'), '/spa/');
  const found = complaints(page);
  await page.goto(`${host.url}/spa/index.html`);
  await runningTimer(page);
  await expect(page.locator('lobby-winner-board')).toHaveJSProperty('still', true);
  await expect(page.locator('lobby-winner-board')).toHaveJSProperty('limit', 5);
  await expect(page.locator('#told')).toContainText('board');
  await expect(page.locator('#told')).toContainText('default');
  expect(found).toEqual([]);
});

test('a server renders the widgets without a DOM, and they hydrate without a warning', async ({ page, gateway }) => {
  write({
    'ssr/app.js': `
import { createLobby } from 'lobbykit';
import { DownloadBar, GameGrid, LobbyProvider, LoginModal, LotteryBoard, ServiceWidget, WinnerBoard } from 'lobbykit/react';
import { createElement } from 'react';

const widgets = [LotteryBoard, WinnerBoard, GameGrid, ServiceWidget, LoginModal, DownloadBar];

export const app = () => {
  const lobby = createLobby({ gateway: '${gateway.url}', merchant: 'demo', language: 'EN' });
  return createElement(LobbyProvider, { lobby }, widgets.map((widget, key) => createElement(widget, { key })));
};
`,
    'ssr/server.js': `
import { renderToString } from 'react-dom/server';
import { app } from './app.js';
if (typeof document !== 'undefined' || typeof window !== 'undefined') throw new Error('there is a page');
console.log(renderToString(app()));
`,
    'ssr/client.js': `
import 'lobbykit/styles.css';
import { hydrateRoot } from 'react-dom/client';
import { app } from './app.js';
globalThis.recovered = [];
hydrateRoot(document.querySelector('#app'), app(), { onRecoverableError: error => globalThis.recovered.push(String(error)) });
`,
  });
  const markup = execFileSync(process.execPath, ['ssr/server.js'], {
    cwd: app,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  }).trim();
  expect(markup).toContain('lk-lottery-board');
  expect(markup).toContain('lk-winner-board');
  write({ 'ssr/index.html': shell('./client.js', `<div id="app">${markup}</div>`) });
  // React reports hydration differences in its development build.
  tool('vite', ['build', 'ssr', '--mode', 'development', '--base', '/ssr/', '--logLevel', 'warn'], {
    NODE_ENV: 'development',
  });
  serve(join(app, 'ssr/dist'), '/ssr/');
  const messages: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('pageerror', error => messages.push(error.message));
  await page.goto(`${host.url}/ssr/index.html`);
  await runningTimer(page);
  expect(await page.evaluate(() => (globalThis as unknown as { recovered: string[] }).recovered)).toEqual([]);
  expect(messages).toEqual([]);
});

test('a plain page works with the packed script build on another server', async ({ page, gateway }) => {
  const folder = join(app, 'plain/kit');
  cpSync(join(app, 'node_modules/lobbykit/dist/script'), folder, { recursive: true });
  serve(folder, '/kit/');
  host.put(
    '/plain.html',
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title><link rel="icon" href="data:,">
<script src="/kit/lobbykit.js" data-lobby-gateway="${gateway.url}" data-lobby-merchant="demo" data-lobby-language="EN" defer></script>
<body><lobby-lottery-board limit="2"></lobby-lottery-board></body></html>`,
  );
  const found = complaints(page);
  await page.goto(`${host.url}/plain.html`);
  await runningTimer(page);
  expect(found).toEqual([]);
});

test('the snippet printed by the installed command renders its widget with the hash of the script', async ({
  page,
  gateway,
}) => {
  const snippet = tool('lobbykit', ['snippet', 'lottery-board', '--gateway', gateway.url, '--limit', '2']);
  host.put('/snippet.html', `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body>${snippet}`);
  const found = complaints(page);
  await page.goto(`${host.url}/snippet.html`);
  await runningTimer(page);
  await expect(page.locator('lobby-lottery-board [part~=card]')).toHaveCount(2);
  await expect(page.locator('script[integrity^=sha384-]')).toHaveCount(1);
  expect(found).toEqual([]);
});

test('no declaration, map or module of the package contains the path of a directory outside of the package', () => {
  const home = join(app, 'node_modules/lobbykit');
  const leaks = readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(js|ts|json|css)$/.test(name))
    .filter(name => readFileSync(join(home, name), 'utf8').includes(root));
  expect(leaks).toEqual([]);
});
