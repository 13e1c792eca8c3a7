/** Chunks of the site. On a phone each file costs a round trip, so each chunk needs a reason. */
import type { Plugin } from 'vite';

/** Kit modules that home loads right after its first paint, as paths in `sdk`. */
const AFTER_PAINT = [
  'client/ky-client.lazy.ts',
  'lobby/account/account.lazy.ts',
  'lobby/content/common-requests.lazy.ts',
  'lobby/content/toasts.ts',
  'lobby/games/games.lazy.ts',
  'lobby/games/vendors.ts',
  'lobby/resource/poller.ts',
  'lobby/status/status-poller.lazy.ts',
];

/** Kit modules that update a lottery board. */
const BOARD = ['lobby/clock/sync.lazy.ts', 'lobby/lottery/polling.lazy.ts', 'widgets/lottery-board/rest.lazy.tsx'];

const isOneOf = (paths: readonly string[]) => (id: string) => paths.some(path => id.endsWith(`/sdk/${path}`));

/**
 * Chunk groups in order of precedence: React (changes least often), the first render, the code that home loads directly
 * afterwards, and its lottery board. Other modules are split by their importers, because merged small chunks made each
 * page load six times its code and created circular imports that ran in the wrong order.
 */
export const chunkGroups = [
  { name: 'react', test: /rolldown.runtime|\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'after-paint', test: isOneOf(AFTER_PAINT), priority: 2 },
  { name: 'board', test: isOneOf(BOARD), priority: 2 },
];

/**
 * Preloads the code that requests the data of the first paint, which saves a round trip. Throws if the site does not
 * use a listed module: after a move, its code would be in another chunk.
 */
export const preloadAfterPaint = (): Plugin => ({
  name: 'preload-after-paint',
  apply: 'build',
  generateBundle() {
    const ids = [...this.getModuleIds()];
    const missing = [...AFTER_PAINT, ...BOARD].filter(path => !ids.some(isOneOf([path])));
    if (missing.length > 0)
      this.error(`site/build/chunks.ts lists modules that the site does not use: ${missing.join(', ')}`);
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.values(bundle)
        .filter(file => file.type === 'chunk' && file.name === 'after-paint')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/m/${fileName}` },
          injectTo: 'head',
        })),
  },
});
