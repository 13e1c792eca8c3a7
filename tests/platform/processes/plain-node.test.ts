import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import packageFile from '../../../package.json' with { type: 'json' };
import { bundleGateway } from '../../../site/gateway/build/gateway.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { firstOutput, seededFolder, TIMEOUT_MS, waitForExit } from '../../helpers/gateway/processes.ts';
import { root } from '../../helpers/sources/sources.ts';

let folder: string;
let needed: Readonly<Record<string, string>>;
beforeAll(async () => {
  folder = join(newFolder(), 'gateway');
  needed = await bundleGateway(folder);
  // Links exactly the packages that an installation of the package.json would install.
  for (const name of Object.keys(needed)) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), place);
  }
});

const node = (file: string, args: readonly string[], env: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

describe('built gateway', { timeout: 3 * TIMEOUT_MS }, () => {
  it('OPS-16 the built gateway runs on plain Node with only the packages of its package.json', async () => {
    const DATA_DIR = await seededFolder();
    const child = node('server.mjs', [], { DATA_DIR, PORT: '0', SANDBOX_PLAYERS: 'off', LOG_LEVEL: 'silent' });
    const url = new URL((await firstOutput(child)).split('\n')[0]!).origin;
    const calls: readonly (readonly [string, string])[] = [
      ['/wps/system/status', 'COMM3'],
      ['/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE', 'COMM3'],
    ];
    for (const [path, ModuleId] of calls) {
      const response = await fetch(url + path, { headers: { ModuleId } });
      expect([path, response.status]).toEqual([path, 200]);
    }
    for (const path of ['/ready', '/openapi.json', '/embed/lottery-board']) {
      expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
    }
    const listed = await waitForExit(node('cli.mjs', ['lottery', 'list'], { DATA_DIR }));
    expect([listed.code, listed.stderr]).toEqual([0, '']);
    expect(listed.stdout).toContain('on sale');
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(0);
  });

  it('OPS-16 the built gateway needs no build tool and pins every package to the tested version', () => {
    const { devDependencies, dependencies } = packageFile;
    const versions: Readonly<Record<string, string>> = { ...devDependencies, ...dependencies };
    for (const [name, version] of Object.entries(needed)) expect(versions[name]).toBe(version);
    for (const tool of ['tsx', 'vite', 'esbuild', 'rollup', 'typescript']) expect(needed).not.toHaveProperty(tool);
    expect(needed).toHaveProperty('prom-client');
  });
});
