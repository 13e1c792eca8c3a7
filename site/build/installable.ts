/** What makes the site installable: icons, manifest, and the service worker with the shell for times without a network (R12). */
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { drawIcon } from './icon.ts';

/** Every address of the site; calls, games, pictures and examples are outside and go past the worker. */
const SCOPE = '/m';

const ICONS = [
  { file: 'icons/icon-192.png', size: 192, full: false, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, full: false, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, full: true, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, full: true, purpose: 'maskable' },
] as const;

/** iOS takes its icon from the page instead of the manifest, and rounds it itself. */
const APPLE = { file: 'icons/apple-180.png', size: 180, full: true };

const icons = (): Plugin => ({
  name: 'icons',
  apply: 'build',
  generateBundle() {
    for (const icon of [...ICONS, APPLE]) {
      this.emitFile({ type: 'asset', fileName: icon.file, source: drawIcon(icon) });
    }
  },
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/m/${APPLE.file}` } }],
});

const worker = () =>
  VitePWA({
    // Registered by site/src/shell/notices/updates-model.ts, after the page is there and with a notice that may be declined.
    injectRegister: null,
    registerType: 'prompt',
    filename: 'sw.js',
    scope: SCOPE,
    manifest: {
      id: '/m/home',
      name: 'lobbykit demo',
      short_name: 'lobbykit',
      description: 'Lottery draws as they happen, with play money.',
      lang: 'en',
      start_url: '/m/home',
      scope: SCOPE,
      display: 'standalone',
      // Of the light theme; an open page sets its own (shell/page-attributes.ts).
      theme_color: '#ffffff',
      background_color: '#f5f6fa',
      categories: ['entertainment', 'games'],
      icons: ICONS.map(({ file, size, purpose }) => ({
        src: file,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    },
    includeManifestIcons: false,
    workbox: {
      // The shell: the start page and the code of every page, so that a page left open can still go everywhere after the next
      // build has taken the place of its files on the server.
      globPatterns: ['index.html', 'assets/*.{js,css}'],
      navigateFallback: 'index.html',
      navigateFallbackAllowlist: [/^\/m([/?]|$)/],
      // A missing file is no page.
      navigateFallbackDenylist: [/^[^?]*\.[^/?]*(\?|$)/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // A name for every file there is: a hash needs no second look.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });

export const installable = (): PluginOption => [icons(), worker()];
