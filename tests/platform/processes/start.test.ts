import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../../../site/gateway/main.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { run, seededFolder, startChild, waitForExit } from '../../helpers/gateway/processes.ts';
import { type Group, gateway } from '../../helpers/gateway.ts';

const START = 'site/gateway/start.ts';
/** One sentence: a single line that ends with a full stop. */
const SENTENCE = /^[^\n]+\.\n$/;

async function busyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

describe('failed start', () => {
  it.each([
    ['PORT', { PORT: 'eighty' }, 'PORT is "eighty", but must be a whole number from 0 (any free port) to 65535.'],
    ['PORT', { PORT: '70000' }, 'PORT is "70000"'],
    [
      'LOG_LEVEL',
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud", but must be one of silent, fatal, error, warn, info, debug, trace.',
    ],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://root:hunter2@db/x' }, 'DATABASE_URL must be a URL such as postgres://'],
    ['CAPTCHA_PROVIDER', { CAPTCHA_PROVIDER: 'recaptcha' }, 'must be one of hcaptcha, turnstile'],
    ['CAPTCHA_SECRET', { CAPTCHA_PROVIDER: 'hcaptcha' }, 'CAPTCHA_SECRET must hold'],
    ['CAPTCHA_PICTURES', { CAPTCHA_PICTURES: 'off' }, 'may be so only with a CAPTCHA_PROVIDER'],
    ['CAPTCHA_HOSTS', { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SECRET: 'x' }, 'CAPTCHA_HOSTS must name'],
    [
      'RELEASES_RETAINED',
      { RELEASES_RETAINED: '501' },
      'RELEASES_RETAINED is "501", but must be a whole number from 0 to 500.',
    ],
    ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '10.0.0.1, lb' }, 'TRUSTED_PROXIES holds "lb"'],
  ])('an invalid value of %s is reported with the allowed values', (_, env, message) => {
    expect(() => readEnvironment(env)).toThrow(message);
  });

  it('an unset or empty variable uses its default', () => {
    expect(readEnvironment({ PORT: '', DATA_DIR: '' })).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: './data',
      logLevel: 'info',
    });
  });

  it('npm start with an invalid setting prints one sentence and exits with code 1', async () => {
    const { code, stdout, stderr } = await waitForExit(run(START, [], { PORT: 'x' }));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(SENTENCE);
  });

  it('a port in use is reported in one sentence, and the data directory is released', async () => {
    const folder = await seededFolder();
    const { port, server } = await busyPort();
    try {
      await expect(startGateway({ port, dataDir: folder, staticDir: null, logLevel: 'silent' })).rejects.toThrow(
        `Port ${port} on 127.0.0.1 is taken; stop what listens there or set PORT to another one.`,
      );
      expect(readdirSync(folder)).not.toContain('lock');
    } finally {
      server.close();
    }
  });

  it('an unavailable database is reported in one sentence without the password', async () => {
    const { port, server } = await busyPort();
    server.close();
    await once(server, 'close');
    const databaseUrl = `postgres://lobby:hunter2@127.0.0.1:${port}/lobby`;
    const failed = startGateway({ databaseUrl, dataDir: null, staticDir: null, port: 0, logLevel: 'silent' });
    await expect(failed).rejects.toThrow(
      new RegExp(
        `^The database of DATABASE_URL \\(127\\.0\\.0\\.1:${port}/lobby\\) cannot be used: .*ECONNREFUSED.*\\.$`,
      ),
    );
    await expect(failed).rejects.not.toThrow(/hunter2/);
  });

  it('the start does not wait for a database that accepts connections but sends no response', async () => {
    const silent = createSocketServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const started = startGateway({
      databaseUrl: `postgres://x@127.0.0.1:${port}/x`,
      dataDir: null,
      staticDir: null,
      port: 0,
      logLevel: 'silent',
    });
    await expect(started).rejects.toThrow('cannot be used');
    silent.close();
  });

  it('an unusable data directory is reported in one sentence', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    await expect(startGateway({ dataDir: join(file, 'data'), staticDir: null, port: 0 })).rejects.toThrow(
      /^The data folder .* cannot be used .*\.$/,
    );
  });
});

describe('shutdown of the gateway', () => {
  it('R23 SIGTERM exits with code 0, releases the data directory and leaves a database that can be opened', async () => {
    const folder = await seededFolder();
    const { child } = await startChild(folder);
    expect(statSync(join(folder, 'admin.json')).mode & 0o777).toBe(0o600);
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    expect((await closed)[0]).toBe(0);
    expect(readdirSync(folder)).toEqual(['pg', 'secrets.json']);
    const again = await startChild(folder);
    again.child.kill('SIGTERM');
    await once(again.child, 'close');
  });

  it('R23 a stopping gateway completes pending requests and then closes its port', { tags: 'slow' }, async () => {
    const server = await gateway();
    let release = () => {};
    // The transaction holds the only connection, so requests that read a row wait.
    const holding = server.db.transaction().execute(
      () =>
        new Promise<void>(resolve => {
          release = resolve;
        }),
    );
    const requests = Array.from({ length: 10 }, () => server.get('/wps/system/status'));
    await sleep(1_000);
    const stopped = server.stop();
    await sleep(500);
    release();
    const responses = await Promise.all(requests);
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    await Promise.all([holding, stopped]);
    await expect(fetch(`${server.url}/live`)).rejects.toThrow();
  });
});

describe('command line', () => {
  const cli = (args: readonly string[], env: Readonly<Record<string, string>>) =>
    waitForExit(run('site/gateway/cli/cli.ts', args, env));

  it('the command line changes responses of a running gateway through the admin channel of the gateway', async () => {
    const DATA_DIR = await seededFolder();
    const { child, url } = await startChild(DATA_DIR);
    const onSale = async () => {
      const response = await fetch(`${url}/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE`, {
        headers: { ModuleId: 'COMM3' },
      });
      const { value } = (await response.json()) as { value: Group[] };
      return value.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === 'mb')?.isSale;
    };
    expect(await onSale()).toBe(true);
    expect(await cli(['lottery', 'off-sale', 'mb'], { DATA_DIR })).toEqual({
      code: 0,
      stdout: 'mb is off sale.\n',
      stderr: '',
    });
    expect(await onSale()).toBe(false);
    const imported = await cli(['import-draws', 'tests/helpers/gateway/draws.csv'], { DATA_DIR });
    expect(imported.stderr).toBe('');
    expect(imported.stdout).toMatch(/^3 draws of mb read, 3 changed\.\n$/);
    const wrong = await cli(['lottery', 'on-sale', 'nix'], { DATA_DIR });
    expect([wrong.code, wrong.stdout]).toEqual([1, '']);
    expect(wrong.stderr).toBe('No lottery has the code "nix"; "lottery list" shows them.\n');

    const admin = JSON.parse(spawnSync('cat', [join(DATA_DIR, 'admin.json')]).stdout.toString());
    const stranger = await fetch(admin.url, {
      method: 'POST',
      headers: { Authorization: 'Bearer wrong' },
      body: '{"name":"lottery-list"}',
    });
    expect(stranger.status).toBe(401);
    expect(new URL(admin.url).hostname).toBe('127.0.0.1');
    child.kill('SIGTERM');
    await once(child, 'close');
    expect(existsSync(join(DATA_DIR, 'admin.json'))).toBe(false);
  });

  it('the command line opens the database when no gateway runs', { tags: 'slow' }, async () => {
    const DATA_DIR = await seededFolder();
    expect((await cli(['origin', 'add', 'https://shop.example', '--merchant', 'acme'], { DATA_DIR })).stdout).toBe(
      'acme now admits https://shop.example.\n',
    );
    expect((await cli(['origin', 'list'], { DATA_DIR })).stdout).toBe(
      'acme https://shop.example\ndemo * (any origin: sandbox)\n',
    );
    expect(readdirSync(DATA_DIR)).toEqual(['pg']);
  });
});
