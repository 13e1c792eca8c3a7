/** How the site's code is cut into files. On a phone each file costs a round trip, so there are few and they have a reason. */
import type { Plugin } from 'vite';

/** What home asks for by itself as soon as its first picture stands. */
const AFTER_PAINT =
  /\/sdk\/(core\/(account-room|common-questions|vendors|games-room|notices|status-keeper|poller)|api\/ky-client)\.tsx?$/;

/** What keeps a lottery board going once it stands. */
const BOARD = /\/sdk\/(core\/(lottery-upkeep|clock-keeper)|widgets\/lottery-board\/rest)\.tsx?$/;

/** Shared files smaller than this (bytes of source) join the one that is wanted by most of the same pages. */
const TOO_SMALL = 12_000;

/**
 * Groups in order of precedence: React, which changes least often; everything the first picture needs; what home loads right
 * after it, and its board; what several later pages share. A page of its own stays a file of its own.
 */
export const chunkGroups = [
  { name: 'react', test: /rolldown.runtime|\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'after-paint', test: AFTER_PAINT, priority: 2 },
  { name: 'board', test: BOARD, priority: 2 },
  {
    name: 'common',
    test: /\.[jt]sx?$/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: TOO_SMALL,
    priority: 1,
  },
];

/** What several pages share is named by all of them; of that the first word is enough. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.replace(/~.*/, '')}-[hash].js`;

/** Lets the first picture's own data come a round trip earlier: what asks for them is fetched beside what draws them. */
export const preloadAfterPaint = (): Plugin => ({
  name: 'preload-after-paint',
  apply: 'build',
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
