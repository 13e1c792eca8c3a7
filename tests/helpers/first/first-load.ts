/** Scripts that a browser requires for the first view of the site: the scripts of the start page and their imports. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../sources/sources.ts';

/** `import … from './x.js'` and `import './x.js'`, also minified; `import('./x.js')` loads later and does not count. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[^'"();]*?\bfrom)?\s*['"]\.\/([^'"]+)['"]/g;

/** Files that a file imports statically. */
const importsOf = (code: string): string[] => [...code.matchAll(STATIC_IMPORT)].map(([, next = '']) => next);

/**
 * Import cycles of the built site: code of a file in a cycle may run before the code of its import, depending on the
 * entry.
 */
export function circles(site = join(root, 'dist/site')): string[] {
  const folder = join(site, 'assets');
  const done = new Set<string>();
  const found: string[] = [];
  const follow = (name: string, imports: readonly string[]) => {
    if (imports.includes(name)) found.push([...imports.slice(imports.indexOf(name)), name].join(' > '));
    if (done.has(name) || imports.includes(name)) return;
    for (const next of importsOf(readFileSync(join(folder, name), 'utf8'))) follow(next, [...imports, name]);
    done.add(name);
  };
  for (const name of readdirSync(folder).filter(name => name.endsWith('.js'))) follow(name, []);
  return found;
}

/** Files of `dist/site/assets` by name, with their size after brotli in bytes. */
export function firstLoad(site = join(root, 'dist/site')): ReadonlyMap<string, number> {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const sizes = new Map<string, number>();
  const follow = (name: string) => {
    if (sizes.has(name)) return;
    const code = readFileSync(join(site, 'assets', name));
    sizes.set(name, brotliCompressSync(code).length);
    for (const next of importsOf(code.toString())) follow(next);
  };
  for (const [, name = ''] of page.matchAll(/(?:src|href)="\/m\/assets\/([^"]+\.js)"/g)) follow(name);
  return sizes;
}

/** Limit of the first load in kB after brotli. */
export const FIRST_LOAD_LIMIT = 147;

/** Total size in kB after brotli. */
export const firstLoadKilobytes = (): number => [...firstLoad().values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
