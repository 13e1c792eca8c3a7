/** Programs and files of Debian for tests, installed if missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Directories of administration programs, which are not in every PATH. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

const has = (program: string) => spawnSync('which', [program], { env: { ...process.env, PATH } }).status === 0;

/**
 * Ensures that a program exists; installs its Debian package if missing and permitted. Throws an Error whose message
 * names the package to install.
 * @returns the environment to run it in
 */
export function ensureProgram(program: string, debianPackage: string): Readonly<Record<string, string | undefined>> {
  ensure(() => has(program), program, debianPackage);
  return { ...process.env, PATH };
}

/** Ensures that a file of a Debian package exists, as `ensureProgram` does for a program. */
export function ensureFile(file: string, debianPackage: string): string {
  ensure(() => existsSync(file), file, debianPackage);
  return file;
}

function ensure(isThere: () => boolean, tool: string, debianPackage: string): void {
  if (!isThere() && process.getuid?.() === 0) {
    // Parallel test files wait for each other, because only one process may install packages at a time.
    const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${debianPackage}`;
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('flock', [join(tmpdir(), 'lobbykit-apt.lock'), 'sh', '-c', install], options);
  }
  if (!isThere()) {
    throw new Error(`This test needs ${tool}: install it (Debian: apt-get install ${debianPackage}).`);
  }
}
