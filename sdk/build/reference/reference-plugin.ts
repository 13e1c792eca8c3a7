/**
 * Vite plugin for `import { reference } from 'lobbykit:reference'`, which provides the reference read from the sources.
 */
import type { Plugin } from 'vite';
import { readReference } from './read-reference.ts';

const ID = 'lobbykit:reference';

export function referencePlugin(): Plugin {
  return {
    name: 'lobbykit-reference',
    resolveId: source => (source === ID ? `\0${ID}` : null),
    load: id => (id === `\0${ID}` ? `export const reference = ${JSON.stringify(readReference())};` : null),
  };
}
