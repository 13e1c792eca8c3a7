/** nginx by a configuration of the examples, with the addresses of a test in place of those it names. */

import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureProgram } from './debian.ts';
import { newFolder } from './folders/new-folder.ts';

export interface Nginx {
  /** Its own, where files that the configuration names lie. */
  readonly folder: string;
  /** Begins with a configuration, and waits until a gateway answers `/live` through it. */
  start(configuration: string): Promise<void>;
  /** Takes another configuration, and ends no call. */
  reload(configuration: string): void;
  stop(): void;
}

/** @param url where it is going to listen */
export function createNginx(url: string): Nginx {
  const env = ensureProgram('nginx', 'nginx-light');
  const folder = newFolder();
  // The folder of a test is open to nobody else.
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
