/** Makes the site installable: icons, manifest, and the service worker with the offline shell (R12). */
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { drawIcon } from './icon.ts';

/** Scope of the site's pages; API calls, games, images, and examples are outside and bypass the worker. */
const SCOPE = '/m';

const ICONS = [
  { file: 'icons/icon-192.png', size: 192, full: false, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, full: false, purpose: 'any' },
  { file: 'icons/maskable-192.png', size: 192, full: true, purpose: 'maskable' },
  { file: 'icons/maskable-512.png', size: 512, full: true, purpose: 'maskable' },
] as const;

/** iOS reads the icon from the page instead of the manifest, and rounds it. */
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
    // site/src/shell/notices/updates-model.ts registers the worker after the page has loaded; the visitor confirms
    // updates.
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
      // Light theme; an open page sets its color itself (shell/page-attributes.ts).
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
      // Offline shell: the start page and the code of every page, so that an open page keeps working after the next
      // build has replaced its files on the server.
      globPatterns: ['index.html', 'assets/*.{js,css}'],
      navigateFallback: 'index.html',
      navigateFallbackAllowlist: [/^\/m([/?]|$)/],
      // A missing file must not return the start page.
      navigateFallbackDenylist: [/^[^?]*\.[^/?]*(\?|$)/],
      cleanupOutdatedCaches: true,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // File names contain a hash and need no revision check.
      dontCacheBustURLsMatching: /^assets\//,
    },
  });

export const installable = (): PluginOption => [icons(), worker()];
