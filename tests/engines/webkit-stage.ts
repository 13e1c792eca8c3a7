/** WebKit with a separate display, driven by plain WebDriver, with queries that include open shadow roots. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { type MovableGateway, startMovable } from '../e2e/fixtures.ts';
import { freePort } from '../helpers/free-port.ts';
import { type HostSite, hostFixture } from '../helpers/pages/host-page.ts';
import { findWebKit } from './find.ts';
import { type WebKitPage, webKitPage } from './webkit-page.ts';

interface WorkerFixtures {
  webkit: WebDriver;
  gateway: MovableGateway;
  host: HostSite;
}

/** Resolves when the driver accepts calls. */
async function ready(url: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    if (
      await fetch(`${url}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error('WebKitWebDriver ended before it took calls');
}

export const test = base.extend<{ view: WebKitPage }, WorkerFixtures>({
  webkit: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures a fixture needs from it
    async ({}, use) => {
      const path = findWebKit() ?? 'WebKitWebDriver';
      const port = await freePort();
      const home = mkdtempSync(join(tmpdir(), 'lobbykit-webkit-'));
      const command = process.env.DISPLAY ? [] : ['xvfb-run', '-a', '-s', '-screen 0 1280x1024x24'];
      const [program = path, ...args] = [...command, path, `--port=${port}`];
      const env = { ...process.env, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
      const child = spawn(program, args, { env, stdio: 'ignore', detached: true });
      try {
        const url = `http://127.0.0.1:${port}`;
        await ready(url, child);
        const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
        const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
        await driver.manage().window().setRect({ width: 390, height: 844 });
        await use(driver);
        await driver.quit();
      } finally {
        if (child.pid) process.kill(-child.pid, 'SIGTERM');
        rmSync(home, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  gateway: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const gateway = await startMovable();
      // Requests the settings first, because the first response creates the encryption key, which takes longer than a
      // client's timeout on a busy machine.
      await fetch(`${gateway.url}/wps/system/settings/consolidated`, { headers: { ModuleId: 'COMM3' } });
      await use(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  host: hostFixture,
  view: ({ webkit }, use) => use(webKitPage(webkit)),
});

export { expect } from '@playwright/test';
