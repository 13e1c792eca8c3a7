/** Runs nginx with a configuration of the examples. The URLs in it are replaced by the URLs of a test. */

import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureProgram } from './debian.ts';
import { newFolder } from './folders/new-folder.ts';

export interface Nginx {
  /** Directory of nginx's files, to which paths in the configuration refer. */
  readonly folder: string;
  /** Starts nginx with a configuration and waits until a gateway responds to `/live` through nginx. */
  start(configuration: string): Promise<void>;
  /** Loads another configuration without interrupting a call. */
  reload(configuration: string): void;
  stop(): void;
}

/** @param url URL on which nginx will listen */
export function createNginx(url: string): Nginx {
  const env = ensureProgram('nginx', 'nginx-light');
  const folder = newFolder();
  // Runs nginx as root, because the directory of a test is closed to other users.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const args = ['-p', folder, '-e', join(folder, 'log'), '-c', 'nginx.conf', '-g'];
  const globals = `pid ${join(folder, 'pid')};${user}`;
  const write = (configuration: string) => writeFileSync(join(folder, 'nginx.conf'), configuration);
  let stop = () => {};
  return {
    folder,
    async start(configuration) {
      write(configuration);
      const child = spawn('nginx', [...args, `daemon off; ${globals}`], { env, stdio: 'inherit' });
      stop = () => void child.kill('SIGTERM');
      for (let tries = 0; tries < 400; tries++) {
        if ((await fetch(`${url}/live`).catch(() => null))?.ok) return;
        await sleep(50);
      }
      throw new Error('nginx did not begin to answer');
    },
    reload(configuration) {
      write(configuration);
      const { status, stderr } = spawnSync('nginx', [...args, globals, '-s', 'reload'], { env, encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
    },
    stop: () => stop(),
  };
}
