/** The package as published: packed by npm and installed outside of the repository. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { root } from './sources.ts';

export interface Packed {
  /** Path of the .tgz. */
  readonly tarball: string;
  /** Paths within the package. */
  readonly files: readonly string[];
  /** Size of the .tgz and of its unpacked files, bytes. */
  readonly size: number;
  readonly unpackedSize: number;
  remove(): void;
}

/** Runs npm without the environment variables of an outer npm run. */
const npm = (args: readonly string[], cwd: string) =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1e8 });

/** Packs the built package into a new directory. */
export function pack(): Packed {
  const folder = mkdtempSync(join(tmpdir(), 'lobbykit-pack-'));
  const output = npm(['pack', '--json', '--pack-destination', folder], join(root, 'dist/package'));
  const [packed] = JSON.parse(output) as [
    { filename: string; files: { path: string }[]; size: number; unpackedSize: number },
  ];
  return {
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }) => path),
    size: packed.size,
    unpackedSize: packed.unpackedSize,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * Creates a project next to the tarball with the package installed, and `more` packages in the versions of this
 * repository.
 */
export function install({ tarball }: Packed, more: readonly string[]): string {
  const folder = mkdtempSync(join(dirname(tarball), 'app-'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }');
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const packages = more.map(name => `${name}@${devDependencies[name]}`);
  npm(['install', '--prefer-offline', '--no-audit', '--no-fund', tarball, ...packages], folder);
  return folder;
}

/**
 * Copies a project with a lock file next to the tarball, and installs its packages and the package.
 * @param project its directory
 */
export function installProject({ tarball }: Packed, project: string): string {
  const folder = join(dirname(tarball), basename(project));
  cpSync(project, folder, {
    recursive: true,
    filter: path => !/^(node_modules|dist)$/.test(path.split(sep).at(-1) ?? ''),
  });
  npm(['ci', '--prefer-offline', '--include=dev', '--no-audit', '--no-fund'], folder);
  npm(['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', tarball], folder);
  return folder;
}
