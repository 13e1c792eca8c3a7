/** How the site's code is cut into files. On a phone each file costs a round trip, so there are few and they have a reason. */
import type { Plugin } from 'vite';

/** What home asks for by itself as soon as its first picture stands. */
const AFTER_PAINT =
  /\/sdk\/(core\/(account\/account\.lazy|content\/(common-questions\.lazy|notices)|games\/(vendors|games\.lazy)|status\/status-poller\.lazy|store\/poller)|api\/ky-client\.lazy)\.tsx?$/;

/** What keeps a lottery board going once it stands. */
const BOARD = /\/sdk\/(core\/(lottery\/polling|clock\/sync)\.lazy|widgets\/lottery-board\/rest\.lazy)\.tsx?$/;

/**
 * Groups in order of precedence: React, which changes least often; everything the first picture needs; what home loads right
 * after it, and its board. All else is cut by who wants it: what the same pages share is one file. Merging the small ones of these
 * brought each page six times the code that it needs, and files that import each other, of which one ran before the other was there.
 */
export const chunkGroups = [
  { name: 'react', test: /rolldown.runtime|\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'after-paint', test: AFTER_PAINT, priority: 2 },
  { name: 'board', test: BOARD, priority: 2 },
];

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
