import { consolidatedSettings, login } from 'lobbykit/wire';
import { describe, expect, it } from 'vitest';
import { seal } from '../../../sdk/client/encrypt-body.lazy.ts';
import { callGateway } from '../../../site/gateway/cli/admin.ts';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { tokensIn } from '../../helpers/gateway/operator-tokens.ts';
import { run, seededFolder, TIMEOUT_MS, waitForExit } from '../../helpers/gateway/processes.ts';

const PRODUCTION = { NODE_ENV: 'production', PORT: '0' };
const EXPECTED = 'Nobody can log in before there is a merchant: make the first by "npm run gateway -- setup".\n';
const SETUP = [
  'setup',
  '--merchant',
  'acme',
  '--origin',
  'https://acme.example',
  '--operator',
  'kim',
  '--operator',
  'lee',
];
/** Runs `npm start` in production; resolves when the process has printed its URL and the missing setup. */
async function start(env: Readonly<Record<string, string>>) {
  const child = run('site/gateway/start.ts', [], { ...PRODUCTION, ...env });
  const end = waitForExit(child);
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', chunk => {
      output += chunk;
      if (output.split('\n').length > 2) resolve();
    });
    end.then(({ stderr }) => reject(new Error(stderr)));
  });
  return { child, end, readOutput: () => output, url: new URL(output.split('\n')[0]!).origin };
}

const backOffice = (DATA_DIR: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  waitForExit(run('site/gateway/cli/cli.ts', args, { NODE_ENV: 'production', DATA_DIR, ...env }));

/** Logs in as the kit does. Returns the status and the error code. */
async function logIn(url: string, username: string, password: string, headers: Readonly<Record<string, string>> = {}) {
  const settings = await fetch(url + consolidatedSettings.path, {
    headers: { ModuleId: consolidatedSettings.moduleId },
  });
  const { value } = (await settings.json()) as { value: { bodyKeys: Parameters<typeof seal>[0][] } };
  const sealed = await seal(value.bodyKeys.at(-1)!, login.path, { type: 'username', username, password }, Date.now());
  const response = await fetch(url + login.path, {
    method: login.method,
    headers: { ModuleId: login.moduleId, 'Content-Type': sealed.type, Encryption: sealed.encryption, ...headers },
    body: sealed.text,
  });
  const body = (await response.json()) as { errorCode?: string; value?: { merchantCode: string } };
  return { status: response.status, code: body.errorCode, merchant: body.value?.merchantCode };
}

const statusOf = (url: string) => fetch(url).then(({ status }) => status);

describe('production start', { timeout: 3 * TIMEOUT_MS }, () => {
  it('GW-09 a production gateway on an empty directory has no account and no merchant until setup was run', async () => {
    const DATA_DIR = newFolder();
    const { child, end, readOutput, url } = await start({ DATA_DIR });
    await expect.poll(readOutput).toContain(EXPECTED);
    for (const path of ['/ready', '/m/home', '/m/login', '/openapi.json']) expect(await statusOf(url + path)).toBe(200);
    for (const name of ['member0', 'member40', 'guest4', 'agent1']) {
      expect(await logIn(url, name, 'Lobby-2026')).toMatchObject({ status: 403, code: 'merchant.missing' });
    }
    const runCommand = (args: readonly string[], actor?: string, token?: string) =>
      callGateway(DATA_DIR, parseCommand(args)!, 'this test', { actor, token });
    expect(await runCommand(['origin', 'list'])).toEqual([]);
    await expect(runCommand(['member', 'list'])).rejects.toThrow('There is no merchant yet; "setup" makes the first.');

    const setup = await backOffice(DATA_DIR, SETUP);
    expect(setup).toMatchObject({ code: 0, stderr: '' });
    const tokens = tokensIn(setup.stdout);
    await expect(runCommand(SETUP)).rejects.toThrow('This gateway is set up: the merchant acme is there.');
    expect(await runCommand(['origin', 'list'])).toEqual(['acme https://acme.example']);
    const home = await (await fetch(`${url}/m/home`)).text();
    expect(home).toContain('data-merchant="acme"');
    // Production serves no /examples/, so the footer has no link to it.
    expect(home).not.toContain('data-examples');

    const add = ['member', 'add', 'anna'];
    await expect(runCommand(add)).rejects.toThrow('Who changes this?');
    await expect(runCommand(add, 'eve')).rejects.toThrow('No operator is called "eve"');
    const [added = ''] = await runCommand(add, 'kim', tokens.get('kim'));
    const password = /log in with (\w+) /.exec(added)?.[1] ?? '';
    expect(await logIn(url, 'anna', password)).toMatchObject({ merchant: 'acme' });
    const from = (Origin: string) => logIn(url, 'anna', password, { Origin });
    expect(await from('https://acme.example')).toMatchObject({ merchant: 'acme' });
    expect(await from('https://other.example')).toMatchObject({ status: 403, code: 'merchant.missing' });
    expect(await logIn(url, 'member0', 'Lobby-2026')).toMatchObject({ code: 'login.failed' });

    child.kill('SIGTERM');
    expect((await end).code).toBe(0);
  });

  it('GW-09 production rejects a sandbox data directory with an error of one sentence', { tags: 'slow' }, async () => {
    const DATA_DIR = await seededFolder();
    const { code, stdout, stderr } = await waitForExit(run('site/gateway/start.ts', [], { ...PRODUCTION, DATA_DIR }));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^This database was filled as a sandbox, [^\n]+\.\n$/);
  });

  const warnsOn = async (HOST: string) => {
    const DATA_DIR = await seededFolder();
    const child = run('site/gateway/start.ts', [], { HOST, DATA_DIR, PORT: '0', LOG_LEVEL: 'warn' });
    const end = waitForExit(child);
    await new Promise(resolve => child.stdout!.once('data', resolve));
    child.kill('SIGTERM');
    return (await end).stderr.includes('WARNING: a SANDBOX listens beyond this machine');
  };

  it('GW-09 a sandbox that listens on all addresses logs a warning', async () => {
    expect(await warnsOn('0.0.0.0')).toBe(true);
  });

  it('GW-09 a sandbox that listens on loopback logs no warning', { tags: 'slow' }, async () => {
    expect(await warnsOn('127.0.0.1')).toBe(false);
  });

  it.each([
    [{}, 'sandbox'],
    [{ NODE_ENV: 'development' }, 'sandbox'],
    [{ NODE_ENV: 'production' }, 'production'],
    [{ PUBLIC_URL: 'https://play.example' }, 'production'],
    [{ DATABASE_URL: 'postgres://u:p@127.0.0.1/lobby' }, 'production'],
    [{ DATABASE_URL: 'postgres://u:p@127.0.0.1/lobby', GATEWAY_MODE: 'sandbox' }, 'sandbox'],
    [{ NODE_ENV: 'production', GATEWAY_MODE: 'sandbox' }, 'sandbox'],
    [{ GATEWAY_MODE: 'production' }, 'production'],
  ])('GW-09 environment %j selects the mode %s', (env, mode) => expect(readEnvironment(env).mode).toBe(mode));

  it.each([
    ['on', 'SANDBOX is no setting any more; set GATEWAY_MODE=sandbox in its place.'],
    ['off', 'SANDBOX is no setting any more; set GATEWAY_MODE=production in its place.'],
  ])('GW-09 SANDBOX=%s stops the start with a message that names GATEWAY_MODE', (SANDBOX, message) => {
    expect(() => readEnvironment({ SANDBOX })).toThrow(message);
  });

  it('GW-09 an unknown GATEWAY_MODE stops the start with the allowed values', () => {
    expect(() => readEnvironment({ GATEWAY_MODE: 'live' })).toThrow(
      'GATEWAY_MODE is "live", but must be sandbox or production.',
    );
  });

  it('GW-09 setup may run before the first start, and the stored mode takes precedence over the environment', {
    tags: 'slow',
  }, async () => {
    const DATA_DIR = newFolder();
    const anybody = { NODE_ENV: '' };
    const setup = await backOffice(DATA_DIR, SETUP, anybody);
    expect(setup).toMatchObject({ code: 0, stderr: '' });
    const OPERATOR_TOKEN = tokensIn(setup.stdout).get('kim') ?? '';
    const add = ['member', 'add', 'anna'];
    const stranger = await backOffice(DATA_DIR, [...add, '--operator', 'eve'], anybody);
    expect(stranger.stderr).toMatch(/^No operator is called "eve"/);
    expect(await backOffice(DATA_DIR, add, { ...anybody, OPERATOR: 'kim', OPERATOR_TOKEN })).toMatchObject({ code: 0 });
    const { child, end, url, readOutput } = await start({ DATA_DIR });
    expect(await logIn(url, 'member0', 'Lobby-2026')).toMatchObject({ code: 'login.failed' });
    expect(readOutput()).not.toContain(EXPECTED);
    child.kill('SIGTERM');
    await end;
  });
});
