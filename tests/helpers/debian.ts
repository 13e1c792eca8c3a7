/** Programs and files of Debian that tests hold the product against, installed where they are missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian puts programs of administrators, which not everybody's PATH names. */
const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/sbin`;

const has = (program: string) => spawnSync('which', [program], { env: { ...process.env, PATH } }).status === 0;

/**
 * Makes sure that a program is there: of a package of Debian, which is installed first where it is missing and this user may do so.
 * Throws an Error whose message says in one sentence what to install.
 * @returns the environment to run it in
 */
export function ensureProgram(program: string, debianPackage: string): Readonly<Record<string, string | undefined>> {
  ensure(() => has(program), program, debianPackage);
  return { ...process.env, PATH };
}

/** Makes sure that a file is there, as `ensureProgram` does for a program. @returns the file */
export function ensureFile(file: string, debianPackage: string): string {
  ensure(() => existsSync(file), file, debianPackage);
  return file;
}

function ensure(isThere: () => boolean, what: string, debianPackage: string): void {
  if (!isThere() && process.getuid?.() === 0) {
    // Files that run beside each other wait for one another: only one process at a time may install.
    const install = `apt-get update -qq; apt-get install -y -qq --no-install-recommends ${debianPackage}`;
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('flock', [join(tmpdir(), 'lobbykit-apt.lock'), 'sh', '-c', install], options);
  }
  if (!isThere()) {
    throw new Error(`This test needs ${what}: install it (Debian: apt-get install ${debianPackage}).`);
  }
}
