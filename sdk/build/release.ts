/**
 * `npm run release -- VERSION`: sets the version, closes the changelog section, writes the docs, builds `dist/package`,
 * and runs `npm publish --dry-run` there. The changed files are restored at the end; with `--publish`, the package is
 * published and they are kept.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isNewerVersion, releaseChangelog } from './release-notes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const run = (tool: string, ...args: readonly string[]) =>
  execFileSync(tool, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });

function edit(path: string, change: (text: string) => string): void {
  writeFileSync(root + path, change(readFileSync(root + path, 'utf8')));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { publish: { type: 'boolean', default: false } },
});
const [version = ''] = positionals;
const before: string = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version;
if (!isNewerVersion(version, before)) {
  fail(`VERSION is "${version}"; allowed: x.y.z, not lower than ${before}. Example: npm run release -- ${before}`);
}
const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
if (changes !== '') fail(`The working tree has changes that no commit holds; commit them first:\n${changes}`);

try {
  run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version');
  edit('sdk/lobby/version.ts', text => text.replace(`'${before}'`, `'${version}'`));
  for (const readme of ['README.md', 'sdk/README.md']) {
    edit(readme, text => text.replaceAll(`lobbykit-${before}.tgz`, `lobbykit-${version}.tgz`));
  }
  edit('CHANGELOG.md', text => releaseChangelog(text, version, new Date()));
  run('npm', 'run', 'docs');
  run('npm', 'run', 'build:package');
  // npm takes a path without "./" for the name of a repository.
  run(
    'npm',
    'publish',
    './dist/package',
    '--provenance',
    '--access',
    'public',
    ...(values.publish ? [] : ['--dry-run']),
  );
} finally {
  if (!values.publish) run('git', 'restore', '.');
}
console.log(
  values.publish
    ? `Published ${version}. Commit the changed files as "chore(release): ${version}", and tag the commit v${version}.`
    : `Dry run of ${version} passed; nothing was published, and the files are restored.`,
);
