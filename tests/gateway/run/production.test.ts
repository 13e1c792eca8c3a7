import { consolidatedSettings, login } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { seal } from '../../../sdk/api/seal.lazy.ts';
import { askGateway } from '../../../site/gateway/cli/admin.ts';
import { readCommand } from '../../../site/gateway/cli/command-line.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { ended, PATIENCE_MS, run, seededFolder } from './processes.ts';

const PRODUCTION = { NODE_ENV: 'production', PORT: '0' };
const WANTED = 'Nobody can log in before there is a merchant: make the first by "npm run gateway -- setup".\n';
const SETUP = ['setup', '--merchant', 'acme', '--origin', 'https://acme.example', '--operator', 'kim'];

/** `npm start` in production; resolves once it has said where it listens and what is missing. */
async function start(env: Readonly<Record<string, string>>) {
  const child = run('site/gateway/start.ts', [], { ...PRODUCTION, ...env });
  const end = ended(child);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', chunk => {
      said += chunk;
      if (said.split('\n').length > 2) resolve();
    });
    end.then(({ stderr }) => reject(new Error(stderr)));
  });
  return { child, end, said: () => said, url: new URL(said.split('\n')[0]!).origin };
}

const desk = (DATA_DIR: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  ended(run('site/gateway/cli/cli.ts', args, { NODE_ENV: 'production', DATA_DIR, ...env }));

/** Logs in as the kit does; gives status and code. */
async function logIn(url: string, username: string, password: string, headers: Readonly<Record<string, string>> = {}) {
  const settings = await fetch(url + consolidatedSettings.path, {
    headers: { ModuleId: consolidatedSettings.moduleId },
  });
  const { value } = (await settings.json()) as { value: { bodyKeys: Parameters<typeof seal>[0][] } };
  const made = await seal(value.bodyKeys.at(-1)!, login.path, { type: 'username', username, password }, Date.now());
  const answer = await fetch(url + login.path, {
    method: login.method,
    headers: { ModuleId: login.moduleId, 'Content-Type': made.type, Encryption: made.encryption, ...headers },
    body: made.text,
  });
  const body = (await answer.json()) as { errorCode?: string; value?: { merchantCode: string } };
  return { status: answer.status, code: body.errorCode, merchant: body.value?.merchantCode };
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status);

describe('a production start', { timeout: 3 * PATIENCE_MS }, () => {
  it('GW-09 on an empty folder knows no account and no merchant until setup, then the one that was made', async () => {
    const DATA_DIR = newFolder();
    const { child, end, said, url } = await start({ DATA_DIR });
    await expect.poll(said).toContain(WANTED);
    for (const path of ['/ready', '/m/home', '/m/login', '/openapi.json']) expect(await statusOf(url + path)).toBe(200);
    for (const name of ['member0', 'member40', 'guest4', 'agent1']) {
      expect(await logIn(url, name, 'Lobby-2026')).toMatchObject({ status: 403, code: 'merchant.missing' });
    }
    const ask = (words: readonly string[], who?: string) => askGateway(DATA_DIR, readCommand(words)!, 'this test', who);
    expect(await ask(['origin', 'list'])).toEqual([]);
    await expect(ask(['member', 'list'])).rejects.toThrow('There is no merchant yet; "setup" makes the first.');

    expect(await desk(DATA_DIR, SETUP)).toMatchObject({ code: 0, stderr: '' });
    await expect(ask(SETUP)).rejects.toThrow('This gateway is set up: the merchant acme is there.');
    expect(await ask(['origin', 'list'])).toEqual(['acme https://acme.example']);
    expect(await (await fetch(`${url}/m/home`)).text()).toContain('data-merchant="acme"');

    const add = ['member', 'add', 'anna'];
    await expect(ask(add)).rejects.toThrow('Who changes this?');
    await expect(ask(add, 'eve')).rejects.toThrow('No operator is called "eve"');
    const [added = ''] = await ask(add, 'kim');
    const password = /sign in with (\w+) /.exec(added)?.[1] ?? '';
    expect(await logIn(url, 'anna', password)).toMatchObject({ merchant: 'acme' });
    const from = (Origin: string) => logIn(url, 'anna', password, { Origin });
    expect(await from('https://acme.example')).toMatchObject({ merchant: 'acme' });
    expect(await from('https://other.example')).toMatchObject({ status: 403, code: 'merchant.missing' });
    expect(await logIn(url, 'member0', 'Lobby-2026')).toMatchObject({ code: 'login.failed' });

    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  });

  it('GW-09 refuses a folder that was filled as a sandbox, in one sentence', { tags: 'long' }, async () => {
    const DATA_DIR = await seededFolder();
    const { code, stdout, stderr } = await ended(run('site/gateway/start.ts', [], { ...PRODUCTION, DATA_DIR }));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This database was filled as a sandbox, [^\n]+\.\n$/);
  });

  it('GW-09 refuses SANDBOX=on, in one sentence', () => {
    expect(() => readEnvironment({ NODE_ENV: 'production', SANDBOX: 'on' })).toThrow(/^SANDBOX is on, but [^\n]+\.$/);
    expect(() => readEnvironment({ SANDBOX: 'yes' })).toThrow('SANDBOX is "yes", but must be on or off.');
    expect(readEnvironment({ NODE_ENV: 'production' }).sandbox).toBe(false);
    expect(readEnvironment({ SANDBOX: 'off' }).sandbox).toBe(false);
    expect(readEnvironment({}).sandbox).toBe(true);
  });

  it('GW-09 takes a setup before it, and the database says later whose word counts, not the environment', {
    tags: 'long',
  }, async () => {
    const DATA_DIR = newFolder();
    const anybody = { NODE_ENV: '' };
    expect(await desk(DATA_DIR, SETUP, anybody)).toMatchObject({ code: 0, stderr: '' });
    const add = ['member', 'add', 'anna'];
    const stranger = await desk(DATA_DIR, [...add, '--operator', 'eve'], anybody);
    expect(stranger.stderr).toMatch(/^No operator is called "eve"/);
    expect(await desk(DATA_DIR, add, { ...anybody, OPERATOR: 'kim' })).toMatchObject({ code: 0 });
    const { child, end, url, said } = await start({ DATA_DIR });
    expect(await logIn(url, 'member0', 'Lobby-2026')).toMatchObject({ code: 'login.failed' });
    expect(said()).not.toContain(WANTED);
    child.kill('SIGTERM');
    await end;
  });
});
