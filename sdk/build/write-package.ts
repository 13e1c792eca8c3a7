/** Writes `dist/package`, the published package, from the built files. Only this directory is packed and published. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageManifest, packagePage, type RepositoryManifest } from './package-content.ts';
import { root } from './reference/source-docs.ts';

/** Directories that are not published, because they are for the gateway or the site, or are the package itself. */
const NOT_PUBLISHED = ['site', 'examples', 'games', 'first', 'gateway', 'package'];
/** Files that are not published: files compressed for the gateway, source maps, and stamp files of the build. */
const NOT_PUBLISHED_FILE = /\.(br|gz|map)$|(^|\/)\.[^/]*$/;

const dist = join(root, 'dist');
const folder = join(dist, 'package');
const manifest: RepositoryManifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

rmSync(folder, { recursive: true, force: true });
for (const name of readdirSync(dist)) {
  if (NOT_PUBLISHED.includes(name)) continue;
  cpSync(join(dist, name), join(folder, 'dist', name), {
    recursive: true,
    filter: path => !NOT_PUBLISHED_FILE.test(path.slice(dist.length)),
  });
}
cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));

const widgetPages = readdirSync(join(root, 'sdk/widgets')).map(widget => `sdk/widgets/${widget}/README.md`);
const pages = ['README.md', 'CHANGELOG.md', 'sdk/README.md', ...widgetPages];
const published = new Set([...pages, 'LICENSE']);
for (const page of pages) {
  write(
    page,
    packagePage(readFileSync(join(root, page), 'utf8'), page, manifest, path => published.has(path)),
  );
}
write('package.json', `${JSON.stringify(packageManifest(manifest), null, 2)}\n`);
