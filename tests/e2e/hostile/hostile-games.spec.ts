/** A hostile game in its frame cannot reach the page, its storage or the kit (S28). */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, site } from '../account/account-kit.ts';
import { type MovableGateway, startMovable } from '../fixtures.ts';
import { asMember, firstGame, tile } from '../games/games-kit.ts';

/** Tries attacks in sequence and reports the result of each. */
const HOSTILE = `<!doctype html><title>game</title><body><script>
const report = {};
const attempt = (name, run) => { try { report[name] = String(run()); } catch (error) { report[name] = 'refused'; } };
attempt('document', () => parent.document.title);
attempt('session', () => parent.sessionStorage.getItem('MC_SESSION_INFO'));
attempt('storage', () => parent.localStorage.length);
attempt('sdk', () => parent.lobbykit.createLobby);
attempt('registry', () => parent[Symbol.for('lobbykit')]);
attempt('own storage', () => sessionStorage.getItem('MC_SESSION_INFO'));
attempt('referrer', () => document.referrer);
attempt('dialog', () => confirm('?'));
attempt('top', () => { top.location = 'https://evil.example/'; return 'sent'; });
attempt('replace', () => { top.location.replace('https://evil.example/'); return 'sent'; });
for (let step = 0; step < 5; step++) history.pushState(null, '', '#' + step);
const link = Object.assign(document.createElement('a'), { href: 'https://evil.example/', target: '_top' });
document.body.append(link);
link.click();
for (let count = 0; count < 200; count++) parent.postMessage({ type: 'lobby-login', token: 'x', count }, '*');
document.body.append(Object.assign(document.createElement('pre'), { textContent: JSON.stringify(report) }));
</script>`;

const test = base.extend<{ hostile: MovableGateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
  hostile: async ({}, use) => {
    const server = createServer((_, response) => response.end(HOSTILE));
    const gamesUrl = await listening(server);
    const gateway = await startMovable({ gamesUrl });
    await use(gateway);
    await gateway.stop();
    server.close();
  },
});

const listening = (server: Server): Promise<string> =>
  new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

test('S28 a hostile game cannot navigate the page, read data or prevent the visitor from leaving', async ({
  page,
  hostile,
}) => {
  await asMember(page, hostile);
  await page.goto(`${hostile.url}/m/rng`);
  await tile(page, await firstGame(page)).click();
  const reported = await page.locator('iframe').contentFrame().locator('pre').textContent();
  expect(JSON.parse(reported ?? '')).toMatchObject({
    document: 'refused',
    session: 'refused',
    storage: 'refused',
    sdk: 'refused',
    registry: 'refused',
    'own storage': 'null',
    referrer: '',
    dialog: 'false',
  });
  await page.waitForTimeout(1_000);
  expect(page.url()).toContain('/m/launchGame?');
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token)).not.toBe('x');
  await page.getByRole('button', { name: site['launch.leave'], exact: true }).click();
  await expect(page).toHaveURL(/\/m\/rng$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site['kind.RNG']);
});
