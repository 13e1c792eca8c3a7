/** Imports within the site: layers from shared code to the shell, and a table of the features that each feature imports. */
import { describe, expect, it } from 'vitest';
import { filesBelow, parseSource } from '../helpers/sources/sources.ts';
import { FEATURE_IMPORTS, SITE_LAYERS, TEXT_LISTS, TEXT_TABLES } from './site-imports.ts';

const files = filesBelow('site/src', /(?<!\.d)\.(tsx?|css)$/);
const imports = files
  .filter(path => !path.endsWith('.css'))
  .map(parseSource)
  .flatMap(({ path, imports }) => imports.map(({ target }) => ({ path, target })));

const layers: readonly string[] = SITE_LAYERS;
const rootLevel = layers.length;

/**
 * Index of the layer of a file; files in `site/src` itself are above all layers, and files in other directories have
 * none (-1).
 */
function levelOf(path: string): number {
  const folder = /^site\/src\/([^/]+)\//.exec(path)?.[1];
  return folder === undefined ? rootLevel : layers.indexOf(folder);
}

const featureOf = (path: string) => /^site\/src\/features\/([^/]+)\//.exec(path)?.[1];

/** Imports between features, in the form of `FEATURE_IMPORTS`. */
function featureImports(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const path of files) {
    const feature = featureOf(path);
    if (feature) found.set(feature, new Set());
  }
  for (const { path, target } of imports) {
    const [from, to] = [featureOf(path), featureOf(target)];
    if (from && to && from !== to) found.get(from)?.add(to);
  }
  return Object.fromEntries([...found].map(([from, to]) => [from, [...to].sort()]));
}

describe('imports of the site', () => {
  it('every file of the site is in a layer or directly in site/src', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(path => levelOf(path) < 0)).toEqual([]);
  });

  it('a file of the site imports only from its layer and lower layers, except in lists of text tables', () => {
    const upward = imports
      .filter(({ target }) => target.startsWith('site/src/'))
      .filter(({ path, target }) => levelOf(target) > levelOf(path))
      .filter(({ path, target }) => !(TEXT_LISTS.test(path) && TEXT_TABLES.test(target)));
    expect(upward.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  it('text tables import only other text tables and the types of the text lists', () => {
    const others = imports.filter(
      ({ path, target }) => TEXT_TABLES.test(path) && !TEXT_TABLES.test(target) && !TEXT_LISTS.test(target),
    );
    expect(others.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
  });

  it('features import exactly the features that site-imports.ts lists', () => {
    expect(featureImports()).toEqual(FEATURE_IMPORTS);
  });
});
