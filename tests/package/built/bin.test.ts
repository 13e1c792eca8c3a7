/** The command `lobbykit` of the package, run as a program of an installed package. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { COMMANDS } from '../../../sdk/cli/cli.ts';
import { VERSION } from '../../../sdk/lobby/version.ts';
import { pack } from '../../helpers/sources/packed.ts';
import { root } from '../../helpers/sources/sources.ts';

const packed = pack();
afterAll(() => packed.remove());

/** Runs the program of the unpacked package, next to the dependencies of this repository. */
const modules = join(packed.tarball, '../node_modules');
const home = join(modules, 'lobbykit');
mkdirSync(home, { recursive: true });
execFileSync('tar', ['-xzf', packed.tarball, '-C', home, '--strip-components=1']);
symlinkSync(join(root, 'node_modules/valibot'), join(modules, 'valibot'));

const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { bin: { lobbykit: string } };

function lobbykit(...args: readonly string[]) {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(home, bin.lobbykit), ...args], {
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

it('the packed program has a shebang line and prints its version in plain Node', () => {
  expect(readFileSync(join(home, bin.lobbykit), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
  expect(lobbykit('--version')).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
});

it('the packed program prints the help of every command', () => {
  const { stdout } = lobbykit('help');
  for (const { name, usage } of COMMANDS) {
    expect(stdout).toContain(`  ${name} `);
    expect(lobbykit('help', name)).toEqual({ status: 0, stdout: `${usage}\n`, stderr: '' });
  }
});

it('the packed program exits with 2 for an unknown command', () => {
  expect(lobbykit('nothing')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('"nothing"') });
});

it('the packed doctor names the install command for Playwright, which is an optional peer dependency', () => {
  const { status, stdout, stderr } = lobbykit('doctor', 'http://127.0.0.1:1/');
  expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
  expect(stderr).toContain('Install it: npm install --save-dev playwright && npx playwright install chromium');
});

it('the package contains the collector that the doctor runs in the page', () => {
  expect(readFileSync(join(home, 'dist/script/lobbykit-doctor.js'), 'utf8')).toContain('lobbykit.doctor');
});
