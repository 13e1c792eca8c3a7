/** The script a browser has to have before the site shows anything: what the start page names, and what that imports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './sources.ts';

/** `import … from './x.js'` and `import './x.js'`, also minified; `import('./x.js')` comes later and does not count. */
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)(?:[^'"();]*?\bfrom)?\s*['"]\.\/([^'"]+)['"]/g;

/** Files of `dist/site/assets` by name, with their bytes as they travel (brotli). */
export function firstLoad(site = join(root, 'dist/site')): ReadonlyMap<string, number> {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  const sizes = new Map<string, number>();
  const follow = (name: string) => {
    if (sizes.has(name)) return;
    const code = readFileSync(join(site, 'assets', name));
    sizes.set(name, brotliCompressSync(code).length);
    for (const [, next = ''] of code.toString().matchAll(STATIC_IMPORT)) follow(next);
  };
  for (const [, name = ''] of page.matchAll(/(?:src|href)="\/m\/assets\/([^"]+\.js)"/g)) follow(name);
  return sizes;
}

/** kB, brotli: what the first load may weigh. */
export const FIRST_LOAD_LIMIT = 138;

/** kB, brotli, of all of it. */
export const firstLoadKilobytes = (): number => [...firstLoad().values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;
